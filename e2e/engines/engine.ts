import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ByRoleMatcher } from '@testing-library/dom';
import type { EvaluateFunc } from 'puppeteer-core';

/** A browser with one page, as the tests use it. */
export type Engine = AsyncDisposable & {
	/** Makes the page this wide. */
	resize(width: number): Promise<void>;
	open(url: string): Promise<void>;
	/** Runs a function in the page; arguments and result are JSON. */
	run<Args extends unknown[], Script extends EvaluateFunc<Args>>(
		script: Script,
		...args: Args
	): Promise<Awaited<ReturnType<Script>>>;
	/** Clicks the first visible element of this role and name, as a mouse does. */
	click(role: ByRoleMatcher, name: string): Promise<void>;
	/** Types on the keyboard. */
	type(text: string): Promise<void>;
	press(key: Key): Promise<void>;
	/** What pages said in the console; the reader empties it. WebKit's driver does not tell it. */
	complaints?: string[];
};

type Key = 'Escape' | 'Home' | 'ArrowRight';

declare global {
	/** Testing Library, in the page. */
	var TestingLibraryDom: typeof import('@testing-library/dom') | undefined;
	/** In the page: the first visible element of this role whose name has this text. */
	var findShown: typeof find;
}

const library = createRequire(import.meta.url).resolve(
	'@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
/** The script that lets a page find elements by role and name. */
export const FINDER = `${readFileSync(library, 'utf8')}; globalThis.findShown = ${find}`;

/** In the page: scrolls the element to the middle of the window and waits until its island is hydrated. */
export async function findToClick(role: ByRoleMatcher, name: string): Promise<HTMLElement> {
	const element = findShown(role, name);
	if (!element) throw new Error(`No ${role} is shown that is called “${name}”.`);
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
	for (let waits = 0; waits < 50 && element.closest('astro-island[ssr]'); waits += 1) await pause();
	// React goes on for a moment once Astro has let it begin.
	await pause();
	return element;
}

function find(role: ByRoleMatcher, name = ''): HTMLElement | null {
	const all = globalThis.TestingLibraryDom?.queryAllByRole(document.body, role, {
		name: (accessible) => accessible.includes(name),
	});
	return all?.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
}
