import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../src/lib/manifest.ts';
import { addFormer, findFormer } from './add-former.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { clientOfSlug } from './entries.ts';
import { type Explored, exploreSite, readOwn } from './explore-site.ts';
import { inputHash } from './input-hash.ts';
import { manifestFiles } from './manifest-files.ts';
import { MediaError } from './media-error.ts';
import { packRecordings } from './pack-recordings.ts';
import { drawGround } from './plan/draw-ground.ts';
import { isDrawn } from './plan/write-plan.ts';
import { Progress } from './progress.ts';
import { recordSite } from './record-site.ts';
import { allParts, type Part, type Recordings } from './recordings.ts';
import { dropOnExit } from './run-command.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { serveSite } from './site-server.ts';
import { swapFolder } from './swap-folder.ts';
import { takeOriginals } from './take-originals.ts';

export type MediaOptions = {
	/** Folder of the whole project; default: the one this file lies in. */
	root?: string;
	/** Address of a real client site, instead of the folder media/{slug}. */
	url?: string | undefined;
	/** What that site has, where it was visited already. */
	explored?: Explored | undefined;
	/** Folder with finished pictures and a film, instead of a site. */
	originale?: string | undefined;
	/** The client's name, where there is no entry yet to read it from. */
	client?: string;
	/** Make it again though nothing changed. */
	neu?: boolean | undefined;
	/** Only this of what is there already. */
	nur?: Part | undefined;
	report?: (line: string) => void;
};

const noPlan =
	'ohne Werkplan: er entsteht nur aus einer Website mit Aufnahmen für Schreibtisch und Telefon, die nicht zu viele Linien hat';

/** What is to be made, from where, and where it goes. */
type Job = MediaOptions & {
	slug: string;
	root: string;
	client: string;
	/** Where the pictures go, where a site or what the owner laid ready lies, where drafts go. */
	folder: string;
	site: string;
	cache: string;
	report: (line: string) => void;
};

/**
 * Makes public/projekte/{slug}: logo, background, poster, pictures, film and manifest. The folder
 * changes only when everything is done; the answer tells whether it did. Throws MediaError for what
 * the caller can put right.
 */
export async function makeMedia(slug: string, options: MediaOptions = {}): Promise<boolean> {
	const root = options.root ?? path.resolve(import.meta.dirname, '..');
	const report = (line: string) => options.report?.(`${slug}: ${line}`);
	const folder = path.join(root, 'public/projekte', slug);
	const client = options.client ?? (await clientOfSlug(root, slug));
	const originale = options.originale && path.resolve(options.originale);
	const site = path.join(root, 'media', slug);
	const cache = path.join(root, '.cache/media');
	const job = { ...options, slug, root, client, folder, site, cache, originale, report };
	const isMade = !(await isOnlyFormer(job)) && (await makeFolder(job));
	if (!(await addFormer(originale ?? site, folder, client))) return isMade;
	report(`Bild von vorher geschrieben; in den Eintrag: vorher: /projekte/${slug}/vorher.jpg`);
	return true;
}

/** Pictures taken elsewhere are there, and in media/ lies nothing to take others from. */
async function isOnlyFormer({ url, originale, site, folder }: Job): Promise<boolean> {
	if (url || originale || existsSync(path.join(site, 'index.html'))) return false;
	return existsSync(path.join(folder, 'manifest.json')) && !!(await findFormer(site));
}

