import { ofCountry } from './country.ts';

/** „0231“, „(0231)“, „(02 31)“ or „(0) 231“: the area without its zero, in one group or two. */
const AREA_WITH_ZERO = /^\(?0\)?[\s/.–-]*([1-9]\d*)(?: (\d+)\))?\)?/;

/** „0049 …“, „00 49 …“, „+ 49 …“ or „(+49) …“: how the number of a country begins. */
const COUNTRY = /^(?:\((?:00|\+)([1-9]\d{0,2})\) ?|(?:00|\+) ?(?=[1-9]))/;

/** „+49 0231 …“, „+49-0231…“, „+49 (0)231 …“: what stands before the number of a country, and the number with its zero. */
const ABROAD = /^\+(\d{1,3})(?:[\s/.–-]+|(?=\())(\(?0\)?[\s/.–-]*[1-9].*)$/;

/**
 * „0231 424242“ or „(0231) …“ with the number of its country; „0049 …“ and „+49 (0) …“ as „+49 …“. Blanks and signs may
 * stay, and so does what is no such number.
 */
export function phoneFromAbroad(typed: string, land: string): string {
	const { dial: home } = ofCountry(land);
	const number = typed
		.trim()
		.replace(COUNTRY, (_, inBrackets) => (inBrackets ? `+${inBrackets} ` : '+'))
		.replace(RegExp(`^\\+${home}(?=0)`), '$& ');
	const [, dial = home, national = number] = ABROAD.exec(number) ?? [];
	if (!dial) return number;
	// Calls from abroad leave out the zero before an area, but not those to Italy.
	return national.replace(AREA_WITH_ZERO, `+${dial} ${dial === '39' ? '0' : ''}$1$2`);
}

/** Where a press on a number leads; one without the number of a country is called from `land`. */
export function phoneLink(typed: string, land: string): string {
	return `tel:${phoneFromAbroad(typed, land).replace(/[\s()/.–-]/g, '')}`;
}
