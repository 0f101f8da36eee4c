import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { choose, say } from '../dialog.ts';
import { fullPath } from '../projekt/source-of.ts';
import { askLine, factQuestion, type Question } from './question.ts';
import type { Site } from './site.ts';

const PHOTO = 'freiwillig.foto';
const PLACE = 'src/content/foto.jpg';
/** Pixels of the shorter side that pages need, and of the longer one that is kept. */
const LEAST = 480;
const MOST = 2000;

const place = { group: 'foto', key: 'foto', page: 'Jede Seite' } as const;
const hasPhoto = (site: Site) => site.text(`${PHOTO}.datei`) !== '';

const fileQuestion: Question = {
	...{ ...place, label: 'Ihr Foto', fields: [`${PHOTO}.datei`], isPossible: () => true },
	isOpen: (site) => site.isStandIn(`${PHOTO}.datei`),
	async ask(site) {
		for (;;) {
			const own = site.isStandIn(`${PHOTO}.datei`) ? undefined : site.text(`${PHOTO}.datei`);
			const reply = await askLine({
				question: 'Ihr Foto (JPEG oder PNG)',
				why: 'Ziehen Sie die Datei in dieses Fenster, oder nennen Sie ihren Ort, etwa ~/Bilder/ich.jpg.',
				...{ own, none: true, read: (typed) => typed, faultOf: () => undefined },
			});
			if (reply.is === 'back') return 'back';
			if (reply.is === 'later') return 'next';
			if (reply.value === '') {
				site.set(`${PHOTO}.datei`, '');
				site.confirm(PHOTO);
				return 'next';
			}
			const photo = await readPhoto(pathOf(reply.value));
			if (typeof photo === 'string') say(photo);
			else {
				site.write(PLACE, photo);
				site.set(`${PHOTO}.datei`, PLACE);
				say(`Das Foto liegt nun in ${PLACE}, verkleinert und ohne den Ort der Aufnahme.`);
				return 'next';
			}
		}
	},
};

export const photoQuestions: readonly Question[] = [
	fileQuestion,
	factQuestion({
		...{ ...place, field: `${PHOTO}.fotograf`, none: true, isPossible: hasPhoto },
		label: 'Wer hat das Foto aufgenommen?',
		why: 'Steht im Impressum; „-“: Sie selbst, oder niemand zu nennen.',
	}),
	{
		...{ ...place, label: 'Wo auf dem Foto Ihr Gesicht ist', fields: [`${PHOTO}.mitte`] },
		isPossible: hasPhoto,
		isOpen: (site) => site.isStandIn(`${PHOTO}.mitte`),
		ask: askMiddle,
	},
];

/** The path that was typed or dragged into the terminal: in quotes, with backslashes or as an address. */
export function pathOf(typed: string): string {
	if (typed.startsWith('file://')) return fileURLToPath(typed);
	const bare = typed.replace(/^(['"])(.*)\1$/, '$2');
	const isWindows = /^[a-z]:\\/i.test(bare);
	return path.resolve(fullPath(isWindows ? bare : bare.replace(/\\(.)/g, '$1')));
}

/** The photo, small enough for the folder and without what a camera writes into it; or what is wrong with it. */
export async function readPhoto(file: string): Promise<Buffer | string> {
	const name = path.basename(file);
	if (!existsSync(file)) return `${file} gibt es nicht. Bitte den ganzen Pfad nennen.`;
	if (/\.hei[cf]$/i.test(file)) return HEIC;
	try {
		const picture = sharp(file);
		const { autoOrient, compression } = await picture.metadata();
		if (compression === 'hevc') return HEIC;
		const { width, height } = autoOrient;
		if (Math.min(width, height) < LEAST)
			return `${name} hat ${width} × ${height} Pixel, nötig sind ${LEAST} × ${LEAST}. Bitte ein größeres nennen.`;
		return await picture
			.autoOrient()
			.resize({ width: MOST, height: MOST, fit: 'inside', withoutEnlargement: true })
			.flatten({ background: '#ffffff' })
			.jpeg({ quality: 88 })
			.toBuffer();
	} catch {
		return `${name} ist kein Bild, das sich lesen lässt. Bitte ein JPEG oder PNG nennen.`;
	}
}

const HEIC =
	'Das ist ein HEIC vom iPhone, das kein Browser zeigt. Bitte als JPEG sichern (am Mac: Fotos, Ablage, Exportieren) und jenes nennen.';

/** Pages show a square of the photo; in percent from its left and top. */
async function askMiddle(site: Site): Promise<'next' | 'back'> {
	const { width, height } = await sharp(path.join(site.root, PLACE)).metadata();
	const isPortrait = height > width;
	const middle = await choose(
		{ question: 'Wo ist auf dem Foto Ihr Gesicht?', why: 'Gezeigt wird ein Quadrat darum.' },
		[...(isPortrait ? UPRIGHT : ACROSS), ['zurück', 'Zurück zur letzten Frage']],
	);
	if (middle === 'zurück') return 'back';
	site.set(`${PHOTO}.mitte`, isPortrait ? { x: '50', y: middle } : { x: middle, y: '35' });
	return 'next';
}

const UPRIGHT = [
	['35', 'Im oberen Drittel'],
	['10', 'Ganz oben'],
	['50', 'In der Mitte'],
	['80', 'Unten'],
] as const;
const ACROSS = [
	['50', 'In der Mitte'],
	['15', 'Links'],
	['85', 'Rechts'],
] as const;
