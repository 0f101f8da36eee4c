import { createElement } from 'react';
import satori from 'satori';
import { FARBEN } from '../colours.ts';
import { loadSchriften } from '../fonts/drawing-fonts.ts';

/** Edge of the square that every signet is drawn in. */
const KANTE = 64;

/** First letter of the family name: the last word of the name. */
export function initiale(name: string): string {
	return name.trim().split(/\s+/).at(-1)?.charAt(0).toUpperCase() ?? '';
}

/**
 * The signet as SVG without any text: outline of the initial over a dimension line.
 * 'zeichen' is bare and follows the colour scheme; 'kachel' stands on paper; 'klein' too, as
 * large as 16 pixels need; 'maskierbar' leaves room for any mask a system cuts.
 */
export async function signetSvg(
	buchstabe: string,
	art: 'zeichen' | 'kachel' | 'klein' | 'maskierbar',
): Promise<string> {
	const { papier, tinte, rot } = FARBEN;
	const faktor = { zeichen: 1, kachel: 0.84, klein: 1, maskierbar: 0.6 }[art];
	const einzug = (KANTE * (1 - faktor)) / 2;
	const strich = `fill="none" stroke="${rot.hell}" stroke-width="4"`;
	const nachts = `<style>@media(prefers-color-scheme:dark){.t{fill:${tinte.dunkel}}.m{stroke:${rot.dunkel}}}</style>`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${KANTE} ${KANTE}">`,
		art === 'zeichen' ? nachts : `<path fill="${papier.hell}" d="M0 0H${KANTE}V${KANTE}H0z"/>`,
		`<g transform="translate(${round(einzug)} ${round(einzug)}) scale(${faktor})">`,
		`<path class="t" fill="${tinte.hell}" ${await glyph(buchstabe)}/>`,
		`<path class="m" ${strich} d="M7 58H57M4 62.5L13 53.5M51 62.5L60 53.5"/>`,
		'</g></svg>',
	].join('');
}

/** `transform` and `d` that put the letter's outline above the line, as large as fits. */
async function glyph(buchstabe: string): Promise<string> {
	const svg = await satori(
		createElement(
			'div',
			{ style: { display: 'flex', fontFamily: 'Schibsted', fontWeight: 800, fontSize: 100 } },
			buchstabe,
		),
		{ width: 300, height: 300, fonts: await loadSchriften() },
	);
	const d = /<path[^>]* d="([^"]+)"/.exec(svg)?.[1];
	if (!d) {
		throw new Error(
			`Für die Initiale „${buchstabe}“ gibt es in Schibsted Grotesk kein Zeichen. Bitte den Namen in shared/inhaber.ts prüfen.`,
		);
	}
	const { links, oben, breite, hoehe } = box(d);
	const feld = { breite: 56, hoehe: 44, oben: 4 };
	const mass = Math.min(feld.breite / breite, feld.hoehe / hoehe);
	const x = (KANTE - breite * mass) / 2 - links * mass;
	const y = feld.oben + (feld.hoehe - hoehe * mass) - oben * mass;
	return `transform="translate(${round(x)} ${round(y)}) scale(${round(mass)})" d="${d.replace(/\d+\.\d+/g, (zahl) => String(round(Number(zahl))))}"`;
}

/** Bounds of a path of absolute M, L, Q, C and Z; control points count as points. */
function box(d: string): { links: number; oben: number; breite: number; hoehe: number } {
	const zahlen = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([zahl]) => Number(zahl));
	const xs = zahlen.filter((_, stelle) => stelle % 2 === 0);
	const ys = zahlen.filter((_, stelle) => stelle % 2 === 1);
	const [links, oben] = [Math.min(...xs), Math.min(...ys)];
	return { links, oben, breite: Math.max(...xs) - links, hoehe: Math.max(...ys) - oben };
}

function round(zahl: number): number {
	return Math.round(zahl * 1000) / 1000;
}
