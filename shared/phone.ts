import { ofCountry } from './country.ts';

/** „0231“, „(0231)“, „(02 31)“ or „(0) 231“: the area without its zero, in one group or two. */
const AREA_WITH_ZERO = /^\(?0\)?[\s/.-]*([1-9]\d*)(?: (\d+)\))?\)?/;

/** „0049 …“, „00 49 …“, „+ 49 …“ or „(+49) …“: how the number of a country begins. */
const COUNTRY = /^(?:\((?:00|\+)([1-9]\d{0,2})\) ?|(?:00|\+) ?(?=[1-9]))/;

/** „+49 0231 …“, „+49-0231…“, „+49 (0)231 …“: what stands before the number of a country, and the number with its zero. */
const ABROAD = /^\+(\d{1,3})(?:[\s/.-]+|(?=\())(?:\(0\)[\s/.-]*(?=\(?0))?(\(?0\)?[\s/.-]*[1-9].*)$/;

/**
 * „0231 424242“ or „(0231) …“ with the number of its country; „0049 …“ and „+49 (0) …“ as „+49 …“. Blanks and signs may
 * stay, and so does what is no such number; invisible characters go, which contacts put around a number, and any dash is
 * a hyphen.
 */
export function phoneFromAbroad(typed: string, land: string): string {
	const { dial: home } = ofCountry(land);
	const number = typed
		.replace(/\p{Cf}/gu, '')
		.replace(/[\p{Pd}\u2212]/gu, '-')
		.trim()
		.replace(COUNTRY, (_, inBrackets) => (inBrackets ? `+${inBrackets} ` : '+'))
		.replace(RegExp(`^\\+${home}(?=0)`), '$& ');
	const [, dial = home, national = number] = ABROAD.exec(number) ?? [];
	if (!dial) return number;
	// Calls from abroad leave out the zero before an area, but not those to Italy.
	return national.replace(AREA_WITH_ZERO, `+${dial} ${dial === '39' ? '0' : ''}$1$2`);
}

/** „+49/231/…“, „+4933205/…“ or „033205/…“: country and area have no more than eight digits, an area with its zero six. */
const UP_TO_AREA = /^(?:\+[\d/]{1,8}|0\d{1,5})\//;

/**
 * Where a press on a number leads; one without the number of a country is called from `land`. Any other slash stands
 * between two numbers, and stays: so it leads nowhere.
 */
export function phoneLink(typed: string, land: string): string {
	const number = phoneFromAbroad(typed, land).replace(/[\s().-]/g, '');
	return `tel:${number.replace(UP_TO_AREA, (start) => start.replaceAll('/', ''))}`;
}

/** Whether what stands there is one number: „02306 1234 / 5678“ are two. */
export function isOneNumber(typed: string): boolean {
	return !phoneLink(typed, '').includes('/');
}
