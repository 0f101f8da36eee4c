import { existsSync, readdirSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import { entryFile } from '#shared/projekt-schema.ts';
import type { Medium, Progress, Recording, Script, Source } from '../../recorder/index.ts';
import { readColours, TOKENS } from '../../src/styles/read-colours.ts';
import type { Site } from '../site.ts';
import { findEntry, renewPictures } from './entries.ts';
import { putBack, swapIn } from './swap-in.ts';

/** What is needed of the recorder; tests have one that opens no browser. */
export type Recorder = Pick<typeof import('../../recorder/index.ts'), 'record' | 'readScript'>;

type ProjektOptions = {
	site: Site;
	recorder: Recorder;
	/** Where to record from; if missing, the site in samples/{slug}. */
	source?: Source | undefined;
	/** Findings of an earlier visit, which is then not repeated. */
	explored?: Pick<OwnFiles, 'script' | 'logo'> | undefined;
	/** Name of the client, needed while there is no entry. */
	client?: string;
	/** The one to renew; the others stay. */
	only?: Medium | undefined;
	onProgress?: ((progress: Progress) => void) | undefined;
	/** The text of the project's entry, where it is a new one: it comes together with the pictures. */
	entry?: (manifest: Recording['manifest']) => string;
};

/**
 * Makes public/projekte/{slug}: logo, ground, posters, pictures, films, drawings and manifest. Until all is
 * done, folder and entry stay as they were. Returns a line for each note of the recorder, and one that says where
 * all is. Throws OwnerError for faults that the caller can put right.
 */
export async function recordProjekt(
	slug: string,
	options: ProjektOptions,
): Promise<{ notes: string[]; done: string }> {
	const { site, only } = options;
	const places = placesOf(site.root, slug);
	const client = options.client ?? findEntry(site, slug).client;
	const source = options.source ?? sampleSource(site.root, places.own);
	putBack(places);

	await mkdir(places.cache, { recursive: true });
	await using work = await newWorkFolder(path.join(places.cache, `${slug}-`));
	const fresh = path.join(work.path, 'fresh');
	if (only && existsSync(places.folder)) await cp(places.folder, fresh, { recursive: true });
	const recording = await record(source, client, fresh, places.own, options);
	const entry = path.join(work.path, 'entry.yaml');
	if (options.entry) await writeFile(entry, options.entry(recording.manifest));

	await mkdir(path.dirname(places.folder), { recursive: true });
	swapIn(fresh, places, options.entry && { fresh: entry, place: places.entry });
	const hasNewPictures = only === undefined || only === 'pictures';
	const unfit =
		options.entry || !hasNewPictures ? [] : renewPictures(site, slug, recording.manifest);
	const { script } = recording;
	if (script) await writeFile(places.script, `${JSON.stringify(script, null, '\t')}\n`);
	const from = (place: string) => path.relative(site.root, place);
	const beside = script ? `; das Drehbuch: ${from(places.script)}` : '';
	return {
		notes: [...unfit, ...notesOn(recording, only)].map((note) => `${slug}: Hinweis: ${note}`),
		done: `${slug}: fertig, anzusehen in ${from(places.folder)}${beside}`,
	};
}

/** Where a project's files are. */
function placesOf(root: string, slug: string) {
	const cache = path.join(root, '.cache/media');
	return {
		folder: path.join(root, 'public/projekte', slug),
		entry: path.join(root, entryFile(slug)),
		/** What the owner has laid down. */
		own: path.join(root, 'samples', slug),
		cache,
		aside: path.join(cache, `${slug}-vorher`),
		script: path.join(cache, `${slug}-drehbuch.json`),
	};
}

async function record(
	source: Source,
	client: string,
	out: string,
	ownFolder: string,
	{ recorder, explored, only, onProgress }: ProjektOptions,
): Promise<Recording> {
	const own = await ownFiles(ownFolder, recorder);
	return recorder.record(source, own.script ?? explored?.script, {
		...{ out, client, only, onProgress },
		ground: own.ground,
		logo: own.logo ?? explored?.logo,
		colours: await coloursOfHouse(),
	});
}

function notesOn({ plan, notes }: Recording, only: Medium | undefined): string[] {
	const isDrawn = plan !== undefined || (only !== undefined && only !== 'plan');
	const noPlan =
		'Eine Zeichnung gibt es nicht: Sie entsteht nur aus einer Website mit Aufnahmen für Desktop und Telefon.';
	return isDrawn ? notes : [...notes, noPlan];
}

/** Makes a folder that is deleted in the end, and after Ctrl-C, too. */
async function newWorkFolder(prefix: string): Promise<AsyncDisposable & { path: string }> {
	const folder = await mkdtempDisposable(prefix);
	const remove = () => rmSync(folder.path, { recursive: true, force: true });
	process.once('exit', remove);
	return {
		path: folder.path,
		async [Symbol.asyncDispose]() {
			process.off('exit', remove);
			await folder.remove();
		},
	};
}

/** Ink and paper of this house, wherever the projects of a trial are. */
async function coloursOfHouse(): Promise<{ ink: string; paper: string } | undefined> {
	const tokens = path.join(import.meta.dirname, '../..', TOKENS);
	const colours = readColours(await readFile(tokens, 'utf8'));
	const [ink, paper] = [colours.get('tinte')?.hell, colours.get('blatt')?.hell];
	return ink && paper ? { ink, paper } : undefined;
}

function sampleSource(root: string, folder: string): Source {
	if (existsSync(path.join(folder, 'index.html')))
		return { folder, packages: path.join(root, 'node_modules') };
	throw new OwnerError(
		`In ${folder} fehlt: index.html. Oder bitte --url oder --originale angeben.`,
	);
}

type OwnFiles = {
	script?: Script | undefined;
	logo?: string | Buffer | undefined;
	ground?: string | undefined;
};

/** What the owner has laid down for a project in samples/{slug}. */
export async function ownFiles(
	folder: string,
	{ readScript }: Pick<Recorder, 'readScript'>,
): Promise<OwnFiles> {
	const names = existsSync(folder) ? readdirSync(folder) : [];
	const fileOf = (pattern: RegExp) => {
		const name = names.find((one) => pattern.test(one));
		return name === undefined ? undefined : path.join(folder, name);
	};
	const file = fileOf(/^drehbuch\.json$/);
	return {
		script: file === undefined ? undefined : await readScript(file),
		logo: fileOf(/^logo\.svg$/i) ?? fileOf(/^logo\.png$/i),
		ground: fileOf(/^hintergrund\.svg$/),
	};
}
