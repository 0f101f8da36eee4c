import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../src/lib/manifest.ts';
import { addFormer, findFormer } from './add-former.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { clientOfSlug } from './entries.ts';
import { inputHash } from './input-hash.ts';
import { manifestFiles } from './manifest-files.ts';
import { MediaError } from './media-error.ts';
import { packRecordings } from './pack-recordings.ts';
import { isDrawn } from './plan/write-plan.ts';
import { Progress } from './progress.ts';
import type { Recordings } from './recordings.ts';
import { dropOnExit } from './run-command.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { swapFolder } from './swap-folder.ts';
import { takeOriginals } from './take-originals.ts';
import { allParts, type Part, takeSite } from './take-site.ts';
import { type Explored, exploreUrl, takeUrl } from './take-url.ts';

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
	neu?: boolean;
	/** Only this of what is there already. */
	nur?: Part | undefined;
	report?: (line: string) => void;
};

const noPlan =
	'ohne Werkplan: er entsteht nur aus einer Website mit Aufnahmen für Schreibtisch und Telefon, die nicht zu viele Linien hat';

export type MediaResult = { art: 'erstellt' | 'unveraendert'; ordner: string };

/**
 * Makes public/projekte/{slug}: logo, background, poster, pictures, film and manifest. The folder
 * changes only when everything is done. Throws MediaError for what the caller can put right.
 */
export async function makeMedia(slug: string, options: MediaOptions = {}): Promise<MediaResult> {
	const root = options.root ?? path.resolve(import.meta.dirname, '..');
	const report = (line: string) => options.report?.(`${slug}: ${line}`);
	const folder = path.join(root, 'public/projekte', slug);
	const client = options.client ?? (await clientOfSlug(root, slug));
	const site = path.join(root, 'media', slug);
	const { originale: originals } = options;
	const sources = originals ? path.resolve(originals) : site;
	const kind = (await isOnlyFormer(site, folder, options))
		? 'unveraendert'
		: await makeFolder({ slug, client, folder, root, options, report });
	if (!(await addFormer(sources, folder, client))) return { art: kind, ordner: folder };
	report(`Bild von vorher geschrieben; in den Eintrag: vorher: /projekte/${slug}/vorher.jpg`);
	return { art: 'erstellt', ordner: folder };
}

/** Pictures taken elsewhere are there, and in media/ lies nothing to take others from. */
async function isOnlyFormer(
	site: string,
	folder: string,
	{ url, originale: originals }: MediaOptions,
): Promise<boolean> {
	if (url || originals || existsSync(path.join(site, 'index.html'))) return false;
	return existsSync(path.join(folder, 'manifest.json')) && !!(await findFormer(site));
}

type Job = {
	slug: string;
	client: string;
	folder: string;
	root: string;
	options: MediaOptions;
	report: (line: string) => void;
};

async function makeFolder(job: Job): Promise<MediaResult['art']> {
	const { slug, folder, root, options, report } = job;
	const source = await openSource(job);
	const parts = await openParts(folder, source.input, options);
	if (parts.length === 0) {
		report('unverändert');
		return 'unveraendert';
	}
	// Now rather than after minutes of filming.
	await runFfmpeg(['-version']);
	const cache = path.join(root, '.cache/media');
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
		const recordings = await source.take(frames, parts, progress);
		const sheet = path.join(cache, `${slug}-auswahl.jpg`);
		if (parts.includes('bilder')) await writeContactSheet(recordings, sheet);
		await packRecordings(recordings, source.input, parts, fresh, progress);
		if (parts.includes('riss')) report(recordings.riss ? 'Werkplan gezeichnet' : noPlan);
		await swapFolder(folder, fresh, cache);
		report(`fertig; was gewählt wurde, zeigt ${path.relative(root, sheet)}`);
		for (const note of recordings.notes ?? []) report(`Hinweis: ${note}`);
	} finally {
		keep();
		await rm(workshop, { recursive: true, force: true });
	}
	return 'erstellt';
}

/** What is to be made: all, what was asked for, or what is not there yet. */
async function openParts(
	folder: string,
	input: string | undefined,
	{ nur, neu: fresh, originale: originals }: MediaOptions,
): Promise<readonly Part[]> {
	const there = existsSync(path.join(folder, 'manifest.json'));
	if (nur && !there)
		throw new MediaError(`${folder} ist noch leer. Bitte einmal ohne --nur aufnehmen.`);
	if (nur) return [nur];
	if (fresh || !input || !(await isCurrent(folder, input))) return allParts;
	return originals || (await isDrawn(folder, input)) ? [] : ['riss'];
}

type Source = {
	/** Hash of everything the result depends on; undefined for the network, which has none. */
	input: string | undefined;
	take: (frames: string, parts: readonly Part[], progress: Progress) => Promise<Recordings>;
};

async function openSource({ slug, client, root, options, report }: Job): Promise<Source> {
	const { url, originale: originals } = options;
	const site = path.join(root, 'media', slug);
	if (url) {
		return {
			input: undefined,
			take: async (frames, parts, progress) => {
				const explored = options.explored ?? (await exploreUrl(url, site));
				const script = explored.scriptFor(client);
				const draft = path.join(root, '.cache/media', `${slug}-drehbuch.json`);
				await writeFile(draft, `${JSON.stringify(script, null, '\t')}\n`);
				report(`Drehbuch geschrieben: ${path.relative(root, draft)}`);
				return takeUrl(url, site, explored, script, parts, frames, progress.set);
			},
		};
	}
	const folder = originals ? path.resolve(originals) : site;
	if (!existsSync(folder)) throw new MediaError(`Den Ordner ${folder} gibt es nicht.`);
	return {
		input: await inputHash(folder, originals ? `originale ${client}` : ''),
		take: (frames, parts, progress) =>
			originals
				? takeOriginals(folder, client, frames, report)
				: takeSite(folder, path.join(root, 'node_modules'), parts, frames, progress.set),
	};
}

async function isCurrent(folder: string, input: string): Promise<boolean> {
	const file = path.join(folder, 'manifest.json');
	if (!existsSync(file)) return false;
	const manifest = readManifest(await readFile(file, 'utf8'));
	return (
		manifest.eingabe === input &&
		manifestFiles(manifest).every((name) => existsSync(path.join(folder, name)))
	);
}
