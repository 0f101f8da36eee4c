import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** In ms, for one call into a page, whose scripts may never end. */
export const longestCall = 30_000;

/** A world of our own within a page: its functions see the real clock, the page's scripts never see them. */
export type World = {
	/** The page's own frame. */
	frameId: string;
	inPage: <A extends unknown[], R>(call: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
	/** Makes the functions of modules known in that world by their names, for in-page functions that call them. */
	provide: (modules: object[]) => Promise<void>;
};

export async function openWorld(cdp: CDPSession): Promise<World> {
	const { frameTree } = await cdp.send('Page.getFrameTree');
	const frameId = frameTree.frame.id;
	const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
		frameId,
		worldName: 'aufnahme',
	});
	const call = async (functionDeclaration: string, args: unknown[]) => {
		const answer = cdp.send('Runtime.callFunctionOn', {
			functionDeclaration,
			arguments: args.map((value) => ({ value })),
			executionContextId,
			awaitPromise: true,
			returnByValue: true,
		});
		const { result, exceptionDetails } = await within(longestCall, answer);
		if (exceptionDetails) {
			throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		}
		return result.value;
	};
	return {
		frameId,
		inPage: (callee, ...args) => call(callee.toString(), args),
		provide: (modules) => {
			const all = modules.flatMap(Object.values).filter((one) => typeof one === 'function');
			return call(`() => { ${all.map((one) => `globalThis.${one.name} = ${one}`).join(';')} }`, []);
		},
	};
}

/** Gives up on a page that does not answer in so many ms. */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
	const late = setTimeout(ms, undefined, { ref: false }).then(() => {
		throw new Error('does not answer');
	});
	return Promise.race([answer, late]);
}
