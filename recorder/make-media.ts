import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, rename } from 'node:fs/promises';
import path from 'node:path';
import { allParts, type Part, startProgress } from './commands/progress.ts';
import type { Origin } from './commands/requirements.ts';
import { dropOnExit } from './commands/run-command.ts';
import { clientOfSlug } from './entries/entries.ts';
import { writeContactSheet } from './pictures/contact-sheet.ts';
import { packRecordings } from './pictures/pack-recordings.ts';
import { readFormer } from './pictures/read-former.ts';
import { takeOriginals } from './pictures/take-originals.ts';
import { type Recordings, recordSite, type Task } from './record-site.ts';
import { MediaError } from './recorder-error.ts';
import type { Explored } from './views/explore-site.ts';
import { serveSite } from './website/site-server.ts';

/** From the folder samples/{slug}, if not from an address or from finished pictures. */
export type MediaOptions = Origin & {
	/** Folder of the whole project. */
	root: string;
	/** What the site has, where it was visited already. */
	explored?: Explored | undefined;
	/** The client's name, where there is no entry yet to read it from. */
	client?: string;
	/** Only this of what is there already. */
	nur?: Part | undefined;
	report?: (line: string) => void;
};

const noPlan =
	'ohne Werkplan: er entsteht nur aus einer Website mit Aufnahmen für Schreibtisch und Telefon, die nicht zu viele Linien hat';

/**
 * Makes public/projekte/{slug}: logo, background, poster, pictures, film and manifest. The folder
 * changes only when everything is done. Throws MediaError for what the caller can put right.
 */
export async function makeMedia(slug: string, options: MediaOptions): Promise<void> {
	const { root, url, originale, nur, explored } = options;
	const report = (line: string) => options.report?.(`${slug}: ${line}`);
	const client = options.client ?? (await clientOfSlug(root, slug));
	const folder = path.join(root, 'public/projekte', slug);
	const own = path.join(root, 'samples', slug);
	const isThere = existsSync(path.join(folder, 'manifest.json'));
	if (nur && !isThere)
		throw new MediaError(`${folder} ist noch leer. Bitte einmal ohne --nur aufnehmen.`);
	const former = await readFormer(own, client);
	const isSite = url || originale || existsSync(path.join(own, 'index.html'));
	// Where pictures taken elsewhere are there, the one of before may join them.
	if (!isSite && !(former && isThere))
		throw new MediaError(`In ${own} fehlt: index.html. Oder bitte mit --url eine Adresse angeben.`);

	const cache = path.join(root, '.cache/media');
	await mkdir(cache, { recursive: true });
	await using workshop = await mkdtempDisposable(path.join(cache, `${slug}-`));
	dropOnExit(workshop.path);
	const [frames, fresh] = [path.join(workshop.path, 'frames'), path.join(workshop.path, 'neu')];
	await mkdir(frames);
	const stays = (file: string) =>
		!former || file === folder || !path.basename(file).startsWith('vorher');
	await (nur || !isSite ? cp(folder, fresh, { recursive: true, filter: stays }) : mkdir(fresh));

	const parts = !isSite ? [] : nur ? [nur] : allParts;
	const progress = startProgress(parts, report);
	const script = path.join(cache, `${slug}-drehbuch.json`);
	const task = { client, parts, own, script, frames, explored, progress };
	const recordings = isSite ? await record(options, task) : { bilder: [], notes: [] };
	const sheet = path.join(cache, `${slug}-auswahl.jpg`);
	if (recordings.bilder.length > 0) await writeContactSheet(recordings, sheet);
	if (former) recordings.bilder.push(former);
	await packRecordings(recordings, fresh, progress);

	await mkdir(path.dirname(folder), { recursive: true });
	if (existsSync(folder)) await rename(folder, path.join(workshop.path, 'alt'));
	await rename(fresh, folder);
	if (parts.includes('riss')) report(recordings.riss ? 'Werkplan gezeichnet' : noPlan);
	const beside = originale ? '' : ', das Drehbuch liegt daneben';
	if (isSite) report(`fertig; was gewählt wurde, zeigt ${path.relative(root, sheet)}${beside}`);
	if (former)
		report(`Bild von vorher geschrieben; in den Eintrag: vorher: /projekte/${slug}/vorher.jpg`);
	for (const note of recordings.notes) report(`Hinweis: ${note}`);
}

async function record({ root, url, originale }: MediaOptions, task: Task): Promise<Recordings> {
	if (originale) return takeOriginals(path.resolve(originale), task);
	await using server = url ? undefined : await serveSite(task.own, root);
	return await recordSite(url ?? server?.url ?? '', task);
}
