import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the sample tells of its own life, by the file in which an owner tells his. */
export const WERDEGANG: Record<string, readonly string[]> = {
	'src/content/texte/start.ts': ['Gelernt habe ich Bauzeichner'],
	'src/content/texte/about.ts': [
		'Vom Bauzeichner über das Bauingenieurwesen',
		'vom Bauplan zur Website',
		'Ausgebildet bin ich als Bauzeichner',
		'Zum Web kam ich über einen Umweg',
		'Vom Bau geblieben ist die Reihenfolge',
		'Ausbildung am Zeichentisch',
		'berechnen, was ein Bauwerk trägt',
		'an einem Wochenende gebaut',
		'Das Handwerk hinter den Seiten',
		'Das lerne ich zurzeit',
	],
};

/** Names each file that still tells the sample's life, and the words by which it does. */
export function sampleTexts(root: string = process.cwd()): string[] {
	return Object.entries(WERDEGANG).flatMap(([name, words]) => {
		const file = join(root, name);
		const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
		const still = words.filter((word) => text.includes(word));
		return still.length > 0 ? [`${name} (${still.map((word) => `„${word} …“`).join(', ')})`] : [];
	});
}
