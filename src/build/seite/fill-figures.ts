import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKEN } from '../../lib/seitenfigur.ts';
import { brotli, guessBrotli } from '../dateien/compress.ts';
import { addCsp } from './add-csp.ts';

const RESSOURCEN =
	/<(?:script|img|source|video|iframe|link)\b[^>]*?\s(?:src|srcset|href|poster)="([^"]+)"/g;

const SKRIPTE = /<script\b[^>]*\ssrc="([^"]+)"/g;
/** Islands that start without the visitor's doing; the others load when he comes near. */
const INSELN_VON_SELBST = /<astro-island\b[^>]*\sclient="(?:gemalt|idle|load)"[^>]*>/g;
const INSELSKRIPTE = /\s(?:component|renderer)-url="([^"]+)"/g;

/** A page ready to be delivered, and the same compressed. */
export type FertigeSeite = { html: string; br: Buffer };

const DATUM = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
const VERSUCHE = 3;

/**
 * The page with its policy and its own figures in the footer: kilobytes on the wire before any picture
 * (HTML with its styles and policy, fonts, and scripts that start by themselves, brotli), foreign
 * hosts it loads from, cookies its scripts set, and the day it was built. On the edge between two
 * figures the weight may be 0.1 KB off.
 * @throws when the page has what its policy forbids, or names a font or script that is not there
 */
export async function fillFigures(html: string, dist: string, gebaut: Date): Promise<FertigeSeite> {
	const skripte = await loadScripts(html, dist);
	const schriften = await Promise.all(
		[...html.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, pfad = '']) => readFile(join(dist, pfad))),
	);
	const skriptBytes = await Promise.all(skripte.map((text) => brotli(Buffer.from(text))));
	const uebrige = [...schriften, ...skriptBytes].reduce((summe, { length }) => summe + length, 0);
	const bisAufGewicht = html
		.replaceAll(MARKEN.fremdeServer, String(foreignHosts(html).length))
		.replaceAll(
			MARKEN.cookies,
			String(skripte.filter(setsCookie).length + Number(setsCookie(html))),
		)
		.replaceAll(MARKEN.stand, DATUM.format(gebaut));
	const seiteMit = (gewicht: string) => addCsp(bisAufGewicht.replaceAll(MARKEN.gewicht, gewicht));

	// Compressing well is slow, and the figure is part of what is compressed: a guess is mostly right.
	let gewicht = inKb(uebrige + (await guessBrotli(Buffer.from(seiteMit('00,0 KB')))));
	for (let versuch = 1; ; versuch += 1) {
		const fertig = seiteMit(gewicht);
		const br = await brotli(Buffer.from(fertig));
		const gewogen = inKb(uebrige + br.length);
		// On the edge between two figures each makes the other true, by a byte.
		if (gewogen === gewicht || versuch === VERSUCHE) return { html: fertig, br };
		gewicht = gewogen;
	}
}

function inKb(bytes: number): string {
	return `${(bytes / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} KB`;
}

/** The texts of all scripts a page loads by itself, following their static imports. */
async function loadScripts(html: string, dist: string): Promise<string[]> {
	const inseln = [...html.matchAll(INSELN_VON_SELBST)].map(([insel]) => insel).join('');
	const quellen = [...html.matchAll(SKRIPTE), ...inseln.matchAll(INSELSKRIPTE)];
	const offen = quellen.map(([, pfad = '']) => pfad);
	const texte = new Map<string, string>();
	for (let pfad = offen.pop(); pfad; pfad = offen.pop()) {
		if (texte.has(pfad)) continue;
		const text = await readFile(join(dist, pfad), 'utf8');
		texte.set(pfad, text);
		const importe = [...text.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)];
		offen.push(...importe.map(([, ziel = '']) => new URL(ziel, `http://x${pfad}`).pathname));
	}
	return [...texte.values()];
}

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
