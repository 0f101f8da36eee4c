import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { perTextField } from '#shared/form.ts';
import { sheetContent } from '#shared/sheet-content.ts';
import { formular } from '../../content/texte/formular.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { Sheet } from './Sheet.tsx';

const EMPTY = sheetContent(perTextField(() => ''));
const WRITTEN = sheetContent({
	vorname: 'Jens',
	nachname: 'Kolb',
	email: 'jens@kolb.example',
	phone: '0171 2345678',
	message: `${'Wir backen Brot, auch am Sonntag und im Winter. '.repeat(2)}\nBis Ostern?`,
});
const ARRIVED = { day: '29.11.2026', time: '05:27 Uhr MEZ' };

/** The sheet's parts, as far as they are seen. */
function show(props: React.ComponentProps<typeof Sheet>) {
	const { container } = render(<Sheet {...props} />);
	const sheet = container.querySelector<HTMLElement>('[style]');
	const strokes = [...container.querySelectorAll<HTMLElement>('i:not([aria-hidden])')];
	return {
		text: container.textContent,
		line: sheet?.style.getPropertyValue('--share'),
		// Drawn and finished, each one after the other.
		strokes: strokes
			.slice(0, strokes.length / 2)
			.map(({ style }) => Number.parseFloat(style.width)),
	};
}

test('an empty sheet has a place for a name, strokes for what is missing, and the line at its right', () => {
	const { text, line, strokes } = show({ content: EMPTY, validFields: 0 });
	const { ohneName, erklaerung, fertig } = formular.blatt;
	// The name's letters are outlined and filled.
	expect(text).toBe(schnitt.fahneLinks + fertig + ohneName + ohneName + erklaerung);
	expect([line, strokes.length]).toEqual(['95', 3]);
});

test.each([
	[1, '80'],
	[2, '65'],
	[3, '50'],
	[4, '35'],
])('with %i valid fields the line is at %s percent', (validFields, line) => {
	expect(show({ content: WRITTEN, validFields }).line).toBe(line);
});

test('what is written is drawn on both sides, each line of the message as strokes as long as it', () => {
	const { text, strokes } = show({ content: WRITTEN, validFields: 3 });
	for (const word of ['Jens Kolb', 'kolb.example', '0171 2345678']) expect(text).toContain(word);
	expect(text, 'the message is strokes').not.toContain('Brot');
	expect(strokes).toHaveLength(4);
	expect(strokes.at(0)).toBeGreaterThan(80);
	expect(strokes.at(-1)).toBeCloseTo((100 * 'Bis Ostern?'.length) / 44);
});

test('a stored inquiry finishes it: no line, words for strokes, a stamp', () => {
	const { text, line, strokes } = show({ content: WRITTEN, validFields: 0, arrived: ARRIVED });
	expect(Number(line)).toBeLessThan(0);
	expect(strokes).toEqual([]);
	expect(text).toContain('Wir backen Brot');
	expect(text).toContain('Eingang29.11.2026,05:27 Uhr MEZ');
});

test('screen readers and the Tab key pass it', () => {
	const html = renderToString(<Sheet content={WRITTEN} validFields={4} arrived={ARRIVED} />);
	expect(html).toMatch(/^<figure [^>]*aria-hidden="true"/);
	expect(html).not.toMatch(/<(a|button|input)\b|tabindex/);
});
