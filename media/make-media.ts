import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, readManifest } from '../src/lib/manifest.ts';
import { addFormer, findFormer } from './add-former.ts';
import { clientOfSlug } from './client-of-slug.ts';
import { encodeFilm } from './encode-film.ts';
import { framesPerSecond } from './film-plan.ts';
import { inputHash } from './input-hash.ts';
import { manifestFiles } from './manifest-files.ts';
import { MediaError } from './media-error.ts';
import type { PlanRecording } from './plan/take-plan.ts';
import { isDrawn, writePlan } from './plan/write-plan.ts';
import { filmHeight, filmWidth } from './record-film.ts';
import type { Recordings } from './recordings.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { swapFolder } from './swap-folder.ts';
import { takeOriginals } from './take-originals.ts';
import { drawSite, takeSite } from './take-site.ts';
import { takeUrl } from './take-url.ts';
import { writeDrawing, writePicture } from './write-picture.ts';

export type MediaOptions = {
	/** Folder of the whole project; default: the one this file lies in. */
	root?: string;
	/** Address of a real client site, instead of the folder media/{slug}. */
	url?: string | undefined;
	/** Folder with finished pictures and a film, instead of a site. */
	originale?: string | undefined;
	/** Make it again though nothing changed. */
	neu?: boolean;
	report?: (zeile: string) => void;
};

export type MediaResult = { art: 'erstellt' | 'unveraendert'; ordner: string };

const breiten = {
	desktop: [320, 480, 640, 960, 1280, 1600],
	detail: [320, 480, 640, 960, 1280, 1600],
	telefon: [320, 480, 780],
	background: [480, 800, 1200, 1600, 1920],
};

/**
 * Makes public/projekte/{slug}: logo, background, poster, pictures, film and manifest. The folder
 * changes only when everything is done. Throws MediaError for what the caller can put right.
 */
export async function makeMedia(slug: string, optionen: MediaOptions = {}): Promise<MediaResult> {
	const root = optionen.root ?? path.resolve(import.meta.dirname, '..');
	const report = (zeile: string) => optionen.report?.(`${slug}: ${zeile}`);
	const ordner = path.join(root, 'public/projekte', slug);
	const kunde = await clientOfSlug(slug, root);
	const site = path.join(root, 'media', slug);
	const { originale } = optionen;
	const beigaben = originale ? path.resolve(originale) : site;
	const art = (await isOnlyVorher(site, ordner, optionen))
		? 'unveraendert'
		: await makeFolder(slug, kunde, ordner, root, optionen, report);
	if (!(await addFormer(beigaben, ordner, kunde, breiten.desktop))) return { art, ordner };
	report(`Bild von vorher geschrieben; in den Eintrag: vorher: /projekte/${slug}/vorher.jpg`);
	return { art: 'erstellt', ordner };
}

/** Pictures taken elsewhere are there, and in media/ lies nothing to take others from. */
async function isOnlyVorher(
	site: string,
	ordner: string,
	{ url, originale }: MediaOptions,
): Promise<boolean> {
	if (url || originale || existsSync(path.join(site, 'index.html'))) return false;
	return existsSync(path.join(ordner, 'manifest.json')) && !!(await findFormer(site));
}

async function makeFolder(
	slug: string,
	kunde: string,
	ordner: string,
	root: string,
	optionen: MediaOptions,
	report: (zeile: string) => void,
): Promise<MediaResult['art']> {
	const quelle = await openQuelle(slug, kunde, root, optionen, report);
	const { eingabe, draw } = quelle;
	if (!optionen.neu && eingabe && (await isCurrent(ordner, eingabe))) {
		if (!draw || (await isDrawn(ordner, eingabe))) {
			report('unverändert');
			return 'unveraendert';
		}
		await addRiss(await draw(), eingabe, ordner, report);
		return 'erstellt';
	}
	// Now rather than after minutes of filming.
	await runFfmpeg(['-version']);
	const cache = path.join(root, '.cache/media');
	await mkdir(cache, { recursive: true });
	const werkstatt = await mkdtemp(path.join(cache, `${slug}-`));
	try {
		const frames = path.join(werkstatt, 'frames');
		const neu = path.join(werkstatt, 'neu');
		await mkdir(frames);
		await mkdir(neu);
		const aufnahmen = await quelle.take(frames);
		await pack(aufnahmen, quelle.eingabe ?? hashOf(aufnahmen), neu, report);
		await swapFolder(ordner, neu, cache);
	} finally {
		await rm(werkstatt, { recursive: true, force: true });
	}
	report('fertig');
	return 'erstellt';
}

