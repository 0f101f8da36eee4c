import { expect, test } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { missingReferences } from './missing-references.ts';

const names = new Set(['/index.html', '/about.html', '/projekte/haus/bild-1.jpg', '/og/start.jpg']);

test('every missing picture size, film, preview picture and page is named once', () => {
	const present = `<meta property="og:image" content="https://haus.example/og/start.jpg">
		<a href="/">a</a> <a href="/about#weg">b</a> <a href="https://fremd.example/x.jpg">c</a>
		<img src="/projekte/haus/bild-1.jpg">`;
	const html = `<source srcset="/projekte/haus/bild-1-640.avif 640w, /projekte/haus/bild-1-960.avif 960w">
		<meta property="og:image" content="https://haus.example/og/neu.jpg">
		<source src="/projekte/haus/showcase.webm"><source src="/projekte/haus/showcase.mp4"> <a href="/preise">x</a> <a href="/preise#a">y</a>
		<a href="/about/">z</a> <a href="/about.html">z</a>`;
	expect(missingReferences(parsePage(present + html), names, 'https://haus.example')).toEqual([
		'/projekte/haus/bild-1-640.avif',
		'/projekte/haus/bild-1-960.avif',
		'/og/neu.jpg',
		'/projekte/haus/showcase.webm',
		'/projekte/haus/showcase.mp4',
		'/preise',
		'/about/',
		'/about.html',
	]);
});

test('a path that a text shows as code is no file of this site', () => {
	const html = `<img src="/haus/langer-name.jpg"> <code>haus/langer-name</code>
		<pre><code>url('/bild.jpg')</code></pre> <img src="/weg.jpg">`;
	expect(missingReferences(parsePage(html), names, 'https://haus.example')).toEqual([
		'/haus/langer-name.jpg',
		'/weg.jpg',
	]);
});

test('a file is there under an address that encodes its name', () => {
	const html = `<a href="/B%C3%BCro-Preise.pdf">a</a> <a href="/Preise%20&amp;%20Co.pdf#2">b</a>
		<a href="/Gr%C3%B6%C3%9Fe.pdf">c</a> <img src="/Haus%201.jpg">`;
	const names = new Set(['/Büro-Preise.pdf', '/Preise & Co.pdf', '/Haus 1.jpg']);
	expect(missingReferences(parsePage(html), names, 'https://haus.example')).toEqual(['/Größe.pdf']);
});
