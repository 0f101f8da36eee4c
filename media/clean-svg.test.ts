import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inhalt: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inhalt}</svg>`;

test('a logo loses prolog, comments, editor data and line breaks, and keeps its shapes', () => {
	const roh = `<?xml version="1.0"?>\n<!-- Entwurf -->\n${svg('\n\t<metadata><a/></metadata>\n\t<path d="M0 0h8"/>\n')}\n`;
	expect(cleanSvg(roh, 'logo.svg')).toBe(`${svg('<path d="M0 0h8"/>')}\n`);
});

test('references inside the logo are fine', () => {
	const inhalt = '<g fill="url(#a)"><use href="#b"/></g>';
	expect(cleanSvg(svg(inhalt), 'logo.svg')).toContain(inhalt);
});

test.each([
	['a script', svg('<script>alert(1)</script>'), /Skripte/],
	['an event handler', svg('<path onclick="x()"/>'), /Skripte/],
	['a picture from outside', svg('<image href="https://a.example/b.png"/>'), /verweist nach außen/],
	['live text', svg('<text>Muster</text>'), /Pfade/],
	['no viewBox', '<svg><path/></svg>', /viewBox/],
	['a page around it', `<html>${svg('')}`, /keine SVG-Datei/],
	['another format', 'PNG', /keine SVG-Datei/],
])('a logo with %s is refused', (_was, roh, meldung) => {
	expect(() => cleanSvg(roh, 'logo.svg')).toThrow(meldung);
});
