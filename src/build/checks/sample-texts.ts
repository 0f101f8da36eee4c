import { about } from '../../content/texte/about.ts';
import { fragen } from '../../content/texte/fragen.ts';
import { start } from '../../content/texte/start.ts';

/** The texts that only the owner can write, by their file. */
const OWNERS_TEXTS: Record<string, object> = {
	'src/content/texte/about.ts': about,
	'src/content/texte/start.ts': start.about,
	'src/content/texte/fragen.ts': fragen,
};

/** Names the files whose texts still say `muster: true`. */
export function sampleTexts(texts: Record<string, object> = OWNERS_TEXTS): string[] {
	return Object.entries(texts).flatMap(([file, text]) =>
		'muster' in text && text.muster ? [file] : [],
	);
}