type Quelle = {
	/** Hash of everything the result depends on; undefined for the network, which has none. */
	eingabe: string | undefined;
	take: (frames: string) => Promise<Recordings>;
	/** The working drawing alone, where there is a site that stays the same. */
	draw?: () => Promise<PlanRecording | undefined>;
};

async function openQuelle(
	slug: string,
	kunde: string,
	root: string,
	{ url, originale }: MediaOptions,
	report: (zeile: string) => void,
): Promise<Quelle> {
	const nodeModules = path.join(root, 'node_modules');
	const site = path.join(root, 'media', slug);
	if (url) {
		return {
			eingabe: undefined,
			take: (frames) => takeUrl(url, kunde, site, frames, report),
		};
	}
	const ordner = originale ? path.resolve(originale) : site;
	if (!existsSync(ordner)) throw new MediaError(`Den Ordner ${ordner} gibt es nicht.`);
	return {
		eingabe: await inputHash(ordner, originale ? `originale ${kunde}` : ''),
		take: (frames) =>
			originale
				? takeOriginals(ordner, kunde, frames, report)
				: takeSite(ordner, nodeModules, frames, report),
		...(!originale && { draw: () => drawSite(ordner, nodeModules) }),
	};
}

async function pack(
	aufnahmen: Recordings,
	eingabe: string,
	nach: string,
	report: (zeile: string) => void,
): Promise<void> {
	const logo = typeof aufnahmen.logo === 'string' ? 'logo.svg' : 'logo.png';
	await writeFile(path.join(nach, logo), aufnahmen.logo);
	const { background, poster } = aufnahmen;
	const schmuck = { alt: '', geraet: 'desktop' as const };
	const grund = {
		...schmuck,
		name: 'background',
		quelle: Buffer.from(background),
		breiten: breiten.background,
	};
	const auftraege = [
		...aufnahmen.bilder.map((bild) => ({ ...bild, breiten: breiten[bild.geraet] })),
		...(typeof background === 'string' ? [] : [grund]),
		{ ...schmuck, name: 'poster', quelle: poster, breiten: breiten.desktop },
	];
	const bilder: Manifest['bilder'] = {};
	for (const auftrag of auftraege) bilder[auftrag.name] = await writePicture(auftrag, nach);
	if (typeof background === 'string')
		bilder.background = await writeDrawing(grund, background, nach);
	const phone = aufnahmen.riss?.telefon;
	const shown = phone && bilder[phone.sheet.bild];
	if (shown) shown.ab = phone.titleEnd;
	report('Bilder in AVIF und JPEG geschrieben');
	await addRiss(aufnahmen.riss, eingabe, nach, report);
	await encodeFilm(aufnahmen.frames, nach, report);
	const anzahl = (await readdir(aufnahmen.frames)).length;
	const film = {
		breite: filmWidth,
		hoehe: filmHeight,
		bilderProSekunde: framesPerSecond,
		dauer: Math.round((anzahl / framesPerSecond) * 1000) / 1000,
	};
	const manifest: Manifest = { eingabe, logo, bilder, film };
	await writeFile(path.join(nach, 'manifest.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
}

async function addRiss(
	riss: PlanRecording | undefined,
	eingabe: string,
	nach: string,
	report: (zeile: string) => void,
): Promise<void> {
	if (!riss)
		return report(
			'ohne Werkplan: er entsteht nur aus einer Website mit Aufnahmen für Schreibtisch und Telefon, die nicht zu viele Linien hat',
		);
	await writePlan(riss, eingabe, nach);
	report('Werkplan gezeichnet');
}

function hashOf({ logo, background, poster, bilder }: Recordings): string {
	const hash = createHash('sha256').update(logo).update(background).update(poster);
	for (const bild of bilder) hash.update(bild.alt).update(bild.quelle);
	return hash.digest('hex');
}

async function isCurrent(ordner: string, eingabe: string): Promise<boolean> {
	const datei = path.join(ordner, 'manifest.json');
	if (!existsSync(datei)) return false;
	const manifest = readManifest(await readFile(datei, 'utf8'));
	return (
		manifest.eingabe === eingabe &&
		manifestFiles(manifest).every((name) => existsSync(path.join(ordner, name)))
	);
}
