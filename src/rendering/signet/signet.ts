import { createElement } from 'react';
import satori from 'satori';
import { COLOURS } from '../../../shared/colours.ts';
import { loadFaces } from '../fonts/drawing-fonts.ts';

/** Edge of the square that every signet is drawn in. */
const EDGE = 64;

/** First letter of the family name: the last word of the name. */
export function initial(name: string): string {
	return name.trim().split(/\s+/).at(-1)?.charAt(0).toUpperCase() ?? '';
}

/**
 * The signet as SVG without any text: outline of the initial over a dimension line.
 * 'bare' follows the colour scheme; 'tile' stands on paper; 'small' too, as
 * large as 16 pixels need; 'maskable' leaves room for any mask a system cuts.
 */
export async function signetSvg(
	letter: string,
	kind: 'bare' | 'tile' | 'small' | 'maskable',
): Promise<string> {
	const { paper, ink, red } = COLOURS;
	const factor = { bare: 1, tile: 0.84, small: 1, maskable: 0.6 }[kind];
	const indent = (EDGE * (1 - factor)) / 2;
	const stroke = `fill="none" stroke="${red.hell}" stroke-width="4"`;
	const atNight = `<style>@media(prefers-color-scheme:dark){.t{fill:${ink.dunkel}}.m{stroke:${red.dunkel}}}</style>`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}">`,
		kind === 'bare' ? atNight : `<path fill="${paper.hell}" d="M0 0H${EDGE}V${EDGE}H0z"/>`,
		`<g transform="translate(${round(indent)} ${round(indent)}) scale(${factor})">`,
		`<path class="t" fill="${ink.hell}" ${await glyph(letter)}/>`,
		`<path class="m" ${stroke} d="M7 58H57M4 62.5L13 53.5M51 62.5L60 53.5"/>`,
		'</g></svg>',
	].join('');
}

/** `transform` and `d` that put the letter's outline above the line, as large as fits. */
async function glyph(letter: string): Promise<string> {
	const svg = await satori(
		createElement(
			'div',
			{ style: { display: 'flex', fontFamily: 'Schibsted', fontWeight: 800, fontSize: 100 } },
			letter,
		),
		{ width: 300, height: 300, fonts: await loadFaces() },
	);
	const d = /<path[^>]* d="([^"]+)"/.exec(svg)?.[1];
	if (!d) {
		throw new Error(
			`Für die Initiale „${letter}“ gibt es in Schibsted Grotesk kein Zeichen. Bitte den Namen in shared/inhaber.ts prüfen.`,
		);
	}
	const { links, oben, width, height } = box(d);
	const field = { width: 56, height: 44, oben: 4 };
	const measure = Math.min(field.width / width, field.height / height);
	const x = (EDGE - width * measure) / 2 - links * measure;
	const y = field.oben + (field.height - height * measure) - oben * measure;
	return `transform="translate(${round(x)} ${round(y)}) scale(${round(measure)})" d="${d.replace(/\d+\.\d+/g, (number) => String(round(Number(number))))}"`;
}

/** Bounds of a path of absolute M, L, Q, C and Z; control points count as points. */
function box(d: string): { links: number; oben: number; width: number; height: number } {
	const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
	const xs = numbers.filter((_, index) => index % 2 === 0);
	const ys = numbers.filter((_, index) => index % 2 === 1);
	const [links, oben] = [Math.min(...xs), Math.min(...ys)];
	return { links, oben, width: Math.max(...xs) - links, height: Math.max(...ys) - oben };
}

function round(number: number): number {
	return Math.round(number * 1000) / 1000;
}
