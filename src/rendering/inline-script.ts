import { minifySync } from 'vite';

/** A function as a minified classic script that runs at once; it may use nothing from outside itself. */
export function inlineScript(run: () => void): string {
	return minifySync('inline.js', `(${run})()`).code;
}
