import { about } from '../../content/texte/about.ts';
import { start } from '../../content/texte/start.ts';

/** The texts in which an owner tells a career, by their file. */
const CAREER: Record<string, object> = {
	'src/content/texte/about.ts': about,
	'src/content/texte/start.ts': start.about,
};

/** Names the files that still tell the sample's career: their texts say `muster: true`. */
export function sampleTexts(texts: Record<string, object> = CAREER): string[] {
	return Object.entries(texts).flatMap(([file, text]) =>
		'muster' in text && text.muster ? [file] : [],
	);
}
