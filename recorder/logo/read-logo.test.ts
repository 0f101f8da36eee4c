import { expect, test } from 'vitest';
import { cleanSvg } from './read-logo.ts';

const svg = (inside: string, more = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${more}>${inside}</svg>`;
const path = '<path d="M0 0h8"/>';

test('a logo loses its XML header, comments, editor data and line breaks, and keeps its shapes', () => {
	const raw = `<?xml version="1.0"?>\n<!-- Entwurf -->\n${svg(`\n\t<metadata><a/></metadata><!-- x -->\n\t<path d="M0 0h8"/>\n`)}\n`;
	expect(cleanSvg(raw, 'logo.svg')).toBe(`${svg(path)}\n`);
});

test.each([
	'<g fill="url(#a)"><use href="#b"/></g>',
	'<style>.a{fill:#123;stroke:url(#g)}</style><path class="a" d="M0 0h8"/>',
	'<g style="fill:none;stroke:#000"><path d="M0 0h8"/></g>',
])('everything that draws is kept: %s', (inside) => {
	expect(cleanSvg(svg(inside), 'logo.svg')).toContain(inside);
});

const html = ' xmlns:h="http://www.w3.org/1999/xhtml"';
const link = ' xmlns:xlink="http://www.w3.org/1999/xlink"';

test.each([
	['a script', svg('<script>alert(1)</script>'), /Skripte/],
	['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), /Skripte/],
	['a prefix', svg('<s:script/>', ' xmlns:s="http://www.w3.org/2000/svg"'), /Skripte/],
	['a script of HTML', svg('<h:script>alert(1)</h:script>', html), /Skripte/],
	['a page of HTML', svg('<h:iframe srcdoc="x"/>', html), /Skripte/],
	['an event handler', svg('<path onclick="x()"/>'), /Skripte/],
	['a handler with spaces before its equals sign', svg('', ' onload = "x()"'), /Skripte/],
	['a handler on a line of its own', svg('<path onload\n=\n"x()"/>'), /Skripte/],
	['a handler set by an animation', svg('<set attributeName="onclick" to="x()"/>'), /Skripte/],
	['a link set by an animation', svg('<set attributeName="href" to="x"/>'), /Skripte/],
	['a choice of pictures', svg('<path style="fill:image-set(\'a.png\')"/>'), /Skripte/],
	['a link', svg(`<a href="javascript:x()">${path}</a>`), /Skripte/],
	['a link in entities', svg('<use xlink:href="&#106;avascript:x()"/>', link), /Skripte/],
	['a drawing inside a drawing', svg('<use href = "data:image/svg+xml,x"/>'), /Skripte/],
	['HTML inside', svg('<foreignObject><h:p/></foreignObject>', html), /Skripte/],
	['a sheet from outside', svg('<style>@import "https://a.example/b.css";</style>'), /Skripte/],
	['a fill from outside', svg('<path style="fill:u\\72l(https://a.example)"/>'), /Skripte/],
	['a picture from outside', svg('<image href="https://a.example/b.png"/>'), /nach außen/],
	['a script in an entity', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`, /Skripte/],
	['live text', svg('<text>Muster</text>'), /Pfade/],
	['no viewBox', `<svg>${path}</svg>`, /viewBox/],
	['a page around it', `<html>${svg('')}</html>`, /keine SVG-Datei/],
	['another format', 'PNG', /keine SVG-Datei\.$/],
])('a logo with %s is refused', (_what, raw, message) => {
	expect(() => cleanSvg(raw, 'logo.svg')).toThrow(message);
});

test('entities, as Illustrator writes them, are resolved', () => {
	const raw = `<!DOCTYPE svg [<!ENTITY breite "8">]>${svg('<path d="M0 0h&breite;"/>')}`;
	expect(cleanSvg(raw, 'logo.svg')).toBe(`${svg(path)}\n`);
});

test('a style sheet named before the drawing is left out', () => {
	const raw = `<?xml-stylesheet href="https://a.example/x.css"?>${svg(path)}`;
	expect(cleanSvg(raw, 'logo.svg')).toBe(`${svg(path)}\n`);
});
