import { expect, test } from 'vitest';
import { about } from '../../facts/texts.ts';
import { markAddress, marksSvg } from './tool-marks.ts';

test.each([
	['ReactJs', '#react'],
	['Wordpress', '#wordpress'],
	['wordpress', '#wordpress'],
	['HTML', '#html5'],
	['CSS3', '#css'],
	['Vue 3', '#vuedotjs'],
	['Next.js 16.1', '#nextdotjs'],
	['Angular v20', '#angular'],
])('the mark of %s is found, however it is written', (tool, id) => {
	expect(markAddress(tool)).toMatch(new RegExp(`^/marken\\.svg\\?[\\w-]{6}${id}$`));
});

test('a tool of which there is no mark gets none', () => {
	expect(markAddress('Hausgemachtes')).toBeUndefined();
});

test('the mark of each tool that the site names is in the file', () => {
	for (const { name } of about.werkzeuge.flatMap(({ eintraege }) => eintraege)) {
		const [, id] = markAddress(name)?.split('#') ?? [];
		if (id) expect(marksSvg, name).toContain(`<path id="${id}" d="M`);
	}
});
