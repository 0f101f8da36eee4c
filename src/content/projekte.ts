import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leseManifest, type Manifest } from '../lib/manifest.ts';
import { pruefeProjekte } from './pruefen.ts';
import type { Projekt } from './schema.ts';

const texte = import.meta.glob<string>('./projekte/*.yaml', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const files = Object.fromEntries(
	Object.entries(texte).map(([pfad, text]) => [pfad.slice('./projekte/'.length), text]),
);
const publicFile = (pfad: string) => join(process.cwd(), 'public', pfad);

/** The projects in their order, checked; read at build time only. */
export const projekte: Projekt[] = pruefeProjekte(files, (pfad) => existsSync(publicFile(pfad)));

const manifeste = new Map(
	projekte.map(({ metadaten: { url } }) => [
		url,
		leseManifest(readFileSync(publicFile(`/projekte/${url}/manifest.json`), 'utf8')),
	]),
);

/** What the media run wrote about a project's pictures and film. */
export function manifestVon(projekt: Projekt): Manifest {
	const manifest = manifeste.get(projekt.metadaten.url);
	if (!manifest) throw new Error(`Kein Manifest für „${projekt.metadaten.url}“.`);
	return manifest;
}
