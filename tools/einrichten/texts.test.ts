import { expect, test } from 'vitest';
import { isShipped } from '../../testing/is-shipped.ts';
import { Site } from './site.ts';
import { TEXTS } from './texts.ts';

const site = new Site('.');
const fields = TEXTS.flatMap(({ file, parts }) => parts.map((part) => ({ file, ...part })));

test.runIf(isShipped).for(fields)(
	'$field stands in its file, and is read back as it is shown',
	({ file, field, list }) => {
		const value = site.value(`src/content/texte/${file}.yaml: ${field}`);
		if (!list) return expect(value).toMatch(/./);
		if (!Array.isArray(value)) throw new Error(`${field} is no list.`);
		// What a line does not show, such as a station's drawing, stays where the line is not changed.
		for (const item of value)
			expect(list.print(list.read(list.print(item)) ?? '')).toBe(list.print(item));
	},
);
