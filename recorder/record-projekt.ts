import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable } from 'node:fs/promises';
import path from 'node:path';
import { deleteOnExit } from './delete-on-exit.ts';
import { clientOfSlug } from './entries/entries.ts';
import { packRecordings } from './pictures/pack-recordings.ts';
import { readFormer } from './pictures/read-former.ts';
import { takeOriginals } from './pictures/take-originals.ts';
import { writeContactSheet } from './pictures/write-contact-sheet.ts';
import { allOutputs, type Output, startProgress } from './progress.ts';
import { recordSite } from './record-site.ts';
import { RecorderError } from './recorder-error.ts';
import type { Recordings, Task } from './recordings.ts';
import { replaceFolder, restoreFolder } from './replace-folder.ts';
import type { Explored } from './views/explore-site.ts';
import { serveSite } from './website/serve-site.ts';

/** Address of a website or folder of finished pictures; with neither, the site in samples/{slug}. */
export type Origin = { url?: string | undefined; originals?: string | undefined };

export type RecordOptions = Origin & {
	/** Folder of the whole project. */
	root: string;
	/** Findings of an earlier visit, which is then not repeated. */
	explored?: Explored | undefined;
	/** Name of the client, needed while there is no entry. */
	client?: string;
	/** The one output to renew; all others stay. */
	only?: Output | undefined;
	report?: (line: string) => void;
};

const noPlan =
	'kein Werkplan gezeichnet: er entsteht nur aus einer Website mit Aufnahmen für Desktop und Telefon, die nicht zu viele Linien hat';

/**
 * Makes public/projekte/{slug}: logo, ground, poster, pictures, film, drawings and manifest. Until all is
 * done, the folder stays as it was. Throws RecorderError for faults that the caller can put right.
 */
export async function recordProjekt(slug: string, options: RecordOptions): Promise<void> {
	const { root, url, originals, only, explored } = options;
	const report = (line: string) => options.report?.(`${slug}: ${line}`);
	const client = options.client ?? (await clientOfSlug(root, slug));
	const folder = path.join(root, 'public/projekte', slug);
	const sources = path.join(root, 'samples', slug);
	const cache = path.join(root, '.cache/media');
	const aside = path.join(cache, `${slug}-aside`);
	const isSite = Boolean(url || originals || existsSync(path.join(sources, 'index.html')));
	const keepsOthers = only !== undefined || !isSite;
	if (keepsOthers) restoreFolder(folder, aside);
	const isRecorded = existsSync(path.join(folder, 'manifest.json'));
	if (only && !isRecorded)
		throw new RecorderError(
			`In ${folder} ist noch nichts Aufgenommenes. Bitte einmal ohne --nur aufnehmen.`,
		);
	const former = await readFormer(sources, client);
	// Without a site, the picture of the former website can still join what was recorded elsewhere.
	if (!isSite && !(former && isRecorded))
		throw new RecorderError(
			`In ${sources} fehlt: index.html. Oder bitte --url oder --originale angeben.`,
		);

	await mkdir(cache, { recursive: true });
	await using workFolder = await mkdtempDisposable(path.join(cache, `${slug}-`));
	const cancelDeletion = deleteOnExit(workFolder.path);
	const frames = path.join(workFolder.path, 'frames');
	const fresh = path.join(workFolder.path, 'fresh');
	await mkdir(frames);
	// A new picture of the former website replaces all files of the old one.
	const stays = (file: string) =>
		!former || file === folder || !path.basename(file).startsWith('vorher');
	if (keepsOthers) await cp(folder, fresh, { recursive: true, filter: stays });
	else await mkdir(fresh);

	const outputs = !isSite ? [] : only ? [only] : allOutputs;
	const progress = startProgress(outputs, report);
	const drehbuchFile = path.join(cache, `${slug}-drehbuch.json`);
	const task = { client, outputs, sources, drehbuchFile, frames, explored, progress };
	const recordings = isSite ? await record(options, task) : { pictures: [], notes: [] };
	const contactSheet = path.join(cache, `${slug}-auswahl.jpg`);
	const hasPictures = recordings.pictures.length > 0;
	if (hasPictures) await writeContactSheet(recordings, contactSheet);
	if (former) recordings.pictures.push(former);
	await packRecordings(recordings, fresh, progress);

	await mkdir(path.dirname(folder), { recursive: true });
	replaceFolder(folder, fresh, aside);
	cancelDeletion();
	if (outputs.includes('riss')) report(recordings.riss ? 'Werkplan gezeichnet' : noPlan);
	const beside = originals ? '' : ', das Drehbuch liegt daneben';
	const chosen = `; was gewählt wurde, zeigt ${path.relative(root, contactSheet)}${beside}`;
	if (isSite) report(`fertig${hasPictures ? chosen : ''}`);
	if (former)
		report(`Bild von vorher geschrieben; in den Eintrag: vorher: /projekte/${slug}/vorher.jpg`);
	for (const note of recordings.notes) report(`Hinweis: ${note}`);
}

async function record({ root, url, originals }: RecordOptions, task: Task): Promise<Recordings> {
	if (originals) return takeOriginals(path.resolve(originals), task);
	await using server = url ? undefined : await serveSite(task.sources, root);
	return await recordSite(url ?? server?.url ?? '', task);
}
