import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { fromCache } from '../rendering/from-cache.ts';

const QUELLE =
	'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const FETT = 800;
/** Where a headline breaks, the browser sets a hyphen of its own. */
const IMMER = '-';

/**
 * The page with its headline's face in its own styles, as the family 'Schibsted Titel': one weight,
 * only the letters of this page's h1, so that the headline stands at first paint and never swaps.
 * With it go the ink's distances from the headline's edges, which the dimension line needs. Left out
 * where the headline is filled in later.
 */
export async function addTitelSchrift(html: string, root: string = process.cwd()): Promise<string> {
	const zeichen = headlineLetters(html);
	if (zeichen === '') return html;
	const quelle = await readFile(join(root, QUELLE));
	const schnitt = await fromCache(
		join(root, '.cache/titelschrift'),
		[quelle, zeichen, JSON.stringify(OPTIONEN)],
		() => subsetFont(quelle, zeichen, OPTIONEN),
	);
	const src = `url(data:font/woff2;base64,${schnitt.toString('base64')}) format("woff2")`;
	const regel = `@font-face{font-family:"Schibsted Titel";font-weight:${FETT};font-display:block;src:${src}}`;
	const { erste, letzte } = inkOf(html, schnitt);
	const raender = `:root{--erste:${erste};--letzte:${letzte}}`;
	return html.replace('</style></head>', () => `${regel}${raender}</style></head>`);
}

/** Tracking of headlines in em, as styles/base.css sets it: it follows the last letter, too. */
const LAUFWEITE = -0.025;

/** Distance of the ink from the headline's left and right edge, in em. */
function inkOf(html: string, schnitt: Buffer): { erste: number; letzte: number } {
	const schrift = create(schnitt);
	const text = headlineText(html).trim();
	if (!('glyphForCodePoint' in schrift)) throw new Error('Der Titelschnitt ist keine Schrift.');
	const em = (units: number) => Math.round((units / schrift.unitsPerEm) * 1000) / 1000;
	const erste = schrift.glyphForCodePoint(text.codePointAt(0) ?? 0);
	const letzte = schrift.glyphForCodePoint([...text].at(-1)?.codePointAt(0) ?? 0);
	return {
		erste: em(erste.bbox.minX),
		letzte: em(letzte.advanceWidth - letzte.bbox.maxX + LAUFWEITE * schrift.unitsPerEm),
	};
}

const OPTIONEN = {
	targetFormat: 'woff2',
	noLayoutClosure: true,
	noHinting: true,
	keepFeatures: ['kern'],
	// What a face of one weight and no marks has no use for.
	dropTables: ['GDEF', 'STAT', 'gasp'],
	variationAxes: { wght: FETT },
} as const;

/** The letters of all h1 of a page, each once, in order; '' where a mark stands for the words. */
export function headlineLetters(html: string): string {
	const text = headlineText(html);
	if (text === '' || text.includes('{{')) return '';
	return [...new Set(IMMER + text + yearsToCome(headlines(html)))].toSorted().join('');
}

/** Years go on counting in the visitor's browser; the next build is not five of them away. */
function yearsToCome(titel: string): string {
	const [, jahre] = /data-seit="\d+">(\d+)/.exec(titel) ?? [];
	return jahre ? [1, 2, 3, 4].map((weitere) => Number(jahre) + weitere).join('') : '';
}

function headlineText(html: string): string {
	return decode(headlines(html).replace(/<[^>]*>/g, ''));
}

function headlines(html: string): string {
	return [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)]
		.map(([, inhalt = '']) => inhalt)
		.join('');
}

const NAMEN: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', shy: '\u00ad' };

function decode(text: string): string {
	return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (ganz, zehn, sechzehn, name) => {
		if (name) return NAMEN[name] ?? ganz;
		return String.fromCodePoint(zehn ? Number(zehn) : Number.parseInt(sechzehn, 16));
	});
}
