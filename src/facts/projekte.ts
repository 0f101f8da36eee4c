import { join } from 'node:path';
import {
	type Manifest,
	type PictureSources,
	pictureSources,
	projektFile,
} from '#shared/manifest.ts';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { readManifestOf } from './read-manifest-of.ts';
import { readProjekte } from './read-projekte.ts';

/** The checked projects, in the owner's order (metadaten.id); read at build time only. */
export const projekte: Projekt[] = readProjekte();

/** Where a public path ('/projekte/slug/logo.svg') lies on the disk. */
export const diskPath = (path: string): string => join(process.cwd(), 'public', path);

const manifests = new Map<string, Manifest>();

/** What the recorder wrote about a project's pictures and film; read once. */
function manifestOf({ slug }: Projekt): Manifest {
	const known = manifests.get(slug);
	if (known) return known;
	const manifest = readManifestOf(process.cwd(), slug);
	manifests.set(slug, manifest);
	return manifest;
}

/** Files and size of a project's picture, by its name ('bild-1') or its path in the entry. */
export function pictureOf(projekt: Projekt, path: string): PictureSources {
	return pictureSources(manifestOf(projekt), projekt.slug, path);
}

/** What a card shows of a project. Plain data, for islands. */
export type Card = {
	/** The project's short name. */
	slug: string;
	/** Address of its page. */
	path: string;
	kunde: string;
	/** What the website brought the client; where he says nothing, his trade. */
	subtitle: string;
	/** The client's ground, and on it his website. */
	ground: PictureSources;
	picture: PictureSources;
};

export function cardOf(projekt: Projekt): Card {
	const { slug, kunde, branche, source, wirkung } = projekt;
	return {
		slug,
		path: projektPath(projekt),
		kunde,
		subtitle: wirkung ?? branche,
		ground: pictureOf(projekt, source.background),
		picture: pictureOf(projekt, source.weiterebilder[0]),
	};
}

/** Path of the first picture of a phone's view, if a project has one. */
export function phonePicture(projekt: Projekt): string | undefined {
	return projekt.source.weiterebilder.find((path) => pictureOf(projekt, path).device === 'telefon');
}

/**
 * The film in a phone's window, where the recorder made one, and the picture that phones show before or
 * instead of it.
 */
export function phoneRecording(projekt: Projekt): { film?: string; poster: string | undefined } {
	if (!manifestOf(projekt).filmTelefon) return { poster: phonePicture(projekt) };
	return {
		film: projektFile(projekt.slug, 'showcase-telefon.mp4'),
		poster: projektFile(projekt.slug, 'poster-telefon.jpg'),
	};
}
