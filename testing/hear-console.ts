import { afterEach, beforeEach, vi } from 'vitest';

/** Hears in every test of a file what is printed, instead of printing it: a text for each call. */
export function hearConsole(): string[] {
	const said: string[] = [];
	beforeEach(() => {
		said.length = 0;
		const listen = (text = '') => void said.push(text);
		vi.spyOn(console, 'log').mockImplementation(listen);
		vi.spyOn(console, 'error').mockImplementation(listen);
	});
	afterEach(() => {
		process.exitCode = undefined;
		vi.restoreAllMocks();
	});
	return said;
}
