import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { plainText } from './plain-text.ts';

/** In ms, for one call into a page, whose scripts may never end. */
export const longestCall = 30_000;

/** A JavaScript world of our own inside a page: the page's scripts cannot see it, and its clock is the real one. */
export type PageWorld = {
	/** Of the page itself, not of a frame inside it. */
	frameId: string;
	/** Calls a function inside the page; texts it returns are plain. */
	inPage: <A extends unknown[], R>(call: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
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
		return withPlainTexts(result.value);
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

function withPlainTexts<T>(value: T): T {
	if (value === undefined) return value;
	const plain = (_key: string, part: unknown) =>
		typeof part === 'string' ? plainText(part) : part;
	return JSON.parse(JSON.stringify(value), plain);
}

/** Gives up on a page that does not answer within this many ms. */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
	const late = setTimeout(ms, undefined, { ref: false }).then(() => {
		throw new Error('does not answer');
	});
	return Promise.race([answer, late]);
}
