import { germanNumber } from '../../shared/german-number.ts';
import {
	amountsIn,
	multiplied,
	namesMoney,
	readPrice,
	readSpan,
	withPrices,
} from '../../shared/money.ts';
import { textFile } from '../../src/facts/texts-schema.ts';
import { isBlock, listQuestion, pairs, partOf } from './list.ts';
import { factQuestion, type Question } from './question.ts';
import type { Site } from './site.ts';

const PRICE = 'freiwillig.preisrahmen';
const place = { group: 'angebot', key: 'preis', page: 'Startseite und Kontakt' } as const;
const hasPrice = (site: Site) => site.text(`${PRICE}.betrag`) !== '';

/** The factor from a price without VAT to the one with it. */
const WITH_TAX: Record<string, number> = { Deutschland: 1.19, Österreich: 1.2, Schweiz: 1.081 };

export const priceQuestions: readonly Question[] = [
	factQuestion({
		...{ ...place, field: `${PRICE}.betrag`, none: true, read: readPrice, write: writePrice },
		label: 'Der Preis, mit dem eine Website bei Ihnen beginnt',
		why: 'Steht auf Startseite und Kontakt, und bei den Fragen. „-“: Sie nennen keinen.',
	}),
	factQuestion({
		...{ ...place, field: `${PRICE}.umsatzsteuer`, isPossible: hasPrice },
		label: 'Und die Umsatzsteuer?',
		why: 'Gilt für alle Preise auf der Website.',
		choices: [
			['enthalten', 'Ist darin enthalten'],
			['zuzüglich', 'Kommt hinzu; ich arbeite nur für Unternehmen'],
			['keine', 'Ich berechne keine (Kleinunternehmer, § 19 UStG)'],
		],
		write: (site, value) => {
			site.set(`${PRICE}.umsatzsteuer`, value);
			if (value !== 'zuzüglich') site.set(`${PRICE}.mitUmsatzsteuer`, '');
		},
	}),
	factQuestion({
		...{ ...place, field: `${PRICE}.mitUmsatzsteuer`, none: true, read: readPrice },
		label: 'Der Preis mit Umsatzsteuer',
		why: 'Für alle, die keine Vorsteuer abziehen, etwa Praxen.',
		isPossible: (site) => hasPrice(site) && site.text(`${PRICE}.umsatzsteuer`) === 'zuzüglich',
		proposal: (site) =>
			multiplied(site.text(`${PRICE}.betrag`), WITH_TAX[site.text('anschrift.land')] ?? 1.19),
	}),
	factQuestion({
		...{ ...place, field: `${PRICE}.von`, also: `${PRICE}.bis`, none: true, isPossible: hasPrice },
		label: 'Zwischen welchen Beträgen liegen die meisten?',
		why: 'Für die Frage „Was kostet eine Website?“, etwa „2.400 bis 6.000“; ohne sie entfällt die Frage.',
		show: (site) =>
			[site.text(`${PRICE}.von`), site.text(`${PRICE}.bis`)].filter(Boolean).join(' bis '),
		faultOf: (_, typed) =>
			readSpan(typed)
				? undefined
				: 'Erwartet zwei Beträge, den kleineren zuerst, etwa „2.400 bis 6.000“.',
		write: (site, typed) => {
			const { von = '', bis = '' } = readSpan(typed) ?? {};
			site.set(`${PRICE}.von`, von);
			site.set(`${PRICE}.bis`, bis);
		},
	}),
];

/** Writes the price; the amounts in samples that are left follow it, so that no page names two. */
function writePrice(site: Site, price: string): void {
	const [before = 0] = amountsIn(site.text(`${PRICE}.betrag`));
	const [now = 0] = amountsIn(price);
	if (before > 0 && now > 0 && before !== now) followPrice(site, now / before);
	site.set(`${PRICE}.betrag`, price);
	if (price !== '') return;
	for (const part of ['mitUmsatzsteuer', 'von', 'bis']) site.set(`${PRICE}.${part}`, '');
	site.confirm(`${PRICE}.umsatzsteuer`);
}

function followPrice(site: Site, factor: number): void {
	for (const part of ['von', 'bis']) {
		const field = `${PRICE}.${part}`;
		const [amount = 0] = amountsIn(site.text(field));
		if (!site.isStandIn(field) || amount === 0) continue;
		site.set(field, germanNumber(Math.round((amount * factor) / 100) * 100));
		site.mark(field);
	}
	for (const [list, text] of [
		[SERVICES, 'satz'],
		[`${textFile('fragen')}: liste`, 'antwort'],
	] as const) {
		for (const [i, item] of site.list(list).entries()) {
			const field = `${list}[${i}].${text}`;
			if (!site.isStandIn(`${list}[${i}]`) || !namesMoney(partOf(item, text))) continue;
			site.set(field, withPrices(partOf(item, text), factor));
		}
	}
}

const SERVICES = 'freiwillig.leistungen';

export const servicesQuestion: Question = listQuestion({
	...{ group: 'angebot', key: 'leistungen', label: 'Ihre Leistungen', page: 'Startseite' },
	field: SERVICES,
	why: 'Drei bis fünf, auf der Startseite mit Ihrem Preis. {umsatzsteuer} ist, was Sie dazu gesagt haben.',
	shape: {
		...pairs('name', 'satz'),
		...{ what: 'eine Leistung', form: 'Name: Satz', least: 3, most: 5 },
		none: 'Kein solcher Abschnitt',
		isAskedAlone: (item) => isBlock(item) && namesMoney(partOf(item, 'satz')),
	},
});
