import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type Manifest,
	type PictureSources,
	pictureSources,
	readManifest,
	remakeCommand,
} from '#shared/manifest.ts';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { type Riss, readRiss, rissFiles } from '#shared/riss.ts';
import { readProjekte } from './read-projekte.ts';

// `npm run dev` reads the entries again when one of these changes.
import.meta.glob('../content/projekte/*.yaml', { query: '?raw', eager: true });

/** The checked projects, sorted by id; read at build time only. */
export const projekte: Projekt[] = readProjekte();

/** Where a public path ('/projekte/slug/logo.svg') lies on the disk. */
export const publicFile = (path: string): string => join(process.cwd(), 'public', path);

/** What the recorder wrote about a project's pictures and film. */
export function manifestOf({ metadaten: { url } }: Projekt): Manifest {
	return readManifest(readFileSync(publicFile(`/projekte/${url}/manifest.json`), 'utf8'));
}

/** Files and size of a project's picture. `path` is as the project data names it. */
export function pictureOf(path: string): PictureSources {
	const projekt = projekte.find(({ metadaten: { url } }) => path.startsWith(`/projekte/${url}/`));
	if (!projekt) throw new Error(`„${path}“ gehört zu keinem Projekt.`);
	return pictureSources(manifestOf(projekt), path);
}

/** Path of the picture that shows a project's site on cards and in comparisons. */
export function mainPicture({ weiterebilder, placeholder }: Projekt['source']): string {
	return weiterebilder[0] ?? placeholder;
}

/** Path of the first picture of a phone's view, if a project has one. */
export function phonePicture({ source: { weiterebilder } }: Projekt): string | undefined {
	return weiterebilder.find((path) => pictureOf(path).device === 'telefon');
}

/** The plan of a project's site; undefined where the recorder had pictures of it only. */
export function rissOf({ metadaten: { url } }: Projekt): Riss | undefined {
	const folder = publicFile(`/projekte/${url}`);
	if (!existsSync(join(folder, 'riss.json'))) return undefined;
	const missing = Object.values(rissFiles)
		.flatMap(({ hell, dunkel }) => [hell, dunkel])
		.filter((name) => !existsSync(join(folder, name)));
	if (missing.length > 0) {
		throw new Error(
			`Zur Zeichnung von „${url}“ fehlt ${missing.join(', ')} in public/projekte/${url}/. Neu zeichnen: ${remakeCommand(url)} --nur riss`,
		);
	}
	return readRiss(readFileSync(join(folder, 'riss.json'), 'utf8'));
}