async function makeFolder(job: Job): Promise<boolean> {
	const { slug, folder, root, cache, report } = job;
	const input = await inputOf(job);
	const parts = await openParts(job, input);
	if (parts.length === 0) {
		report('unverändert');
		return false;
	}
	// Now rather than after minutes of filming.
	await runFfmpeg(['-version']);
	await mkdir(cache, { recursive: true });
	const workshop = await mkdtemp(path.join(cache, `${slug}-`));
	const keep = dropOnExit(workshop);
	try {
		const frames = path.join(workshop, 'frames');
		const fresh = path.join(workshop, 'neu');
		await mkdir(frames);
		const whole = parts.length === allParts.length;
		await (whole ? mkdir(fresh) : cp(folder, fresh, { recursive: true }));
		const progress = new Progress(parts, report);
		const notes = new Set<string>();
		const recordings = await record(job, parts, frames, progress, notes);
		const sheet = path.join(cache, `${slug}-auswahl.jpg`);
		if (parts.includes('bilder')) await writeContactSheet(recordings, sheet);
		await packRecordings(recordings, input, parts, frames, fresh, progress);
		if (parts.includes('riss')) report(recordings.riss ? 'Werkplan gezeichnet' : noPlan);
		await swapFolder(folder, fresh, cache);
		report(`fertig; was gewählt wurde, zeigt ${path.relative(root, sheet)}`);
		for (const note of notes) report(`Hinweis: ${note}`);
	} finally {
		keep();
		await rm(workshop, { recursive: true, force: true });
	}
	return true;
}

/** Hash of everything the result depends on; undefined for the network, which has none. */
async function inputOf({ url, originale, site, client }: Job): Promise<string | undefined> {
	if (url) return undefined;
	const source = originale ?? site;
	if (!existsSync(source)) throw new MediaError(`Den Ordner ${source} gibt es nicht.`);
	return inputHash(source, originale ? `originale ${client}` : '');
}

/** What is to be made: all, what was asked for, or what is not there yet. */
async function openParts(
	{ folder, nur, neu: fresh, originale }: Job,
	input: string | undefined,
): Promise<readonly Part[]> {
	const there = existsSync(path.join(folder, 'manifest.json'));
	if (nur && !there)
		throw new MediaError(`${folder} ist noch leer. Bitte einmal ohne --nur aufnehmen.`);
	if (nur) return [nur];
	if (fresh || !input || !there || !(await isCurrent(folder, input))) return allParts;
	return originale || (await isDrawn(folder, input)) ? [] : ['riss'];
}

async function isCurrent(folder: string, input: string): Promise<boolean> {
	const manifest = readManifest(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
	return (
		manifest.eingabe === input &&
		manifestFiles(manifest).every((name) => existsSync(path.join(folder, name)))
	);
}

async function record(
	job: Job,
	parts: readonly Part[],
	frames: string,
	progress: Progress,
	notes: Set<string>,
): Promise<Recordings> {
	const { url, originale, site, root, client, report } = job;
	if (originale) return takeOriginals(originale, client, frames, report);
	if (url) return recordUrl(job, url, parts, frames, progress, notes);
	if (!existsSync(path.join(site, 'index.html')))
		throw new MediaError(`In ${site} fehlt: index.html.`);
	const server = await serveSite(site, path.join(root, 'node_modules'));
	try {
		return await recordUrl(job, server.url, parts, frames, progress, notes);
	} finally {
		await server.close();
	}
}

async function recordUrl(
	{ slug, root, cache, site, client, explored, report }: Job,
	url: string,
	parts: readonly Part[],
	frames: string,
	progress: Progress,
	notes: Set<string>,
): Promise<Recordings> {
	const own = await readOwn(site);
	const seen = explored ?? (await exploreSite(url, own));
	const script = seen.scriptFor(client);
	const draft = path.join(cache, `${slug}-drehbuch.json`);
	await writeFile(draft, `${JSON.stringify(script, null, '\t')}\n`);
	report(`Drehbuch geschrieben: ${path.relative(root, draft)}`);
	for (const note of seen.notes) notes.add(note);
	const access = { base: url, hidden: script.verstecken, notes };
	const taken = await recordSite(access, script, parts, frames, progress.set);
	const piece = taken.poster ?? taken.bilder[0]?.quelle;
	const motif = taken.riss?.desktop.motif ?? (piece && { piece, colour: undefined });
	const background = own.background ?? (motif && (await drawGround(motif.piece, motif.colour)));
	return { logo: seen.logo, background, ...taken };
}
