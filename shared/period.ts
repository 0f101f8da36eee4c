/** A span of time as people write it: „7 Tage“, „eine Woche“, „24 Stunden“. */
export type Period = { count: number; unit: Unit };
const UNITS = ['Stunde', 'Tag', 'Woche', 'Monat', 'Jahr'] as const;
type Unit = (typeof UNITS)[number];

const NUMBERS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const DATIVES: Record<Unit, string> = {
	Stunde: 'Stunden',
	Tag: 'Tagen',
	Woche: 'Wochen',
	Monat: 'Monaten',
	Jahr: 'Jahren',
};

/** Reads a span of time in any of its cases; undefined where it is none. */
export function readPeriod(text: string): Period | undefined {
	const [, number = '', name] =
		/^(\d{1,4}|[a-zöü]+)\s*(stunde|tag|woche|monat|jahr)(?:e|en|n|e?s)?$/.exec(
			text
				.trim()
				.toLowerCase()
				.replace(/(?<=\d)\s*(?:h|std\.?)$/, ' stunden'),
		) ?? [];
	const unit = UNITS.find((one) => one.toLowerCase() === name);
	const word = number.replace(/eine[mnrs]?/, 'ein');
	const count = /\d/.test(number) ? Number(number) : NUMBERS.indexOf(word);
	return unit && count > 0 ? { count, unit } : undefined;
}

/** „7 Tagen“, „einer Woche“, as they end „spätestens nach …“. */
export function inDative({ count, unit }: Period): string {
	if (count > 1) return `${count} ${DATIVES[unit]}`;
	return `${unit.endsWith('e') ? 'einer' : 'einem'} ${unit}`;
}
