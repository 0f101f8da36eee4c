import { ofCountry } from '#shared/country.ts';
import { germanNumber } from '#shared/german-number.ts';
import { readAmount } from '#shared/money.ts';
import { inDative, readPeriod } from '#shared/period.ts';
import { type Item, partOf } from '../site.ts';

/*
 * Answers as people write them, in the words of the owner's files. What as… does not understand comes back unchanged, for
 * the schema to refuse; read… returns undefined for it. faultOf… says what is wrong with what the schema would take.
 */

/** The owner means himself, where another one could be named. */
export const NOBODY_ELSE = /^(?:(?:nur )?(?:ich|(?:ich )?sel(?:bst|ber))|niemand zu nennen)$/i;

/** „231 424242“ cannot be called, neither from here nor from abroad. */
export function faultOfPhone(number: string, land: string): string | undefined {
	const { dial } = ofCountry(land);
	if (!dial || number.startsWith('+')) return undefined;
	return `Mit dieser Nummer kommt niemand an: Es fehlt die Vorwahl, die mit 0 oder +${dial} beginnt.`;
}

/** The digits of „D-44135“ or „44135 Dortmund“, where a country's postcode is digits: „1012 AB“ stays. */
export function asPostcode(typed: string, land: string): string {
	if (land && !ofCountry(land).postcode) return typed;
	return /^(?:[A-Z]{1,3}[- ])?(\d{4,5})(?:\s+\p{L}.*)?$/u.exec(typed)?.[1] ?? typed;
}

/** „www.meine-seite.de/“ as the address that it means, umlauts as browsers send them. */
export function asAddress(typed: string): string {
	const text = typed.replace(/^(?:https?:\/\/)?/i, 'https://').replace(/\/$/, '');
	const url = URL.parse(text);
	return url?.pathname === '/' && !url.search && !url.username ? url.origin : text;
}

/** „de 123 456 789“ as „DE123456789“. */
export function asTaxNumber(typed: string): string {
	return typed.replaceAll(' ', '').toUpperCase();
}

/** „12+“, „über 12“, „mehr als 12“ as „+12“. */
export function asFigure(typed: string): string {
	return typed.replace(/^(?:über |mehr als )(\d+)$|^(\d+) ?\+$/i, '+$1$2');
}

/** „24 Stunden“ or „1 Werktag“ as it ends „Ich melde mich …“. */
export function asReplyTime(typed: string): string {
	const [, kind = ''] = /(Werk|Arbeits)tag/i.exec(typed) ?? [];
	const bare = typed
		.replace(/^(?:(?:innerhalb|binnen)(?: von)?|max(?:imal|\.)|höchstens) /i, '')
		.replace(kind, '')
		.replace(/\.$/, '');
	const [from = '', least = ''] = /^(\d+|\p{L}+?) ?(?:[-–]|bis) ?/iu.exec(bare) ?? [];
	const period = readPeriod(bare.slice(from.length));
	const shortest = from ? readPeriod(`${least} Tage`) : period;
	if (!period || !shortest) return asEnding(typed);
	const day = { werk: 'Werktag', arbeits: 'Arbeitstag' }[kind.toLowerCase()] ?? 'Tag';
	const longest = inDative(period).replace('Tag', day);
	return `innerhalb von ${from && `${shortest.count} bis `}${longest}`;
}

/** „Am nächsten Werktag.“ as it ends a sentence of ours; a noun stays large. */
export function asEnding(typed: string): string {
	return typed.replace(/(?<!Std|Min)\.$/, '').replace(BEGINNING, (word) => word.toLowerCase());
}

/** Words that are large at the beginning of a sentence alone: those that answers begin with, not all there are. */
const BEGINNING =
	/^(?:A[mn]|Bis|Binnen|D(?:as|er|ie)|Eine?|Etwa|Höchstens|I[mn]|Innerhalb|Meist|Noch|Rund|Spätestens)(?= )/;

/** „nein“ and the like, where a hoster logs nothing. */
export function asLogPeriod(typed: string): string {
	return /^(?:keine?|nein|nie|gar nicht|nichts|0)$/i.test(typed) ? 'keine' : typed;
}

/** „90 Tage“ as their number. */
export function asDays(typed: string): string {
	return typed.replace(/\s*Tagen?$/i, '');
}

/** „2400“ or „2.400,-“ as visitors read it, „ab 2.400 €“; with its currency, „2.400 Euro“ or „€ 2400“, the number is exact. */
export function asPrice(typed: string): string {
	const [, from = '', before, number = '', after] =
		/^(ab\s+)?(€|euro?\b)?\s*(\d[\d.]*)(?:,(?:00|[-–]{1,2}))?\s*(€|euro?)?$/i.exec(typed) ?? [];
	const amount = readAmount(number);
	if (amount === undefined) return typed;
	return `${from || !(before || after) ? 'ab ' : ''}${germanNumber(amount)} €`;
}

