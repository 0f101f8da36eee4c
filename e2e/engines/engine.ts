/** What both engines are asked for, in WebDriver's words. */
export type Command = 'Navigate' | 'ExecuteScript' | 'PerformActions' | 'SetWindowRect';
export type Send = (command: Command, params: object) => Promise<unknown>;

export type Engine = AsyncDisposable & {
	/** Makes the page this wide, or as narrow as a window can be: 500 px in Firefox. */
	resize(width: number): Promise<void>;
	open(url: string): Promise<void>;
	/** Runs a function in the page; arguments and result are JSON. */
	run<Args extends unknown[], Result>(
		script: (...args: Args) => Result | Promise<Result>,
		...args: Args
	): Promise<Result>;
	/** Clicks the middle of the first visible match, as a mouse does. */
	click(selector: string): Promise<void>;
	/** Presses the mouse on the middle of the first visible match and moves it to the left. */
	drag(selector: string, pixels: number): Promise<void>;
	/** Types on the keyboard. */
	type(keys: string): Promise<void>;
};

/** WebDriver's characters for keys without a letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEY = { escape: '\uE00C', home: '\uE011', right: '\uE014' };

const HEIGHT = 900;
const press = { type: 'pointerDown', button: 0 };
const release = { type: 'pointerUp', button: 0 };

/** Makes an engine of what carries WebDriver's commands to it. */
export function engineOf(send: Send, stop: () => Promise<void>): Engine {
	const run: Engine['run'] = async (script, ...args) =>
		(await send('ExecuteScript', { script: `return (${script})(...arguments)`, args })) as never;
	let frame: { x: number; y: number } | undefined;
	const act = async (type: 'pointer' | 'key', actions: object[]) => {
		await send('PerformActions', { actions: [{ type, id: type, actions }] });
	};
	return {
		run,
		async resize(width) {
			// Measured once, before the first change: a page hears of its new size a moment later.
			frame ??= await run(() => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }));
			await send('SetWindowRect', { width: width + frame.x, height: HEIGHT + frame.y });
		},
		async open(url) {
			await send('Navigate', { url });
		},
		async click(selector) {
			const middle = await run(showMiddle, selector);
			await act('pointer', [{ type: 'pointerMove', ...middle }, press, release]);
		},
		async drag(selector, pixels) {
			const { x, y } = await run(showMiddle, selector);
			const there = { type: 'pointerMove', x: x - pixels, y };
			await act('pointer', [{ type: 'pointerMove', x, y }, press, there, release]);
		},
		async type(keys) {
			const typed = [...keys].flatMap((value) => [
				{ type: 'keyDown', value },
				{ type: 'keyUp', value },
			]);
			await act('key', typed);
		},
		[Symbol.asyncDispose]: stop,
	};
}

/** Scrolls the first visible match into view, in the page; returns its middle in the window. */
function showMiddle(selector: string): { x: number; y: number } {
	const element = [...document.querySelectorAll(selector)].find((e) => e.checkVisibility());
	if (!element) throw new Error(`Nothing visible matches ${selector}.`);
	const { top, bottom } = element.getBoundingClientRect();
	if (top < 0 || bottom > innerHeight)
		element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { x, y, width, height } = element.getBoundingClientRect();
	return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
