import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import type * as InPage from '../in-page/index.ts';
import { inPageScript } from './in-page-script.ts';

/** In ms, for one call into a page, whose scripts may never end. */
export const longestCall = 30_000;

type Calls = typeof InPage;

/** A JavaScript world of our own inside a page: the page's scripts cannot see it, and its clock is the real one. */
export type PageWorld = {
	/** Of the page itself, not of a frame inside it. */
	frameId: string;
	/** Calls a function of in-page/ there, by its name. */
	inPage: <Name extends keyof Calls>(
		name: Name,
		...args: Parameters<Calls[Name]>
	) => Promise<Awaited<ReturnType<Calls[Name]>>>;
	/** The id of a marked element, for the browser's own questions. */
	objectOf: (number: number) => Promise<string>;
};

export async function openPageWorld(cdp: Pick<CDPSession, 'send'>): Promise<PageWorld> {
	const { frameTree } = await cdp.send('Page.getFrameTree');
	const frameId = frameTree.frame.id;
	const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
		frameId,
		worldName: 'recorder',
	});
	const expression = await inPageScript();
	await cdp.send('Runtime.evaluate', { expression, contextId: executionContextId });
	const call = async (name: keyof Calls, args: unknown[], returnByValue: boolean) => {
		const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
			functionDeclaration: `function (...args) { return recorder.${name}(...args) }`,
			arguments: args.map((value) => ({ value })),
			executionContextId,
			awaitPromise: true,
			returnByValue,
		});
		if (exceptionDetails)
			throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		return result;
	};
	return {
		frameId,
		inPage: async (name, ...args) => (await call(name, args, true)).value,
		objectOf: async (number) => (await call('marked', [number], false)).objectId ?? '',
	};
}

/** A session whose every question is given up on after a while: a page that loops answers none. */
export function limited(cdp: CDPSession): Pick<CDPSession, 'send'> {
	return { send: (method, params) => within(longestCall, cdp.send(method, params)) };
}

/** Gives up on what does not answer within this many ms. */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
	const late = setTimeout(ms, undefined, { ref: false }).then(() => {
		throw new Error('does not answer');
	});
	return Promise.race([answer, late]);
}
