import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** In ms, for one call into a page, whose scripts may never end. */
export const longestCall = 30_000;

/** A JavaScript world of our own inside a page: the page's scripts cannot see it, and its clock is the real one. */
export type PageWorld = {
	/** Of the page itself, not of a frame inside it. */
	frameId: string;
	/** Calls a function inside the page. */
	inPage: <A extends unknown[], R>(call: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
	/** Calls a function that returns an object of the page, and gives that object's id. */
	objectOf: <A extends unknown[]>(call: (...args: A) => unknown, ...args: A) => Promise<string>;
	/** Makes the functions of modules known there by their names, for in-page functions that call them. */
	provide: (modules: object[]) => Promise<void>;
};

export async function openPageWorld(cdp: CDPSession): Promise<PageWorld> {
	const { frameTree } = await cdp.send('Page.getFrameTree');
	const frameId = frameTree.frame.id;
	const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
		frameId,
		worldName: 'recorder',
	});
	const call = async (functionDeclaration: string, args: unknown[], returnByValue = true) => {
		const answer = cdp.send('Runtime.callFunctionOn', {
			functionDeclaration,
			arguments: args.map((value) => ({ value })),
			executionContextId,
			awaitPromise: true,
			returnByValue,
		});
		const { result, exceptionDetails } = await within(longestCall, answer);
		if (exceptionDetails) {
			throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		}
		return result;
	};
	return {
		frameId,
		inPage: async (callee, ...args) => (await call(callee.toString(), args)).value,
		objectOf: async (callee, ...args) =>
			(await call(callee.toString(), args, false)).objectId ?? '',
		provide: async (modules) => {
			const all = modules.flatMap(Object.values).filter((one) => typeof one === 'function');
			await call(`() => { ${all.map((one) => `globalThis.${one.name} = ${one}`).join(';')} }`, []);
		},
	};
}

/** Gives up on a page that does not answer within this many ms. */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
	const late = setTimeout(ms, undefined, { ref: false }).then(() => {
		throw new Error('does not answer');
	});
	return Promise.race([answer, late]);
}
