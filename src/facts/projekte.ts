import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type Manifest,
	type PictureSources,
	pictureSources,
	readManifest,
	remakeCommand,
} from '#shared/manifest.ts';
import { type Plan, readPlan } from '#shared/plan.ts';
import type { Projekt } from '#shared/projekt-schema.ts';
import { readProjekte } from './read-projekte.ts';

// `npm run dev` reads the entries again when one of these changes.
import.meta.glob('../content/projekte/*.yaml', { query: '?raw', eager: true });

/** The checked projects, sorted by id; read at build time only. */
export const projekte: Projekt[] = readProjekte();

/** Public path of a project's file. */
export const projektFile = ({ metadaten: { url } }: Projekt, name: string): string =>
	`/projekte/${url}/${name}`;

/** Where a public path ('/projekte/slug/logo.svg') lies on the disk. */
export const diskPath = (path: string): string => join(process.cwd(), 'public', path);

/** What the recorder wrote about a project's pictures and film. */
function manifestOf(projekt: Projekt): Manifest {
	const { url } = projekt.metadaten;
	const path = projektFile(projekt, 'manifest.json');
	const file = diskPath(path);
	if (!existsSync(file))
		throw new Error(`Zu „${url}“ fehlt public${path}. Bitte erzeugen mit: ${remakeCommand(url)}`);
	return readManifest(readFileSync(file, 'utf8'), url);
}

/** Files and size of a project's picture. `path` is as the project data names it. */
export function pictureOf(path: string): PictureSources {
	const projekt = projekte.find((projekt) => path.startsWith(projektFile(projekt, '')));
	if (!projekt)
		throw new Error(
			`„${path}“ gehört zu keinem Projekt. Bitte den Pfad im Eintrag (src/content/projekte/) berichtigen.`,
		);
	return pictureSources(manifestOf(projekt), path);
}

/** Path of the picture that shows a project's site on cards, and on a house without a phone's picture. */
export function mainPicture({ weiterebilder, placeholder }: Projekt['source']): string {
	return weiterebilder[0] ?? placeholder;
}

/** Path of the first picture of a phone's view, if a project has one. */
export function phonePicture({ source: { weiterebilder } }: Projekt): string | undefined {
	return weiterebilder.find((path) => pictureOf(path).device === 'telefon');
}

/**
 * The film in a phone's window, where the recorder made one, and the picture that phones show before or
 * instead of it.
 */
export function phoneRecording(projekt: Projekt): { film?: string; poster: string | undefined } {
	if (!manifestOf(projekt).filmTelefon) return { poster: phonePicture(projekt) };
	return {
		film: projektFile(projekt, 'showcase-telefon.mp4'),
		poster: projektFile(projekt, 'poster-telefon.jpg'),
	};
}

export type DrawnProjekt = Projekt & { plan: Plan };

/** The project with the plan of its site; undefined where the recorder had pictures of it only. */
export function withPlan(projekt: Projekt): DrawnProjekt | undefined {
	const file = diskPath(projektFile(projekt, 'riss.json'));
	if (!existsSync(file)) return undefined;
	return { ...projekt, plan: readPlan(readFileSync(file, 'utf8'), projekt.metadaten.url) };
}
