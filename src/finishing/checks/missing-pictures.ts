import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Projekt } from '../../content/schema.ts';
import { pictureSources, readManifest } from '../../lib/manifest.ts';

/** One sentence for each derived picture of a project that is missing, and each without a description. */
export function missingPictures(
	{ metadaten: { url }, source, vorher }: Projekt,
	fileExists: (publicPath: string) => boolean,
	root: string = process.cwd(),
): string[] {
	const datei = join(root, 'public/projekte', url, 'manifest.json');
	const manifest = readManifest(readFileSync(datei, 'utf8'));
	const bilder = [
		source.background,
		source.placeholder,
		...source.weiterebilder,
		vorher ?? [],
	].flat();
	return bilder.flatMap((pfad) => {
		const { source: quelle, src, alt } = pictureSources(manifest, pfad);
		const namen = quelle.srcset.split(', ').map((teil) => teil.split(' ')[0] ?? '');
		return [
			...[src, ...namen]
				.filter((name) => !fileExists(name))
				.map(
					(name) =>
						`Projekt „${url}“: public${name} fehlt. Bitte neu erzeugen: npm run media -- ${url} --neu`,
				),
			...(alt.trim() === '' && source.weiterebilder.includes(pfad)
				? [`Projekt „${url}“: ${pfad} hat keine Beschreibung (alt).`]
				: []),
		];
	});
}
