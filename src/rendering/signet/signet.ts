import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { COLOURS } from '../../content-schema/colours.ts';
import { initial } from '../../lib/owner.ts';
import { drawingFonts } from '../fonts/drawing-fonts.ts';

/** The PNG icons, by file name: favicon.ico is one as well, since browsers go by a file's first bytes. */
export const ICONS = {
	'favicon.ico': { edge: 32, kind: 'small' },
	'apple-touch-icon.png': { edge: 180, kind: 'tile' },
} as const;

/** The owner's signet as PNG. */
export async function signetPng(edge: number, kind: 'tile' | 'small'): Promise<Buffer> {
	const svg = await signetSvg(kind);
	return sharp(Buffer.from(svg), { density: (72 * edge) / 64 })
		.resize(edge, edge)
		.png({ palette: true, colours: 64 })
		.toBuffer();
}

/** Edge of the square that every signet is drawn in, in the SVG's units. */
const EDGE = 64;

/**
 * The signet as SVG without text elements: outline of the initial above a dimension line. 'bare' has
 * no background and follows the colour scheme; the others have a background of paper: 'tile' with a margin,
 * 'small' without one for browser tabs.
 */
export async function signetSvg(
	kind: 'bare' | 'tile' | 'small',
	letter: string = initial(),
): Promise<string> {
	const { paper, ink, red } = COLOURS;
	const scale = { bare: 1, tile: 0.84, small: 1 }[kind];
	const margin = (EDGE * (1 - scale)) / 2;
	const stroke = `fill="none" stroke="${red.hell}" stroke-width="4"`;
	const darkStyles = `<style>@media(prefers-color-scheme:dark){.ink{fill:${ink.dunkel}}.line{stroke:${red.dunkel}}}</style>`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}">`,
		kind === 'bare' ? darkStyles : `<path fill="${paper.hell}" d="M0 0H${EDGE}V${EDGE}H0z"/>`,
		`<g transform="translate(${round(margin)} ${round(margin)}) scale(${scale})">`,
		`<path class="ink" fill="${ink.hell}" ${await glyph(letter)}/>`,
		`<path class="line" ${stroke} d="M7 58H57M4 62.5L13 53.5M51 62.5L60 53.5"/>`,
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
		{ width: 300, height: 300, fonts: await drawingFonts() },
	);
	const d = /<path[^>]* d="([^"]+)"/.exec(svg)?.[1];
	if (!d) {
		throw new Error(
			`Für die Initiale „${letter}“ gibt es in Schibsted Grotesk kein Zeichen. Bitte den Namen in shared/inhaber.ts prüfen.`,
		);
	}
	const { left, top, width, height } = bounds(d);
	const field = { width: 56, height: 44, top: 4 };
	const scale = Math.min(field.width / width, field.height / height);
	const x = (EDGE - width * scale) / 2 - left * scale;
	const y = field.top + (field.height - height * scale) - top * scale;
	return `transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" d="${d.replace(/\d+\.\d+/g, (number) => String(round(Number(number))))}"`;
}

/** Bounds of a path with absolute M, L, Q, C and Z only; control points count as points. */
function bounds(d: string): { left: number; top: number; width: number; height: number } {
	const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
	const xs = numbers.filter((_, index) => index % 2 === 0);
	const ys = numbers.filter((_, index) => index % 2 === 1);
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function round(number: number): number {
	return Math.round(number * 1000) / 1000;
}
