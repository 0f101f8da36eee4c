import { existsSync, readdirSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Part, Progress, Recording, Script, Source } from '../../recorder/index.ts';
import { OwnerError } from '../../shared/owner-error.ts';
import { readColours, TOKENS } from '../../src/styles/read-colours.ts';
import type { Site } from '../site.ts';
import { entryFile, findEntry } from './entries.ts';
import { putBack, swapIn } from './swap-in.ts';

export type ProjektOptions = {
	site: Site;
	/** Where to record from; if missing, the site in samples/{slug}. */
	source?: Source | undefined;
	/** Findings of an earlier visit, which is then not repeated. */
	explored?: Pick<OwnFiles, 'script' | 'logo'> | undefined;
	/** Name of the client, needed while there is no entry. */
	client?: string;
	/** The one part to renew; all others stay. */
	only?: Part | undefined;
	onProgress?: ((progress: Progress) => void) | undefined;
	/** The text of the project's entry, where it is a new one: it comes together with the pictures. */
	entry?: (manifest: Recording['manifest']) => string;
};

const noPlan =
	'Eine Zeichnung gibt es nicht: Sie entsteht nur aus einer Website mit Aufnahmen für Desktop und Telefon.';

/**
 * Makes public/projekte/{slug}: logo, ground, posters, pictures, films, drawings and manifest. Until all is
 * done, folder and entry stay as they were. Returns a line for each note of the recorder, and one that says where
 * all is. Throws OwnerError for faults that the caller can put right.
 */
export async function recordProjekt(
	slug: string,
	options: ProjektOptions,
): Promise<{ notes: string[]; done: string }> {
	const { site, only, explored, onProgress } = options;
	const { root } = site;
	const client = options.client ?? findEntry(site, slug).client;
	const folder = path.join(root, 'public/projekte', slug);
	const sources = path.join(root, 'samples', slug);
	const cache = path.join(root, '.cache/media');
	const source = options.source ?? sampleSite(root, sources);
	const places = { folder, aside: path.join(cache, `${slug}-vorher`) };
	putBack(places);
	if (only && !existsSync(path.join(folder, 'manifest.json')))
		throw new OwnerError(
			`In ${folder} ist noch nichts Aufgenommenes. Bitte einmal ohne --nur aufnehmen.`,
		);

	await mkdir(cache, { recursive: true });
	await using workFolder = await mkdtempDisposable(path.join(cache, `${slug}-`));
	const cancelDeletion = deleteOnExit(workFolder.path);
	const fresh = path.join(workFolder.path, 'fresh');
	if (only) await cp(folder, fresh, { recursive: true });
	const own = await ownFiles(sources);
	const { record } = await import('../../recorder/index.ts');
	const { manifest, plan, notes, script } = await record(source, own.script ?? explored?.script, {
		out: fresh,
		client,
		only,
		ground: own.ground,
		logo: own.logo ?? explored?.logo,
		colours: await coloursOfHouse(),
		onProgress,
	});
	const entry = path.join(workFolder.path, 'entry.yaml');
	if (options.entry) await writeFile(entry, options.entry(manifest));
	await mkdir(path.dirname(folder), { recursive: true });
	swapIn(fresh, places, options.entry && { fresh: entry, place: path.join(root, entryFile(slug)) });
	cancelDeletion();
	const scriptFile = path.join(cache, `${slug}-drehbuch.json`);
	if (script) await writeFile(scriptFile, `${JSON.stringify(script, null, '\t')}\n`);
	const isDrawn = plan !== undefined || (only && only !== 'plan');
	const beside = script ? `; das Drehbuch: ${path.relative(root, scriptFile)}` : '';
	return {
		notes: [...notes, ...(isDrawn ? [] : [noPlan])].map((note) => `${slug}: Hinweis: ${note}`),
		done: `${slug}: fertig, anzusehen in ${path.relative(root, folder)}${beside}`,
	};
}

/** Deletes a folder when the process ends, after Ctrl-C too. Returns a function that cancels this. */
function deleteOnExit(folder: string): () => void {
	const remove = () => rmSync(folder, { recursive: true, force: true });
	process.once('exit', remove);
	return () => process.off('exit', remove);
}

/** Ink and paper of this house, wherever the projects of a trial are. */
async function coloursOfHouse(): Promise<{ ink: string; paper: string } | undefined> {
	const tokens = path.join(import.meta.dirname, '../..', TOKENS);
	const colours = readColours(await readFile(tokens, 'utf8'));
	const [ink, paper] = [colours.get('tinte')?.hell, colours.get('blatt')?.hell];
	return ink && paper ? { ink, paper } : undefined;
}

function sampleSite(root: string, folder: string): Source {
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
export async function ownFiles(folder: string): Promise<OwnFiles> {
	const names = existsSync(folder) ? readdirSync(folder) : [];
	const fileOf = (pattern: RegExp) => {
		const name = names.find((one) => pattern.test(one));
		return name === undefined ? undefined : path.join(folder, name);
	};
	const file = fileOf(/^drehbuch\.json$/);
	const script =
		file === undefined ? undefined : (await import('../../recorder/index.ts')).readScript(file);
	return {
		script: await script,
		logo: fileOf(/^logo\.svg$/i) ?? fileOf(/^logo\.png$/i),
		ground: fileOf(/^hintergrund\.svg$/),
	};
}
