import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright-core';
import type * as InPage from '../in-page/index.ts';

type Calls = typeof InPage;

/**
 * A JavaScript world of our own inside a page: the page's scripts cannot see it, and its clock is the real one.
 */
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

/**
 * In a packed recorder the bundle lies beside it (build.ts); in the repository it is made when it is first
 * needed.
 */
const packed = fileURLToPath(new URL('in-page.js', import.meta.url));

let script: Promise<string> | undefined;

/** The functions of in-page/ as one script, which makes them known as `recorder`. */
export function inPageScript(): Promise<string> {
	script ??= existsSync(packed) ? readFile(packed, 'utf8') : bundleInPage();
	return script;
}

export async function bundleInPage(): Promise<string> {
	const { build } = await import('esbuild');
	const { outputFiles } = await build({
		entryPoints: [fileURLToPath(new URL('../in-page/index.ts', import.meta.url))],
		bundle: true,
		write: false,
		format: 'iife',
		globalName: 'recorder',
		target: 'chrome120',
	});
	return outputFiles.map(({ text }) => text).join('');
}

/**
 * Runs in every page before its own scripts, in their world. What a page hides in closed shadow roots is open to
 * the recorder, and a canvas that is handed to a worker is marked for it.
 */
export const firstScript = {
	content: `(() => {
	const { attachShadow } = Element.prototype;
	Element.prototype.attachShadow = function (init) {
		return attachShadow.call(this, { ...init, mode: 'open' });
	};
	const { transferControlToOffscreen } = HTMLCanvasElement.prototype;
	HTMLCanvasElement.prototype.transferControlToOffscreen = function () {
		this.dataset.werkplanWorker = '';
		return transferControlToOffscreen.call(this);
	};
})()`,
};
