/** Why an inquiry may be spam: the words that are stored, and what they mean for the owner. */
const REASONS = {
	'no-browser': 'nicht aus einem Browser gesendet (weder Origin noch Sec-Fetch-Site)',
	'link-in-name': 'Link, HTML oder BBCode in Name oder Telefon',
	'mixed-scripts': 'ein Wort aus lateinischen und kyrillischen Buchstaben',
	'random-case': 'Name aus zufällig großen und kleinen Buchstaben',
	'near-copy': 'fast gleicher Text kam binnen 24 Stunden von einem anderen Anschluss',
	'rate-limit': 'sehr viele Anfragen von diesem Anschluss oder aus seinem Netz (RATE_LIMIT)',
	owner: 'von Hand markiert',
} as const;

export type Reason = keyof typeof REASONS;

/** Returns the meanings of stored words. A word that only a newer program knows stays as it is. */
export function explainReasons(words: string[]): string[] {
	const meanings: Record<string, string> = REASONS;
	return words.map((word) => meanings[word] ?? word);
}
