import { readFileSync } from 'node:fs';
import { germanNumber } from '#shared/german-number.ts';
import { normaliseTexts } from '../service/routes/normalise-text.ts';
import { textReasons } from '../service/spam/text-reasons.ts';
import { GENUINE } from '../service/testing/genuine-anfragen.ts';
import { fixtureAnfrage } from '../testing/fixture-anfrage.ts';
import { table } from './table.ts';

/** Share of genuine chat messages that may be marked by their content. */
const MAX_SHARE = 0.02;

/**
 * Counts the inquiries marked by their texts alone.
 * The folder SPAM_DIR has ham.txt and spam.txt, a message a line, and is no part of the project.
 * Returns a Markdown table.
 */
export function measureSpamMarks(): string {
	const folder = process.env.SPAM_DIR;
	const files = folder === undefined ? [] : ['ham.txt', 'spam.txt'];
	const sets = files.map((name) => {
		const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n').filter(Boolean);
		return { name, anfragen: lines.map((message) => fixtureAnfrage({ message })), max: MAX_SHARE };
	});
	const rows = [{ name: 'eigene schwierige', anfragen: GENUINE, max: 0 }, ...sets].map(
		({ name, anfragen, max }) => {
			const marked = anfragen.filter(
				(anfrage) => textReasons(normaliseTexts(anfrage)).length > 0,
			).length;
			const share = marked / anfragen.length;
			const figures = [
				name,
				germanNumber(anfragen.length),
				germanNumber(marked),
				`${germanNumber(share * 100, 1)} %`,
			];
			return name === 'spam.txt'
				? [...figures, '–', '–']
				: [...figures, `≤ ${max * 100} %`, share <= max ? 'erreicht' : 'verfehlt'];
		},
	);
	return table(['Anfragen', 'Zahl', 'markiert', 'Anteil', 'Ziel', 'Urteil'], rows);
}
