import { germanNumber } from '#shared/german-number.ts';
import { amountsIn } from '#shared/money.ts';
import { isPastMonth, readMonth } from '#shared/month.ts';
import { QUESTION_MOST } from '../../src/facts/texts-schema.ts';
import type { Question } from '../question.ts';
import { type Site, textField } from '../site.ts';
import { descriptionOf, type FactQuestion, fact, factAmong, factsIf } from './fact.ts';
import { AT_QUESTION_MARK, list, pairs } from './list.ts';
import { asEnding, asPrice, faultOfPrice } from './read-answers.ts';

const PRICE = 'freiwillig.preisrahmen';

export function angebot(site: Site): Question[] {
	return [
		fact(site, `${PRICE}.betrag`, {
			label: 'Der Preis, mit dem eine Website bei Ihnen beginnt',
			help: 'Steht auf Startseite und Kontakt, und bei den Fragen.',
			none: 'ich nenne keinen',
			read: asPrice,
			refuse: faultOfPrice,
			sentence: (value) => `Auf der Website: „${value}“`,
			dependents: () => partsOfPrice(site),
		}),
		...partsOfPrice(site),
		fact(site, 'freiwillig.erstgespraech', {
			label: 'Wie lange das erste Gespräch dauert und was es kostet',
			help: 'Als Ende von „Das erste Gespräch dauert …“, unter „Wie es weitergeht“.',
			none: 'steht nicht da',
			read: asEnding,
			sentence: (value) => `Auf der Kontaktseite: „Das erste Gespräch dauert ${value}.“`,
		}),
		fact(site, 'freiwillig.naechsterTermin', {
			label: 'Wann Ihr nächstes Projekt beginnen kann',
			help: 'Ein Monat, oder „sofort“; später ändern Sie ihn mit „npm run einrichten -- termin“.',
			none: 'steht nicht da',
			read: (typed) => readMonth(typed, site.today),
			refuse: (month) => (isPastMonth(month, site.today) ? `${month} ist vorbei.` : undefined),
		}),
		...list(site, 'freiwillig.leistungen', {
			label: 'Ihre Leistungen',
			help: 'Auf der Startseite. Ein Betrag in Klammern, {49 €}, steht da, wie Sie es mit der Umsatzsteuer halten; ohne Preis entfällt, was in [[preis: …]] steht, und eine Leistung, die außerhalb davon einen Betrag nennt.',
			what: 'eine Leistung',
			form: '„Name: Satz“',
			none: 'Kein solcher Abschnitt',
			...pairs('name', 'satz'),
		}),
		fact(site, textField('kontakt', 'beschreibung'), descriptionOf('Kontakt')),
		fact(site, textField('kontakt', 'preis.festpreis'), {
			label: 'Der Satz zum Festpreis',
			help: 'Steht auf der Kontaktseite hinter Ihrem Preis; Sie werden daran gemessen.',
		}),
		...factsIf(site, site.items(textField('kontakt', 'ablauf')).length > 2, [
			fact(site, textField('kontakt', 'ablauf[2].text'), {
				label: 'Wann und wie Ihr Angebot kommt',
				help: 'Der dritte Schritt unter „Wie es weitergeht“.',
			}),
		]),
		...list(site, textField('fragen', 'liste'), {
			label: 'Häufige Fragen und Ihre Antworten',
			help: 'Auf der Kontaktseite. {von}, {bis} und {umsatzsteuer} sind Ihr Preis.',
			what: 'eine Frage',
			form: `„Frage? Antwort“ in einer Zeile, die Frage höchstens ${QUESTION_MOST.frage}, die Antwort höchstens ${QUESTION_MOST.antwort} Zeichen`,
			none: 'Keine Fragen',
			...pairs('frage', 'antwort', AT_QUESTION_MARK),
		}),
	];
}

/** What belongs to a price. */
function partsOfPrice(site: Site): FactQuestion[] {
	const price = site.text(`${PRICE}.betrag`);
	const [least = 0] = amountsIn(price);
	return factsIf(site, price !== '', [
		factAmong(site, `${PRICE}.umsatzsteuer`, {
			label: 'Und die Umsatzsteuer?',
			help: 'Gilt für alle Preise auf der Website.',
			values: [
				['enthalten', 'Ist darin enthalten'],
				['zuzüglich', 'Kommt hinzu; ich arbeite nur für Unternehmen'],
				['keine', 'Ich berechne keine (Kleinunternehmer, § 19 UStG)'],
			],
		}),
		fact(site, `${PRICE}.spanne`, {
			label: 'Zwischen welchen Beträgen liegen die meisten?',
			help: 'Für die Frage „Was kostet eine Website?“, etwa „2.400 bis 6.000“; ohne sie entfällt die Frage.',
			none: 'ich nenne keine',
			sample: spanFrom(least),
			refuse(span) {
				const [from = least] = amountsIn(span);
				return from < least ? `Das beginnt unter Ihrem Preis, ${price}.` : undefined;
			},
		}),
	]);
}

/** The span that is proposed: as wide as the sample's; '' without a price. */
function spanFrom(least: number): string {
	if (least === 0) return '';
	return `${germanNumber(least)} € bis ${germanNumber(Math.round(2.5 * least))} €`;
}
