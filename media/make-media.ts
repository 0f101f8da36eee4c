import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../src/lib/manifest.ts';
import { addFormer, findFormer } from './add-former.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { clientOfSlug } from './entries.ts';
import type { Explored } from './explore-site.ts';
import { inputHash } from './input-hash.ts';
import { MediaError } from './media-error.ts';
import { packRecordings } from './pack-recordings.ts';
import { isDrawn } from './plan/write-plan.ts';
import { startProgress } from './progress.ts';
import { recordUrl } from './record-site.ts';
import { allParts, type Part } from './recordings.ts';
import { dropOnExit } from './run-command.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { serveSite } from './site-server.ts';
import { swapFolder } from './swap-folder.ts';
import { takeOriginals } from './take-originals.ts';

export type MediaOptions = {
	/** Folder of the whole project. */
	root: string;
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

/** The options, and where things lie. */
type Job = MediaOptions & {
	slug: string;
	client: string;
	report: (line: string) => void;
	/** Where the pictures go. */
	folder: string;
	/** What they are made from: the originals, a site, or what the owner laid ready for one elsewhere. */
	source: string;
	/** Where drafts go. */
	cache: string;
};

const noPlan =
	'ohne Werkplan: er entsteht nur aus einer Website mit Aufnahmen für Schreibtisch und Telefon, die nicht zu viele Linien hat';

/**
 * Makes public/projekte/{slug}: logo, background, poster, pictures, film and manifest. The folder
 * changes only when everything is done; the answer tells whether it did. Throws MediaError for what
 * the caller can put right.
 */
export async function makeMedia(slug: string, options: MediaOptions): Promise<boolean> {
	const { root, originale } = options;
	const report = (line: string) => options.report?.(`${slug}: ${line}`);
	const job: Job = {
		...{ ...options, slug, report },
		client: options.client ?? (await clientOfSlug(root, slug)),
		folder: path.join(root, 'public/projekte', slug),
		source: originale ? path.resolve(originale) : path.join(root, 'media', slug),
		cache: path.join(root, '.cache/media'),
	};
	const input = await inputOf(job);
	const parts = await openParts(job, input);
	if (parts.length > 0) await makeParts(job, parts, input);
	const isAdded = await addFormer(job.source, job.folder, job.client);
	if (isAdded)
		report(`Bild von vorher geschrieben; in den Eintrag: vorher: /projekte/${slug}/vorher.jpg`);
	else if (parts.length === 0) report('unverändert');
	return isAdded || parts.length > 0;
}

/** Hash of everything the result depends on; undefined for the network, which has none. */
async function inputOf({ url, originale, source, client }: Job): Promise<string | undefined> {
	if (url) return undefined;
	if (!existsSync(source)) throw new MediaError(`Den Ordner ${source} gibt es nicht.`);
	return inputHash(source, originale ? `originale ${client}` : '');
}

/** What is to be made: all, what was asked for, or what is not there yet. */
async function openParts(
	{ url, folder, source, nur, neu: fresh, originale }: Job,
	input: string | undefined,
): Promise<readonly Part[]> {
	const file = path.join(folder, 'manifest.json');
	const there = existsSync(file);
	if (nur && !there)
		throw new MediaError(`${folder} ist noch leer. Bitte einmal ohne --nur aufnehmen.`);
	if (nur) return [nur];
	const isSite = url || originale || existsSync(path.join(source, 'index.html'));
	// Pictures taken elsewhere are there, and only the one of before is to join them.
	if (!isSite && there && (await findFormer(source))) return [];
	if (!isSite) throw new MediaError(`In ${source} fehlt: index.html.`);
	if (fresh || !input || !there) return allParts;
	if (readManifest(await readFile(file, 'utf8')).eingabe !== input) return allParts;
	return originale || (await isDrawn(folder, input)) ? [] : ['riss'];
}

async function makeParts(
	job: Job,
	parts: readonly Part[],
	input: string | undefined,
): Promise<void> {
	const { slug, root, folder, source, cache, report } = job;
	// Now rather than after minutes of filming.
	await runFfmpeg(['-version']);
	await mkdir(cache, { recursive: true });
	const workshop = await mkdtemp(path.join(cache, `${slug}-`));
	const keep = dropOnExit(workshop);
	try {
		const [frames, fresh] = [path.join(workshop, 'frames'), path.join(workshop, 'neu')];
		await mkdir(frames);
		const whole = parts.length === allParts.length;
		await (whole ? mkdir(fresh) : cp(folder, fresh, { recursive: true }));
		const progress = startProgress(parts, report);
		const notes = new Set<string>();
		const script = path.join(cache, `${slug}-drehbuch.json`);
		const task = { ...job, own: source, script, parts, frames, progress, notes };
		const isOurs = !job.url && !job.originale;
		const server = isOurs ? await serveSite(source, path.join(root, 'node_modules')) : undefined;
		const url = job.url ?? server?.url ?? '';
		const recording = job.originale
			? takeOriginals(source, job.client, frames, report)
			: recordUrl({ ...task, url });
		const recordings = await recording.finally(() => server?.close());
		const sheet = path.join(cache, `${slug}-auswahl.jpg`);
		if (parts.includes('bilder')) await writeContactSheet(recordings, sheet);
		await packRecordings(recordings, input, parts, frames, fresh, progress);
		if (parts.includes('riss')) report(recordings.riss ? 'Werkplan gezeichnet' : noPlan);
		await swapFolder(folder, fresh, cache);
		const beside = job.originale ? '' : ', das Drehbuch liegt daneben';
		report(`fertig; was gewählt wurde, zeigt ${path.relative(root, sheet)}${beside}`);
		for (const note of notes) report(`Hinweis: ${note}`);
	} finally {
		keep();
		await rm(workshop, { recursive: true, force: true });
	}
}
