import { expect, test } from 'vitest';
import { VIEWPORTS } from '#shared/viewports.ts';
import { drawnProjekte, pictureOf } from '../../facts/projekte.ts';
import { focusOf } from '../drawing/client-page.ts';
import { figuresOf } from './figures.ts';

const [drawn] = drawnProjekte;

test.runIf(drawn)(
	'the first figure is the drawn window, the others are the entry’s pictures',
	() => {
		if (!drawn) return;
		const { figures, drawing } = figuresOf(drawn);
		const [, ...others] = drawn.source.weiterebilder;
		expect(drawing?.plan).toEqual(drawn.plan.desktop);
		expect(figures.map(({ picture }) => picture.src)).toEqual(
			[drawn.plan.desktop.bild, ...others].map((path) => pictureOf(drawn, path).src),
		);
	},
);

test.runIf(drawn)('a caption stands with its picture; only the first one has a focus', () => {
	if (!drawn) return;
	const captions = drawn.source.weiterebilder.map((_, i) => `Bild ${i + 1}`);
	const { figures } = figuresOf({ ...drawn, bildunterschriften: captions });
	expect(figures.map(({ text }) => text)).toEqual(captions);
	const [first, ...others] = figures.map(({ focus }) => focus);
	expect(first).toBe(focusOf(drawn, 'desktop').x / VIEWPORTS.desktop.width);
	expect(others).toEqual(others.map(() => 0));
});
