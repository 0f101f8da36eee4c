import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FIGURES } from '../lib/page-figures.ts';
import { brotli } from './compress.ts';

const RESSOURCEN =
	/<(?:script|img|source|video|iframe|link)\b[^>]*?\s(?:src|srcset|href|poster)="([^"]+)"/g;

/** Scripts, styles and fonts of the build, wherever the page names them: islands name theirs in attributes. */
const DATEIEN = /\/_astro\/[\w.@-]+\.(?:js|css|woff2)/g;
/** The same in a script, which names its neighbours: `import './react.js'`, `import('./x.js')`. */
const NACHBARN = /["'`]\.\/([\w.@-]+\.js)["'`]/g;

/** As long as a figure mostly is: the page weighs the same with either. */
const PLATZHALTER = '00,0 KB';

const DATUM = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

/**
 * The page with its own figures: kilobytes on the wire and number of all that is no picture and no
 * film (HTML with its styles, fonts, scripts; brotli), foreign hosts
 * it loads from, cookies any of its scripts sets, and the day it was built.
 * @param dateien what else it loads, by path, as loadedFiles tells
 */
export async function fillFigures(
	html: string,
	dateien: ReadonlyMap<string, Buffer>,
	gebaut: Date,
): Promise<string> {
	const bytes = await Promise.all(
		[...dateien].map(async ([name, inhalt]) =>
			name.endsWith('.woff2') ? inhalt.length : (await brotli(inhalt)).length,
		),
	);
	const mitSetzern = [html, ...dateien.values()].filter((text) => setsCookie(String(text)));
	const ohneGewicht = html
		.replaceAll(PAGE_FIGURES.abrufe, String(1 + dateien.size))
		.replaceAll(PAGE_FIGURES.fremdeServer, String(foreignHosts(html).length))
		.replaceAll(PAGE_FIGURES.cookies, String(mitSetzern.length))
		.replaceAll(PAGE_FIGURES.stand, DATUM.format(gebaut));
	const seite = await brotli(
		Buffer.from(ohneGewicht.replaceAll(PAGE_FIGURES.gewicht, PLATZHALTER)),
	);
	const gewicht = bytes.reduce((summe, zahl) => summe + zahl, seite.length);
	return ohneGewicht.replaceAll(PAGE_FIGURES.gewicht, inKb(gewicht));
}

function inKb(bytes: number): string {
	return `${(bytes / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} KB`;
}

/**
 * Every file the page may load beside pictures and films, by its path.
 * @throws when the page names a font or script that is not there
 */
export async function loadedFiles(html: string, dist: string): Promise<Map<string, Buffer>> {
	const offen: string[] = [...(html.match(DATEIEN) ?? [])];
	if (html.includes(WEBMANIFEST)) offen.push(WEBMANIFEST);
	const dateien = new Map<string, Buffer>();
	for (let pfad = offen.pop(); pfad; pfad = offen.pop()) {
		if (dateien.has(pfad)) continue;
		const inhalt = await readFile(join(dist, pfad));
		dateien.set(pfad, inhalt);
		if (!pfad.endsWith('.js')) continue;
		for (const [, name] of inhalt.toString().matchAll(NACHBARN)) offen.push(`/_astro/${name}`);
	}
	return dateien;
}

const WEBMANIFEST = '/site.webmanifest';

function foreignHosts(html: string): string[] {
	const ohneLinks = html.replace(/<link rel="canonical"[^>]*>/g, '');
	const urls = [...ohneLinks.matchAll(RESSOURCEN)].map(([, url = '']) => url);
	const hosts = urls
		.filter((url) => /^(?:https?:)?\/\//.test(url))
		.map((url) => new URL(url, 'https://x').host);
	return [...new Set(hosts)];
}

function setsCookie(text: string): boolean {
	return /document\.cookie\s*=|cookieStore\.set/.test(text);
}
