import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { MediaError } from './media-error.ts';

const entrySchema = z.object({
	metadaten: z.object({ url: z.string() }),
	projekt: z.object({ kunde: z.string() }),
});

/** The client's name from the entry with this slug as metadaten.url; throws when there is none. */
export async function clientOfSlug(slug: string, root: string): Promise<string> {
	const folder = path.join(root, 'src/content/projekte');
	const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort();
	const slugs: string[] = [];
	for (const name of names) {
		const entry = entrySchema.safeParse(parse(await readFile(path.join(folder, name), 'utf8')));
		if (!entry.success) continue;
		if (entry.data.metadaten.url === slug) return entry.data.projekt.kunde;
		slugs.push(entry.data.metadaten.url);
	}
	throw new MediaError(
		`Kein Eintrag in src/content/projekte hat metadaten.url „${slug}“ (vorhanden: ${slugs.join(', ') || 'keiner'}). Bitte zuerst den Eintrag anlegen.`,
	);
}
