import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFolder } from './new-folder.ts';

const FILES: Record<string, string | Buffer> = {
	'index.html': '<!doctype html><title>Start</title>',
	'index.html.br': 'verdichtet',
	'about.html': '<!doctype html><title>About</title>',
	'portfolio.html': '<!doctype html><title>Portfolio</title>',
	'portfolio/druckerservice.html': '<!doctype html><title>Druckerservice</title>',
	'portfolio/404.html': '<!doctype html><p>Es wurde kein Projekt gefunden.</p>',
	'404.html': '<!doctype html><p>Diese Seite wurde nicht gefunden</p>',
	'antwort.html': '<!doctype html><title>{{TITEL}}</title><main>{{MELDUNG}}</main>',
	'abgelehnt.html':
		'<!doctype html><title>{{TITEL}}</title><main>{{MELDUNG}}</main><pre>{{GESCHRIEBEN}}</pre>',
	'sitemap-index.xml': '<sitemapindex/>',
	'portrait.svg': '<svg/>',
	'marken.svg': '<svg/>',
	'apple-touch-icon.png': Buffer.from([1]),
	'og/start.jpg': Buffer.from([2]),
	'projekte/druckerservice/vorschau.jpg': Buffer.from([4]),
	'.versteckt': 'geheim',
	'_astro/index.Ab12.js': 'export {};',
	'projekte/druckerservice/logo mit ü.png': Buffer.from([3]),
};

/** Writes a small site as the build leaves it and returns its folder. */
export function writeFixtureSite(): string {
	const folder = newFolder();
	for (const [name, content] of Object.entries(FILES)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), content);
	}
	return folder;
}
