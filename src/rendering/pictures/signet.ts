import sharp from 'sharp';
import { initial } from '../../lib/initial.ts';
import { COLOURS } from '../../styles/colours.ts';
import { lettersOf } from '../fonts/drawing-fonts.ts';

/** The PNG icons, by file name: favicon.ico is one as well, since browsers go by a file's first bytes. */
export const ICONS = {
	'favicon.ico': { edge: 32, kind: 'small' },
	'apple-touch-icon.png': { edge: 180, kind: 'tile' },
} as const;

export async function signetPng(edge: number, kind: 'tile' | 'small'): Promise<Buffer> {
	const svg = await signetSvg(kind);
	return sharp(Buffer.from(svg), { density: (72 * edge) / 64 })
		.resize(edge, edge)
		.png({ palette: true, colours: 64 })
		.toBuffer();
}

/** The square that a signet shows: 'tile' has a margin around what is drawn in 64 × 64 units. */
const VIEW = { bare: '0 0 64 64', small: '0 0 64 64', tile: '-6 -6 76 76' };

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
	const stroke = `fill="none" stroke="${red.hell}" stroke-width="4"`;
	const darkStyles = `<style>@media(prefers-color-scheme:dark){.ink{fill:${ink.dunkel}}.line{stroke:${red.dunkel}}}</style>`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW[kind]}">`,
		kind === 'bare' ? darkStyles : `<path fill="${paper.hell}" d="M-6-6h76v76h-76z"/>`,
		await letterAboveLine(letter, ink.hell),
		`<path class="line" ${stroke} d="M7 58H57M4 62.5L13 53.5M51 62.5L60 53.5"/>`,
		'</svg>',
	].join('');
}

/** The letter's outline, as large as fits above the line. */
async function letterAboveLine(letter: string, colour: string): Promise<string> {
	const glyph = (await lettersOf(800)).glyphOf(letter);
	if (!glyph) {
		throw new Error(
			`Für die Initiale „${letter}“ gibt es in Schibsted Grotesk kein Zeichen. Bitte den Namen in inhaber.yaml prüfen.`,
		);
	}
	const { minX, maxY, width, height } = glyph.bbox;
	// A font's y axis points up.
	return `<svg x="4" y="4" width="56" height="44" viewBox="${minX} ${-maxY} ${width} ${height}" preserveAspectRatio="xMidYMax"><path class="ink" fill="${colour}" transform="scale(1 -1)" d="${glyph.path.toSVG()}"/></svg>`;
}
