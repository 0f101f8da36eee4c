import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';
import { NAMED_WIDTHS } from '../lib/widths.ts';

const definitions = Object.entries(NAMED_WIDTHS).map(
	([name, query]) => `@custom-media --${name} ${query};`,
);

/** Every stylesheet may use the named widths. For Vite: the site's, and that of the islands' tests. */
export const css: CSSOptions = {
	postcss: {
		plugins: [
			{ postcssPlugin: 'named-widths', Once: (root) => void root.prepend(definitions.join('')) },
			customMedia(),
		],
	},
};
