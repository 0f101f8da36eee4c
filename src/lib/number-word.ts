const WORDS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
WORDS.push('sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf');

/** A number in German words up to twelve, in figures beyond. */
export function numberWord(number: number): string {
	return WORDS[number] ?? String(number);
}
