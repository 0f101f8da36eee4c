import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PHOTO_LEAST } from '#shared/owner-schema.ts';
import { pathOf } from '../path-of.ts';
import { choiceOrLater, line, type Meaning, type Question } from '../question.ts';
import type { Site } from '../site.ts';
import { type FactQuestion, fact, factsIf, settleOrReopen } from './fact.ts';
import { NOBODY_ELSE } from './read-answers.ts';

const PHOTO = 'freiwillig.foto';
const PHOTO_FILE = `${PHOTO}.datei`;
const PHOTO_CENTRE = `${PHOTO}.mitte`;
const KEPT_AS = 'src/content/foto.jpg';
/** What is kept of the photo's longer side, in pixels; the least is PHOTO_LEAST. */
const MOST = 2000;

/** Where a face may be, in percent from the left and from the top. */
const FACES = [
	['50', '35', 'In der Mitte, etwas weiter oben'],
	['50', '10', 'Ganz oben'],
	['50', '50', 'Genau in der Mitte'],
	['50', '80', 'Unten'],
	['15', '35', 'Links'],
	['85', '35', 'Rechts'],
] as const;

export function foto(site: Site): Question[] {
	return [
		line({
			id: PHOTO_FILE,
			label: 'Ihr Foto (JPEG oder PNG)',
			help: 'Ziehen Sie die Datei in dieses Fenster, oder nennen Sie ihren Ort, etwa ~/Bilder/ich.jpg.',
			isOpen: site.isUnconfirmed(PHOTO_FILE),
			none: { label: 'habe ich nicht', means: () => setPhoto(site, '') },
			take: (typed) => photoMeaning(site, typed),
		}),
		...partsOfPhoto(site),
	];
}

/** What belongs to a photo. */
function partsOfPhoto(site: Site): FactQuestion[] {
	const [x, y] = ['x', 'y'].map((part) => site.text(`${PHOTO_CENTRE}.${part}`));
	const face = choiceOrLater({
		id: PHOTO_CENTRE,
		label: 'Wo ist auf dem Foto Ihr Gesicht?',
		help: 'Gezeigt wird ein Quadrat darum.',
		isOpen: !x || site.isUnconfirmed(PHOTO_CENTRE),
		holds: FACES.find((one) => one[0] === x && one[1] === y)?.[2],
		choices: FACES.map(([x, y, label]) => [label, () => site.set(PHOTO_CENTRE, { x, y })]),
	});
	return factsIf(site, site.text(PHOTO_FILE) !== '', [
		fact(site, `${PHOTO}.fotograf`, {
			label: 'Wer hat das Foto aufgenommen?',
			help: 'Steht im Impressum.',
			none: 'ich selbst, oder niemand zu nennen',
			noneWords: NOBODY_ELSE,
		}),
		{ ...face, field: PHOTO_CENTRE },
	]);
}

async function photoMeaning(site: Site, typed: string): Promise<Meaning> {
	const file = pathOf(typed);
	if (!file)
		return 'Das liegt nicht auf diesem Rechner. Bitte zuerst hierher kopieren, etwa auf den Schreibtisch.';
	const photo = await readPhoto(file);
	if (typeof photo === 'string') return photo;
	return () => {
		site.write(KEPT_AS, photo);
		setPhoto(site, KEPT_AS);
		return { say: `Das Foto liegt nun in ${KEPT_AS}, verkleinert und ohne den Ort der Aufnahme.` };
	};
}

function setPhoto(site: Site, file: string): void {
	site.set(PHOTO_FILE, file);
	settleOrReopen(site, () => partsOfPhoto(site));
}

/** The photo, small enough for the folder and without what a camera writes into it; or what is wrong with it. */
export async function readPhoto(file: string): Promise<Buffer | string> {
	const name = path.basename(file);
	if (!existsSync(file)) return `${file} gibt es nicht. Bitte den ganzen Pfad nennen.`;
	try {
		const picture = sharp(file);
		const { width, height } = (await picture.metadata()).autoOrient;
		if (Math.min(width, height) < PHOTO_LEAST)
			return `${name} hat ${width} × ${height} Pixel, nötig sind ${PHOTO_LEAST} × ${PHOTO_LEAST}. Bitte ein größeres nennen.`;
		return await picture
			.autoOrient()
			.resize({ width: MOST, height: MOST, fit: 'inside', withoutEnlargement: true })
			.flatten({ background: '#ffffff' })
			.jpeg({ quality: 88 })
			.toBuffer();
	} catch {
		return `${name} lässt sich nicht als Bild lesen. Bitte ein JPEG oder PNG nennen; ein HEIC vom iPhone vorher als JPEG sichern (am Mac: Fotos, Ablage, Exportieren).`;
	}
}
