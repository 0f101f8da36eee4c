import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { MediaError } from './media-error.ts';

const eintragSchema = z.object({
	metadaten: z.object({ url: z.string() }),
	projekt: z.object({ kunde: z.string() }),
});

/** The client's name from the entry with this slug as metadaten.url; throws when there is none. */
export async function clientOfSlug(slug: string, root: string): Promise<string> {
	const ordner = path.join(root, 'src/content/projekte');
	const namen = (await readdir(ordner)).filter((name) => /\.ya?ml$/.test(name)).sort();
	const slugs: string[] = [];
	for (const name of namen) {
		const eintrag = eintragSchema.safeParse(parse(await readFile(path.join(ordner, name), 'utf8')));
		if (!eintrag.success) continue;
		if (eintrag.data.metadaten.url === slug) return eintrag.data.projekt.kunde;
		slugs.push(eintrag.data.metadaten.url);
	}
	throw new MediaError(
		`Kein Eintrag in src/content/projekte hat metadaten.url „${slug}“ (vorhanden: ${slugs.join(', ') || 'keiner'}). Bitte zuerst den Eintrag anlegen.`,
	);
}
