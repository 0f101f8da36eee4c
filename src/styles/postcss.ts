import { basename } from 'node:path';
import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';
import { NAMED_WIDTHS } from '../lib/widths.ts';

/** The layers from the weakest to the strongest: first in every stylesheet, since none knows which comes first. */
const LAYERS = '@layer reset, tokens, base, compositions, components, print;';

const definitions = Object.entries(NAMED_WIDTHS).map(
	([name, query]) => `@custom-media --${name} ${query};`,
);

/** The file of each module by its name. */
const modules = new Map<string, string>();

/** A class is called after its module, `Sheet_line`: said once in a page and read by people. */
function className(local: string, file: string): string {
	const name = basename(file, '.module.css');
	const known = modules.get(name) ?? file;
	if (known !== file) throw new Error(`Zwei Module heißen gleich: ${known} und ${file}.`);
	modules.set(name, file);
	return `${name}_${local}`;
}

/** Every stylesheet may use the layers and the named widths. For Vite: the site's, and that of the islands' tests. */
export const css: CSSOptions = {
	modules: { generateScopedName: className },
	postcss: {
		plugins: [
			{
				postcssPlugin: 'layers-and-named-widths',
				Once: (root) => void root.prepend(LAYERS, definitions.join('')),
			},
			customMedia(),
		],
	},
};
