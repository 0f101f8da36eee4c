import { type Manifest, pictureSources } from '#shared/manifest.ts';
import type { Projekt } from '#shared/projekt-schema.ts';

/** One sentence for each picture of a project's gallery without a description. */
export function missingDescriptions({ metadaten, source }: Projekt, manifest: Manifest): string[] {
	return source.weiterebilder
		.filter((path) => pictureSources(manifest, path).alt.trim() === '')
		.map((path) => `Projekt „${metadaten.url}“: ${path} hat keine Beschreibung (alt).`);
}
