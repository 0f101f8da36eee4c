import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSources, readManifest, remakeCommand } from '#shared/manifest.ts';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';

/** One sentence for each missing size of a project's pictures, and each picture without a description. */
export function pictureFaults(
	{ metadaten: { url }, source }: Projekt,
	fileExists: (publicPath: string) => boolean,
	root: string = process.cwd(),
): string[] {
	const file = join(root, 'public/projekte', url, 'manifest.json');
	const manifest = readManifest(readFileSync(file, 'utf8'));
	const pictures = [source.background, source.placeholder, ...source.weiterebilder].flat();
	return pictures.flatMap((path) => {
		const { source: sizes, src, alt } = pictureSources(manifest, path);
		const names = sizes.srcset.split(', ').map((part) => part.split(' ')[0] ?? '');
		return [
			...[src, ...names]
				.filter((name) => !fileExists(name))
				.map(
					(name) =>
						`Projekt „${url}“: public${name} fehlt. Bitte neu erzeugen: ${remakeCommand(url)}`,
				),
			...(alt.trim() === '' && source.weiterebilder.includes(path)
				? [`Projekt „${url}“: ${path} hat keine Beschreibung (alt).`]
				: []),
		];
	});
}
