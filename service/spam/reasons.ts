/** Why an inquiry may be spam: the words that are stored, and what they mean for the owner. */
const REASONS = {
	'no-browser': 'nicht mit einem üblichen Browser gesendet',
	'link-in-name': 'Link oder Formatierung im Namen oder bei der Telefonnummer',
	'mixed-scripts': 'lateinische und kyrillische Buchstaben in einem Wort',
	'random-case': 'Name mit willkürlich großen Buchstaben',
	'rate-limit': 'sehr viele Anfragen vom selben Anschluss',
	owner: 'von Ihnen markiert',
} as const;

export type Reason = keyof typeof REASONS;

/** Returns the meanings of stored words. A word that only a newer program knows stays as it is. */
export function explainReasons(words: string[]): string {
	const meanings: Record<string, string> = REASONS;
	return words.map((word) => meanings[word] ?? word).join('; ');
}
