import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { projektSchema, TOOLS } from '../content/schema.ts';
import { readManifest } from '../lib/manifest.ts';
import { Galerie } from './Galerie.tsx';

const ordner = '/projekte/haus';
const bild = { breite: 800, hoehe: 500, breiten: [800], format: 'avif', farbe: '#ffffff' };
const namen = ['background', 'vorher', 'bild-1', 'bild-2', 'bild-3', 'bild-4'];
const manifest = readManifest(
	JSON.stringify({
		eingabe: '0'.repeat(64),
		bilder: Object.fromEntries(
			namen.map((name) => [name, { ...bild, alt: `Ansicht ${name}`, geraet: 'desktop' }]),
		),
		film: { breite: 1280, hoehe: 800, bilderProSekunde: 30, dauer: 7 },
	}),
);
const blatt = {
	buehne: { breite: 1600, hoehe: 1000 },
	seite: { x: 160, y: 108, breite: 1280, hoehe: 800 },
	leiste: 44,
	bild: 'bild-1',
	ketten: [],
};
const riss = { eingabe: '0'.repeat(64), desktop: blatt, telefon: blatt };

/** What the handle says and what lies left and right of the line. */
function schnitt(zusatz: { vorher?: string }): (string | undefined)[] {
	const eintrag = projektSchema.parse({
		metadaten: { id: 0, url: 'haus' },
		projekt: {
			kunde: 'Haus GmbH',
			branche: 'Handwerk',
			ziel: 'Relaunch',
			standort: 'Deutschland',
			website: 'https://www.haus.example',
			projektbeschreibung: '1\n\n2\n\n3',
		},
		techstacks: TOOLS.map((tool) => ({ active: true, tool })),
		service: ['Design'],
		source: {
			logo: `${ordner}/logo.svg`,
			video: `${ordner}/showcase.mp4`,
			background: `${ordner}/background.jpg`,
			placeholder: `${ordner}/poster.jpg`,
			weiterebilder: [1, 2, 3, 4].map((nummer) => `${ordner}/bild-${nummer}.jpg`),
		},
		...zusatz,
	});
	const html = renderToStaticMarkup(createElement(Galerie, { eintrag, manifest, riss }));
	const [, stand] = /<input type="range"[^>]*aria-valuetext="([^"]*)"/.exec(html) ?? [];
	const enden = [...html.matchAll(/<span>([^<.]*)<\/span>/g)];
	const frueher = /<img[^>]*alt="Ansicht vorher"/.test(html) ? 'with the former site' : 'drawn';
	return [stand, ...enden.map(([, text]) => text), frueher];
}

test('with a picture of before, the section line parts before and after instead of plan and page', () => {
	expect(schnitt({})).toEqual(['52 % Plan', 'Plan', 'Gebaut', 'drawn']);
	expect(schnitt({ vorher: `${ordner}/vorher.jpg` })).toEqual([
		'52 % Vorher',
		'Vorher',
		'Nachher',
		'with the former site',
	]);
});
