import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Seite, seiten } from '../e2e/support/seiten.ts';
import { type Abruf, allBytes, rufeAb } from './abruf.ts';
import { launchPlaywright } from './chromium.ts';
import { kilobytes, type Messung, type Zeile } from './messung.ts';
import { startDienst } from './server.ts';

/** What pages weigh and wait for on a phone: bytes and counts, the same in every run. */
export const messeGewichte: Messung = async ({ dist, melde }) => {
	const site = dist();
	const dienst = await startDienst(site);
	const browser = await launchPlaywright();
	try {
		melde('wiegt die Seiten …');
		const abrufe = new Map<Seite, Abruf>();
		for (const seite of seiten) abrufe.set(seite, await rufeAb(browser, dienst.url + seite.pfad));
		return [
			...htmlZeilen(site),
			blockingZeile(abrufe),
			...skriptZeilen(abrufe),
			await karussellZeile(browser, dienst.url),
			...schriftZeilen(site, abrufe),
			await lateFontZeile(browser, dienst.url),
			{
				was: 'Startseite, alles vor dem Scrollen bei 390 px',
				wert: kilobytes(allBytes(the('start', abrufe))),
				einheit: 'KB',
				ziel: { hoechstens: 120 },
			},
		];
	} finally {
		await browser.close();
		await dienst.stop();
	}
};

/** Bytes of a page's HTML with its inlined styles, brotli. */
export const htmlBytes = (dist: string, name: string): number =>
	statSync(join(dist, `${name}.html.br`)).size;

function htmlZeilen(dist: string): Zeile[] {
	const datenschutz = 'datenschutz';
	const namen = readdirSync(dist, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.html') && !/(leer|antwort|datenschutz)\.html$/.test(name))
		.map((name) => name.replace(/\.html$/, ''));
	const [schwerste = '', bytes = Number.NaN] = heaviest(
		namen.map((name) => [name, htmlBytes(dist, name)]),
	);
	return [
		{
			was: 'HTML mit CSS (brotli), schwerste Seite',
			hinweis: schwerste,
			wert: kilobytes(bytes),
			einheit: 'KB',
			ziel: { hoechstens: 14 },
		},
		{
			was: 'HTML mit CSS (brotli), Datenschutz',
			wert: kilobytes(htmlBytes(dist, datenschutz)),
			einheit: 'KB',
			ziel: { hoechstens: 20 },
		},
	];
}

function blockingZeile(abrufe: Map<Seite, Abruf>): Zeile {
	const alle = [...abrufe.values()].flatMap(({ renderBlocking }) => renderBlocking);
	return {
		was: 'Abrufe, die das Zeichnen aufhalten, alle Seiten',
		wert: alle.length,
		ziel: { hoechstens: 0 },
		...(alle.length > 0 && { hinweis: alle.join(' ') }),
	};
}

function skriptZeilen(abrufe: Map<Seite, Abruf>): Zeile[] {
	const ohneInseln = [...abrufe].filter(([{ name }]) => !['start', 'kontakt'].includes(name));
	const [schwerste, bytes] = heaviest(
		ohneInseln.map(([{ name }, abruf]) => [name, skriptBytes(abruf)]),
	);
	return [
		{
			was: 'JavaScript, schwerste Seite ohne Inseln',
			hinweis: schwerste,
			wert: kilobytes(bytes),
			einheit: 'KB',
			ziel: { hoechstens: 2 },
		},
		{
			was: 'JavaScript der Startseite, bevor das Karussell nahe ist',
			wert: kilobytes(skriptBytes(the('start', abrufe))),
			einheit: 'KB',
			ziel: { hoechstens: 2 },
		},
		{
			was: 'JavaScript auf Kontakt',
			wert: kilobytes(skriptBytes(the('kontakt', abrufe))),
			einheit: 'KB',
			ziel: { hoechstens: 64 },
		},
	];
}

async function karussellZeile(browser: Browser, url: string): Promise<Zeile> {
	const abruf = await rufeAb(browser, url, {
		act: (page) =>
			page.locator('[aria-roledescription=Karussell]').evaluate((e) => e.scrollIntoView()),
	});
	return {
		was: 'JavaScript der Startseite mit Karussell',
		wert: kilobytes(skriptBytes(abruf)),
		einheit: 'KB',
		ziel: { hoechstens: 84 },
	};
}

function schriftZeilen(dist: string, abrufe: Map<Seite, Abruf>): Zeile[] {
	const dateien = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
		name.endsWith('.woff2'),
	);
	const bytes = (namen: string[]) =>
		kilobytes(namen.reduce((summe, name) => summe + statSync(join(dist, name)).size, 0));
	const vorab = [...abrufe.values()].flatMap((abruf) => abruf.schriftenVorErstemBild);
	const pfade = [...new Set(vorab.map((url) => new URL(url).pathname))];
	return [
		{ was: 'Schriften, alle', wert: bytes(dateien), einheit: 'KB', ziel: { hoechstens: 45 } },
		{
			was: 'Schriften vor dem ersten Zeichnen',
			wert: bytes(pfade),
			einheit: 'KB',
			ziel: { hoechstens: 25 },
		},
	];
}

async function lateFontZeile(browser: Browser, url: string): Promise<Zeile> {
	const verschoben: string[] = [];
	let schlimmste = 0;
	for (const { name, pfad } of seiten) {
		const { cls } = await rufeAb(browser, url + pfad, { fontDelayMs: 1000 });
		if (cls > 0) verschoben.push(`${name} ${cls.toFixed(4)}`);
		schlimmste = Math.max(schlimmste, cls);
	}
	return {
		was: 'CLS, wenn die Schriften 1 s später kommen, schlechteste Seite',
		wert: schlimmste,
		ziel: { hoechstens: 0 },
		...(verschoben.length > 0 && { hinweis: verschoben.join(', ') }),
	};
}

function skriptBytes(abruf: Abruf): number {
	return (abruf.bytes.get('script') ?? 0) + abruf.inlineSkripte;
}

function the(name: string, abrufe: Map<Seite, Abruf>): Abruf {
	for (const [seite, abruf] of abrufe) if (seite.name === name) return abruf;
	throw new Error(`Es gibt keine Seite „${name}“.`);
}

function heaviest(eintraege: [string, number][]): [string, number] {
	return eintraege.toSorted(([, a], [, b]) => b - a)[0] ?? ['', Number.NaN];
}