/** „2.400 € netto“ says what is asked for next, and would stand beside the answer to that. */
export function faultOfPrice(price: string): string | undefined {
	return /netto|brutto|steuer|\b(?:MW|U)St\b/i.test(price)
		? 'Erwartet nur den Betrag, etwa „ab 2.400 €“: Nach der Umsatzsteuer wird gleich gefragt.'
		: undefined;
}

const DAYS = 'montags dienstags mittwochs donnerstags freitags samstags sonntags'.split(' ');
const DAY_SPAN =
	/(?:\bam )?\b(mo|di|mi|do|fr|sa|so)\.?\s*(?:[-–]|bis)\s*(mo|di|mi|do|fr|sa|so)\b\.?/gi;
/** A day before a time, a part of a day or another day: „So rufen Sie an“ is none. */
const ONE_DAY =
	/(?:\bam )?\b(mo|di|mi|do|fr|sa|so)\b\.?(?=:? ?[\d,/+&]| (?:und|geschlossen|morgens|(?:vor|nach)?mittags|abends)\b)/gi;
const SPAN =
	/(?<![\d.])(\d{1,2})(?:[:.](\d{2}))?(?: ?(?:uhr|h)\b)?\s*(?:[-–]|bis)\s*(\d{1,2})(?:[:.](\d{2}))?(?!\d|\.\s?\p{L})(?: ?(?:uhr|h)\b)?/giu;

/** „Mo-Fr 9-17“ as „montags bis freitags 9 bis 17 Uhr“; words without a time stay. */
export function asPhoneHours(typed: string): string {
	const dayOf = (short: string) => DAYS.find((day) => day.startsWith(short.toLowerCase())) ?? short;
	const time = (hour: string, minutes?: string) =>
		minutes && minutes !== '00' ? `${Number(hour)}.${minutes}` : String(Number(hour));
	return typed
		.replace(/ u\. ?(?=[\p{L}\d])/gu, ' und ')
		.replace(DAY_SPAN, (_, from, to) => `${dayOf(from)} bis ${dayOf(to)}`)
		.replace(ONE_DAY, (_, day) => dayOf(day))
		.replace(/(?<=s): ?(?=\d)/g, ' ')
		.replace(
			SPAN,
			(_, from, fromMinutes, to, toMinutes) =>
				`${time(from, fromMinutes)} bis ${time(to, toMinutes)} Uhr`,
		);
}

/** Networks, each at its name and .com, and the company behind them where the privacy policy names it. */
const NETWORKS: readonly (readonly [name: string, company?: string])[] = [
	['LinkedIn', 'LinkedIn Ireland Unlimited Company, Wilton Plaza, Dublin 2, Irland'],
	['Instagram', 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland'],
	['Facebook', 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland'],
	['GitHub'],
	['YouTube', 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland'],
	['XING', 'New Work SE, Am Strandkai 1, 20457 Hamburg, Deutschland'],
	['TikTok'],
];

/**
 * The profile at an address, or with its network's name before; undefined where nobody knows the network, and for a
 * name on it („@ada“). `old` is the one that it replaces: within a network the company behind it stays.
 */
export function readProfile(typed: string, old: Item = ''): Item | undefined {
	const [, before, address = typed] = /^([^:/]+):(?: +|(?=https?:))(\S+)$/.exec(typed) ?? [];
	const url = address.replace(/^(?:https?:\/\/)?/i, 'https://');
	const { hostname = '' } = URL.parse(url) ?? {};
	const isAt = (name: string) => `.${hostname}`.endsWith(`.${name.toLowerCase()}.com`);
	const [known, company] = NETWORKS.find(([name]) => isAt(name)) ?? [];
	const name = before ?? known;
	if (!name || !hostname || isUserName(address, known ?? before)) return undefined;
	const isSame = partOf(old, 'name').toLowerCase() === name.toLowerCase();
	const anbieter = (isSame && partOf(old, 'anbieter')) || company;
	return anbieter ? { name, url, anbieter } : { name, url };
}

/** „@ada“ and „@ada@ruhr.social“ anywhere; at a known network all without a path, as „ada.simic“, elsewhere a host. */
function isUserName(address: string, network = ''): boolean {
	const isKnown = NETWORKS.some(([name]) => name.toLowerCase() === network.toLowerCase());
	return /^[^/]*@/.test(address) || (isKnown && !address.includes('/'));
}
