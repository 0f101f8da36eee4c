import { expect, test } from 'vitest';
import { cleanSvg } from './read-logo.ts';

const svg = (inside: string, more = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${more}>${inside}</svg>`;
const path = '<path d="M0 0h8"/>';

test.each([
	'<g fill="url(#a)"><use href="#b"/></g>',
	'<style>.a{fill:#123;stroke:url(#g)}</style><path class="a" d="M0 0h8"/>',
	'<g style="fill:url(&quot;#a&quot;)"><path d="M0 0h8"/></g>',
])('everything that draws is kept: %s', (inside) => {
	expect(cleanSvg(svg(inside), 'logo.svg')).toContain(inside);
});

const notes = `\n\t<metadata><a/></metadata><!-- x -->\n\t${path}\n`;
const html = ' xmlns:h="http://www.w3.org/1999/xhtml"';

test.each([
	['what an editor adds', `<?xml version="1.0"?>\n<!-- Entwurf -->\n${svg(notes)}\n`],
	['a sheet named before', `<?xml-stylesheet href="https://a.example/x.css"?>${svg(path)}`],
	['a script', svg(`<script>alert(1)</script>${path}`)],
	['an event handler', svg('<path d="M0 0h8" onclick="x()"/>')],
	['a handler on a line of its own', svg('<path d="M0 0h8" onload\n=\n"x()"/>')],
	['a link to a script', svg(`<a href="javascript:x()">${path}</a>`)],
	['a script in an entity', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg(`&x;${path}`)}`],
])('%s is left out', (_what, raw) => {
	expect(cleanSvg(raw, 'logo.svg')).toBe(`${svg(path)}\n`);
});

test('a script with a prefix is left out, too', () => {
	const raw = svg('<s:script>alert(1)</s:script>', ' xmlns:s="http://www.w3.org/2000/svg"');
	expect(cleanSvg(raw, 'logo.svg')).not.toContain('script');
});

test.each([
	['a page of HTML', svg('<h:iframe srcdoc="x"/>', html), /Fremdes/],
	['a choice of pictures', svg('<path style="fill:image-set(\'a.png\')"/>'), /nach außen/],
	['a drawing inside a drawing', svg('<use href = "data:image/svg+xml,x"/>'), /nach außen/],
	['HTML inside', svg('<foreignObject><h:p/></foreignObject>', html), /Fremdes/],
	['a sheet from outside', svg('<style>@import "https://a.example/b.css";</style>'), /nach außen/],
	['a fill from outside', svg('<path style="fill:u\\72l(https://a.example)"/>'), /nach außen/],
	['a picture from outside', svg('<image href="https://a.example/b.png"/>'), /nach außen/],
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
