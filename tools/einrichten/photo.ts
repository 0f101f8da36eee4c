import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { askText, choose, say } from '../dialog.ts';
import { fullPath } from '../projekt/source-of.ts';
import type { Question } from './question.ts';

const PHOTO = 'freiwillig.foto';
const PLACE = 'src/content/foto.jpg';
/** Pixels of the shorter side that pages need, and of the longer one that is kept. */
const LEAST = 480;
const MOST = 2000;

export const photoQuestion: Question = {
	...{ group: 'foto', key: 'foto', label: 'Ihr Foto', page: 'Jede Seite' },
	settles: [PHOTO],
	isOpen: (site) => site.value(`${PHOTO}.datei`) === '' && site.isStandIn('freiwillig.portraet'),
	async ask(site) {
		const photo = await askPhoto();
		if (!photo) return;
		const fotograf = await askText({
			question: 'Wer hat es aufgenommen?',
			why: 'Steht im Impressum. Enter: Sie selbst oder niemand zu nennen.',
		});
		site.write(PLACE, photo.jpeg);
		site.set(PHOTO, { datei: PLACE, fotograf, mitte: await askMiddle(photo) });
		say(`Das Foto liegt nun in ${PLACE}, verkleinert und ohne den Ort der Aufnahme.`);
	},
};

type Photo = { jpeg: Buffer; isPortrait: boolean };

/** Asks until there is a photo or none is wanted. */
async function askPhoto(): Promise<Photo | undefined> {
	for (let given = ''; ; ) {
		given = await askText({
			question: 'Ihr Foto (JPEG oder PNG)',
			why: 'Ziehen Sie die Datei in dieses Fenster, oder nennen Sie ihren Ort. Enter: später.',
			example: '~/Bilder/ich.jpg',
			given,
		});
		if (given === '' || given === '-') return undefined;
		const photo = await readPhoto(pathOf(given));
		if (typeof photo !== 'string') return photo;
		say(photo);
	}
}

/** The path that was typed or dragged into the terminal: in quotes, with backslashes or as an address. */
export function pathOf(typed: string): string {
	if (typed.startsWith('file://')) return fileURLToPath(typed);
	const bare = typed.replace(/^(['"])(.*)\1$/, '$2');
	const isWindows = /^[a-z]:\\/i.test(bare);
	return path.resolve(fullPath(isWindows ? bare : bare.replace(/\\(.)/g, '$1')));
}

/** The photo, small enough for the folder and without what a camera writes into it; or what is wrong with it. */
export async function readPhoto(file: string): Promise<Photo | string> {
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
		const jpeg = await picture
			.autoOrient()
			.resize({ width: MOST, height: MOST, fit: 'inside', withoutEnlargement: true })
			.flatten({ background: '#ffffff' })
			.jpeg({ quality: 88 })
			.toBuffer();
		return { jpeg, isPortrait: height > width };
	} catch {
		return `${name} ist kein Bild, das sich lesen lässt. Bitte ein JPEG oder PNG nennen.`;
	}
}

const HEIC =
	'Das ist ein HEIC vom iPhone, das kein Browser zeigt. Bitte als JPEG sichern (am Mac: Fotos, Ablage, Exportieren) und jenes nennen.';

/** Pages show a square of the photo; in percent from its left and top. */
async function askMiddle({ isPortrait }: Photo): Promise<{ x: number; y: number }> {
	const question = 'Wo ist auf dem Foto Ihr Gesicht?';
	const why = 'Gezeigt wird ein Quadrat darum.';
	const place = isPortrait
		? await choose({ question, why }, [
				['35', 'Im oberen Drittel'],
				['10', 'Ganz oben'],
				['50', 'In der Mitte'],
				['80', 'Unten'],
			])
		: await choose({ question, why }, [
				['50', 'In der Mitte'],
				['15', 'Links'],
				['85', 'Rechts'],
			]);
	return isPortrait ? { x: 50, y: Number(place) } : { x: Number(place), y: 35 };
}
