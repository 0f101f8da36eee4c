import { z } from 'zod';
import { germanNumber } from '../../shared/german-number.ts';
import { askText, choose } from '../dialog.ts';
import { askList, type ListShape, splitAtColon } from './list.ts';
import { confirmFact, type Question } from './question.ts';
import type { Site } from './site.ts';

const PRICE = 'freiwillig.preisrahmen';
const SERVICES = 'freiwillig.leistungen';

export const priceQuestion: Question = {
	...{ group: 'angebot', key: 'preis', label: 'Ihr Preis', page: 'Startseite und Kontakt' },
	settles: [PRICE],
	isOpen: (site) => site.isStandIn(PRICE),
	async ask(site) {
		const isNamed = await choose(
			{
				question: 'Nennen Sie, was eine Website bei Ihnen kostet?',
				why: 'Auf Startseite und Kontakt, und bei den Fragen.',
			},
			[
				['', 'Später'],
				['ja', 'Ja'],
				['nein', 'Nein, kein Preis'],
			],
		);
		if (isNamed === 'ja') await askPrice(site);
		if (isNamed === 'nein')
			site.set(PRICE, {
				betrag: '',
				mitUmsatzsteuer: '',
				von: '',
				bis: '',
				umsatzsteuer: 'keine',
			});
	},
};

async function askPrice(site: Site): Promise<void> {
	const faultOf = (part: string, value: string) => site.faultOf(`${PRICE}.${part}`, value);
	const betrag = amount(
		await askText({
			question: 'Der Preis, mit dem es beginnt',
			example: String(site.value(`${PRICE}.betrag`)),
			check: (typed) =>
				typed === '' ? 'Erwartet einen Betrag wie „ab 2.400 €“.' : faultOf('betrag', amount(typed)),
		}),
	);
	const umsatzsteuer = await choose({ question: 'Und die Umsatzsteuer?' }, [
		['enthalten', 'Ist darin enthalten'],
		['zuzüglich', 'Kommt hinzu; ich arbeite nur für Unternehmen'],
		['keine', 'Ich berechne keine (Kleinunternehmer, § 19 UStG)'],
	]);
	const mitUmsatzsteuer =
		umsatzsteuer !== 'zuzüglich'
			? ''
			: amount(
					await askText({
						question: 'Der Preis mit Umsatzsteuer',
						why: 'Für alle, die keine Vorsteuer abziehen, etwa Praxen.',
						given: withTax(betrag),
						check: (typed) => faultOf('mitUmsatzsteuer', amount(typed)),
					}),
				);
	const range = await askText({
		question: 'Zwischen welchen Beträgen liegen die meisten?',
		why: 'Für die Frage „Was kostet eine Website?“; Enter oder „-“: sie entfällt.',
		example: `${site.value(`${PRICE}.von`)} bis ${site.value(`${PRICE}.bis`)}`,
		check: (typed) =>
			typed === '' || typed === '-' || rangeOf(typed)
				? undefined
				: 'Erwartet etwa „2.400 bis 6.000“.',
	});
	const { von, bis } = rangeOf(range) ?? { von: '', bis: '' };
	site.set(PRICE, { betrag, mitUmsatzsteuer, von, bis, umsatzsteuer });
}

/** „2400“ as visitors read it, „ab 2.400 €“; other words stay. */
export function amount(typed: string): string {
	const [, before = '', number = ''] = /^(ab\s+)?(\d[\d.]*)\s*(?:€|euro)?$/i.exec(typed) ?? [];
	if (!number) return typed;
	const isPlain = /^[\d.]+$/.test(typed);
	return `${before || isPlain ? 'ab ' : ''}${germanNumber(wholeNumber(number))} €`;
}

/** The amount in a price with 19 % more; '' where there is no number in it. */
export function withTax(price: string): string {
	return price.replace(/^(\D*)(\d[\d.]*)(.*)$|^.*$/, (_, before, number, after) =>
		number ? `${before}${germanNumber(Math.round(wholeNumber(number) * 1.19))}${after}` : '',
	);
}

/** „2400 bis 6000“ or „2.400–6.000 €“ in its two ends. */
export function rangeOf(typed: string): { von: string; bis: string } | undefined {
	const ends = typed.match(/\d[\d.]*/g) ?? [];
	const [von = '', bis = ''] = ends.map((end) => germanNumber(wholeNumber(end)));
	return ends.length === 2 ? { von, bis } : undefined;
}

function wholeNumber(written: string): number {
	return Number(written.replaceAll('.', ''));
}

const service = z.object({ name: z.string(), satz: z.string() });
type Service = z.infer<typeof service>;

export const servicesQuestion: Question = {
	...{ group: 'angebot', key: 'leistungen', label: 'Ihre Leistungen', page: 'Startseite' },
	settles: [SERVICES],
	isOpen: (site) => site.isStandIn(SERVICES),
	async ask(site) {
		const there = z.array(service).parse(site.value(SERVICES));
		const answer = await choose(
			{
				question: 'Ihre Leistungen, drei bis fünf',
				why: `Zum Beispiel: ${there.map(({ name }) => name).join(' · ')}`,
			},
			[
				['', 'Später'],
				['durchgehen', 'Eine nach der anderen: ändern, weglassen, ergänzen'],
				['stimmt', 'Sie stimmen alle schon so'],
				['keine', 'Kein solcher Abschnitt'],
			],
		);
		if (answer === 'stimmt') confirmFact(site, SERVICES);
		if (answer === 'keine') site.set(SERVICES, []);
		if (answer === 'durchgehen') site.set(SERVICES, await askList(there, serviceShape(site)));
	},
};

function serviceShape(site: Site): ListShape<Service> {
	return {
		what: 'eine Leistung',
		form: 'Name: Satz',
		most: 5,
		print: ({ name, satz }) => `${name}: ${satz}`,
		read: (line) => {
			const parts = splitAtColon(line);
			return parts && { name: parts[0], satz: parts[1] };
		},
		faultOf: (items) => site.faultOf(SERVICES, items),
	};
}
