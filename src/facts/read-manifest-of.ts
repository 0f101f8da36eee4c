import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readManifest, remakeCommand } from '#shared/manifest.ts';

/** Reads what the recorder wrote about a project. @throws an error that names the command which writes it again */
export function readManifestOf(root: string, slug: string): Manifest {
	const path = `public/projekte/${slug}/manifest.json`;
	const file = join(root, path);
	if (!existsSync(file))
		throw new Error(`Zu „${slug}“ fehlt ${path}. Bitte erzeugen mit: ${remakeCommand(slug)}`);
	return readManifest(readFileSync(file, 'utf8'), slug);
}
