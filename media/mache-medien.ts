import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, readManifest } from '../src/lib/manifest.ts';
import { addVorher, findVorher } from './add-vorher.ts';
import type { Aufnahmen } from './aufnahmen.ts';
import { eingabeHash } from './eingabe-hash.ts';
import { encodeFilm } from './encode-film.ts';
import { bilderProSekunde } from './film-plan.ts';
import { kundeZuSlug } from './kunde-zu-slug.ts';
import { manifestFiles } from './manifest-files.ts';
import { MedienFehler } from './medien-fehler.ts';
import { filmBreite, filmHoehe } from './record-film.ts';
import type { RissAufnahme } from './riss/take-riss.ts';
import { isDrawn, writeRiss } from './riss/write-riss.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { swapFolder } from './swap-folder.ts';
import { takeOriginale } from './take-originale.ts';
import { drawSite, takeSite } from './take-site.ts';
import { takeUrl } from './take-url.ts';
import { writeBild, writeDrawing } from './write-bild.ts';

export type MedienOptionen = {
	/** Folder of the whole project; default: the one this file lies in. */
	wurzel?: string;
	/** Address of a real client site, instead of the folder media/{slug}. */
	url?: string | undefined;
	/** Folder with finished pictures and a film, instead of a site. */
	originale?: string | undefined;
	/** Make it again though nothing changed. */
	neu?: boolean;
	melde?: (zeile: string) => void;
};

export type MedienErgebnis = { art: 'erstellt' | 'unveraendert'; ordner: string };

const breiten = {
	desktop: [320, 480, 640, 960, 1280, 1600],
	detail: [320, 480, 640, 960, 1280, 1600],
	telefon: [320, 480, 780],
	background: [480, 800, 1200, 1600, 1920],
};

/**
 * Makes public/projekte/{slug}: logo, background, poster, pictures, film and manifest. The folder
 * changes only when everything is done. Throws MedienFehler for what the caller can put right.
 */
export async function macheMedien(
	slug: string,
	optionen: MedienOptionen = {},
): Promise<MedienErgebnis> {
	const wurzel = optionen.wurzel ?? path.resolve(import.meta.dirname, '..');
	const melde = (zeile: string) => optionen.melde?.(`${slug}: ${zeile}`);
	const ordner = path.join(wurzel, 'public/projekte', slug);
	const kunde = await kundeZuSlug(slug, wurzel);
	const site = path.join(wurzel, 'media', slug);
	const { originale } = optionen;
	const beigaben = originale ? path.resolve(originale) : site;
	const art = (await isOnlyVorher(site, ordner, optionen))
		? 'unveraendert'
		: await makeFolder(slug, kunde, ordner, wurzel, optionen, melde);
	if (!(await addVorher(beigaben, ordner, kunde, breiten.desktop))) return { art, ordner };
	melde(`Bild von vorher geschrieben; in den Eintrag: vorher: /projekte/${slug}/vorher.jpg`);
	return { art: 'erstellt', ordner };
}

/** Pictures taken elsewhere are there, and in media/ lies nothing to take others from. */
async function isOnlyVorher(
	site: string,
	ordner: string,
	{ url, originale }: MedienOptionen,
): Promise<boolean> {
	if (url || originale || existsSync(path.join(site, 'index.html'))) return false;
	return existsSync(path.join(ordner, 'manifest.json')) && !!(await findVorher(site));
}

async function makeFolder(
	slug: string,
	kunde: string,
	ordner: string,
	wurzel: string,
	optionen: MedienOptionen,
	melde: (zeile: string) => void,
): Promise<MedienErgebnis['art']> {
	const quelle = await openQuelle(slug, kunde, wurzel, optionen, melde);
	const { eingabe, draw } = quelle;
	if (!optionen.neu && eingabe && (await isCurrent(ordner, eingabe))) {
		if (!draw || (await isDrawn(ordner, eingabe))) {
			melde('unverändert');
			return 'unveraendert';
		}
		await addRiss(await draw(), eingabe, ordner, melde);
		return 'erstellt';
	}
	// Now rather than after minutes of filming.
	await runFfmpeg(['-version']);
	const cache = path.join(wurzel, '.cache/media');
	await mkdir(cache, { recursive: true });
	const werkstatt = await mkdtemp(path.join(cache, `${slug}-`));
	try {
		const frames = path.join(werkstatt, 'frames');
		const neu = path.join(werkstatt, 'neu');
		await mkdir(frames);
		await mkdir(neu);
		const aufnahmen = await quelle.take(frames);
		await pack(aufnahmen, quelle.eingabe ?? hashOf(aufnahmen), neu, melde);
		await swapFolder(ordner, neu, cache);
	} finally {
		await rm(werkstatt, { recursive: true, force: true });
	}
	melde('fertig');
	return 'erstellt';
}

type Quelle = {
	/** Hash of everything the result depends on; undefined for the network, which has none. */
	eingabe: string | undefined;
	take: (frames: string) => Promise<Aufnahmen>;
	/** The working drawing alone, where there is a site that stays the same. */
	draw?: () => Promise<RissAufnahme | undefined>;
};

async function openQuelle(
	slug: string,
	kunde: string,
	wurzel: string,
	{ url, originale }: MedienOptionen,
	melde: (zeile: string) => void,
): Promise<Quelle> {
	const nodeModules = path.join(wurzel, 'node_modules');
	const site = path.join(wurzel, 'media', slug);
	if (url) {
		return {
			eingabe: undefined,
			take: (frames) => takeUrl(url, kunde, site, frames, melde),
		};
	}
	const ordner = originale ? path.resolve(originale) : site;
	if (!existsSync(ordner)) throw new MedienFehler(`Den Ordner ${ordner} gibt es nicht.`);
	return {
		eingabe: await eingabeHash(ordner, originale ? `originale ${kunde}` : ''),
		take: (frames) =>
			originale
				? takeOriginale(ordner, kunde, frames, melde)
				: takeSite(ordner, nodeModules, frames, melde),
		...(!originale && { draw: () => drawSite(ordner, nodeModules) }),
	};
}

async function pack(
	aufnahmen: Aufnahmen,
	eingabe: string,
	nach: string,
	melde: (zeile: string) => void,
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
	for (const auftrag of auftraege) bilder[auftrag.name] = await writeBild(auftrag, nach);
	if (typeof background === 'string')
		bilder.background = await writeDrawing(grund, background, nach);
	melde('Bilder in AVIF und JPEG geschrieben');
	await addRiss(aufnahmen.riss, eingabe, nach, melde);
	await encodeFilm(aufnahmen.frames, nach, melde);
	const anzahl = (await readdir(aufnahmen.frames)).length;
	const film = {
		breite: filmBreite,
		hoehe: filmHoehe,
		bilderProSekunde,
		dauer: Math.round((anzahl / bilderProSekunde) * 1000) / 1000,
	};
	const manifest: Manifest = { eingabe, logo, bilder, film };
	await writeFile(path.join(nach, 'manifest.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
}

async function addRiss(
	riss: RissAufnahme | undefined,
	eingabe: string,
	nach: string,
	melde: (zeile: string) => void,
): Promise<void> {
	if (!riss)
		return melde(
			'ohne Werkplan: er entsteht nur aus einer Website mit Aufnahmen für Schreibtisch und Telefon',
		);
	const passt = await writeRiss(riss, eingabe, nach);
	melde(passt ? 'Werkplan gezeichnet' : 'ohne Werkplan: die Seite hat dafür zu viele Linien');
}

function hashOf({ logo, background, poster, bilder }: Aufnahmen): string {
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
