import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { badLengths, lostAnchors, textSourceOf } from './page-faults.ts';

const page = (title: string, description: string) =>
	parsePage(`<title>${title}</title><meta name="description" content="${description}">`);

test('a title or description that search results would cut off is named', () => {
	expect(badLengths(page('Kurz', 'x'.repeat(120)), '/a.html')).toEqual([]);
	expect(badLengths(page('x'.repeat(66), 'x'.repeat(20)), '/portfolio/haus.html')).toEqual([
		expect.stringMatching(/^src.content.projekte.haus\.yaml, projekt\.kunde: .* 66 Zeichen/),
		expect.stringMatching(/^src.content.projekte.haus\.yaml, metadaten\.beschreibung: .* 20 Zei/),
	]);
	const long = page('Kurz', 'x'.repeat(180));
	expect(badLengths(long, '/a.html')).toEqual([]);
	expect(badLengths(long, '/portfolio/haus.html')).toEqual([
		expect.stringMatching(/ 180 Zeichen, gut sind 70 bis 160\.$/),
	]);
	expect(badLengths(page('x'.repeat(65), 'x'.repeat(70)), '/a.html')).toEqual([]);
	expect(badLengths(page('Kurz', 'x'.repeat(160)), '/portfolio/haus.html')).toEqual([]);
	expect(badLengths(page('Kurz', 'x'.repeat(201)), '/about.html')).toEqual([
		expect.stringMatching(/^src.content.texte.about\.yaml, beschreibung: .* bis 200\.$/),
	]);
	const unlisted = parsePage('<meta name="robots" content="noindex"><title>x</title>');
	expect(badLengths(unlisted, '/404.html')).toEqual([]);
	expect(badLengths(page('Kurz', ''), '/index.html')).toEqual([
		expect.stringMatching(/^src.content.texte.start\.yaml, beschreibung: /),
	]);
});

test('a link to a missing place within a page is named', () => {
	const pages = new Map([
		['/a.html', parsePage('<a href="/b#da">x</a> <a href="/b#fort">x</a>')],
		['/b.html', parsePage('<a href="#hier">x</a> <p id="hier"></p> <p id="da"></p>')],
	]);
	expect(lostAnchors(pages)).toEqual(['/a.html: Der Verweis auf /b#fort führt ins Leere.']);
});

test.each([
	[
		'<a href="/#oben">x</a> <a href="/#oben">x</a>',
		['/index.html: Der Verweis auf /#oben führt ins Leere.'],
	],
	['<a href="#weg">x</a>', ['/index.html: Der Verweis auf #weg führt ins Leere.']],
	['<a href="#top">x</a> <a href="/#:~:text=Preis">x</a>', []],
	['<a href="#%C3%BCber">x</a><p id="über"></p>', []],
	['<a href="#50%">x</a><p id="50%"></p>', []],
	['<a href="https://fremd.example/#weg">x</a> <a href="/projekte/a.jpg#weg">x</a>', []],
	['<a href="/kontakt">x</a> <a href="/#">x</a> <a>x</a>', []],
])('of the links in %s those that lead nowhere are named once', (html, sentences) => {
	expect(lostAnchors(new Map([['/index.html', parsePage(html)]]))).toEqual(sentences);
});

test.each([
	['/index.html', 'src/content/texte/start.yaml'],
	['/about.html', 'src/content/texte/about.yaml'],
	['/impressum.html', 'src/content/recht/impressum.md'],
	['/404.html', 'src/content/texte/fehler.ts'],
	['/portfolio/404.html', 'src/content/texte/fehler.ts'],
	['/antwort.html', 'src/content/texte/formular.ts'],
])('the texts of %s stand in %s', (name, file) => {
	expect(textSourceOf(name).file).toBe(file);
	expect(existsSync(file)).toBe(true);
});
