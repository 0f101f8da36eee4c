import { readCountry } from '#shared/country.ts';
import { DETAILS, type Detail, type Firm, isNeeded } from '#shared/firms.ts';
import { inDative, readPeriod } from '#shared/period.ts';
import { DAYS_TO_READ } from '#shared/time-limits.ts';
import type { Question } from '../question.ts';
import type { Field, Site } from '../site.ts';
import { type FactOptions, type FactQuestion, fact, factAmong, factsIf } from './fact.ts';
import { asDays, asEnding, asLogPeriod, asTaxNumber, NOBODY_ELSE } from './read-answers.ts';

export function recht(site: Site): Question[] {
	return [
		fact(site, 'ustId', {
			label: 'Umsatzsteuer-ID',
			help: 'Steht im Impressum, wenn Sie eine haben.',
			none: 'habe ich nicht',
			read: asTaxNumber,
		}),
		fact(site, 'wirtschaftsId', {
			label: 'Wirtschafts-ID (§ 139c AO)',
			help: 'Etwa DE123456789-00001; das Finanzamt teilt sie von sich aus mit. Steht im Impressum, wenn Sie eine haben.',
			none: 'habe ich nicht',
			read: asTaxNumber,
		}),
		...representation(site),
		...firmQuestions(site, 'hoster', 'Hosters', {
			label: 'Bei wem die Website liegt (Hoster)',
			help: 'Die Firma, bei der Sie Webspace oder Server mieten.',
		}),
		...firmQuestions(site, 'formularHoster', 'Hosters des Formulars', {
			label: 'Bei wem der Dienst des Formulars liegt',
			help: 'Nur wenn es ein anderer ist als der Hoster der Seiten.',
			none: 'derselbe',
			noneWords:
				/^(?:(?:beim|(?:bei )?de[mr]) ?(?:selbe|gleiche)n?(?: Anbieter| Hoster)?|wie oben)$/i,
		}),
		...firmQuestions(site, 'mailanbieter', 'Mailanbieters', {
			label: 'Bei wem Ihr Postfach liegt (Mailanbieter)',
			help: 'Die Firma, die Ihre E-Mails aufhebt; jede Anfrage kommt dort an.',
		}),
		fact(site, 'aufbewahrung', {
			label: 'Wie viele Tage Sie Anfragen aufheben',
			help: `Steht in der Datenschutzerklärung, und der Dienst löscht danach; mindestens ${DAYS_TO_READ}.`,
			read: asDays,
		}),
		fact(site, 'aufsichtsbehoerde', {
			label: 'Ihre Aufsichtsbehörde, mit Artikel',
			help: 'Etwa „die Landesbeauftragte für Datenschutz Nordrhein-Westfalen“.',
			read: asEnding,
			sentence: (value) => `In der Datenschutzerklärung: „Zuständig ist zum Beispiel ${value}.“`,
		}),
	];
}

/** Only a company is represented by somebody. */
export function representation(site: Site): FactQuestion[] {
	return factsIf(site, site.text('anrede') === '', [
		fact(site, 'vertreten', {
			label: 'Wer die Firma vertritt',
			help: 'Etwa „Ada Kurz und Bo Lang (Gesellschafter)“, mit Register und Nummer, wenn es sie gibt.',
			none: 'niemand außer mir',
			noneWords: NOBODY_ELSE,
		}),
	]);
}

/** A firm's name, and once it is named what it must say; `who` is the firm in the genitive. */
function firmQuestions(site: Site, firm: Firm, who: string, nameOptions: FactOptions): Question[] {
	const dependents = () => detailQuestions(site, firm, who);
	return [fact(site, `${firm}.name`, { ...nameOptions, dependents }), ...dependents()];
}

function detailQuestions(site: Site, firm: Firm, who: string): FactQuestion[] {
	const known = { name: site.text(`${firm}.name`), land: site.text(`${firm}.land`) };
	const ground = `${firm}.uebermittlung`;
	const asked: Record<Detail, FactQuestion> = {
		anschrift: fact(site, `${firm}.anschrift`, {
			label: `Anschrift des ${who}`,
			help: 'Straße, Postleitzahl und Ort in einer Zeile.',
		}),
		protokollfrist: fact(site, `${firm}.protokollfrist`, {
			label: `Protokolle des ${who}: wie lange er Zugriffe protokolliert`,
			help: 'Eigener Server: keine. Webspace: steht in seiner Hilfe oder im AV-Vertrag, etwa „7 Tage“.',
			read: asLogPeriod,
			sentence: sentenceOnLogs,
		}),
		land: fact(site, `${firm}.land`, {
			label: `Land des ${who}`,
			help: 'Wo die Firma sitzt.',
			read: readCountry,
			dependents: () => detailQuestions(site, firm, who).filter(({ field }) => field === ground),
		}),
		uebermittlung: fact(site, ground, {
			label: `Worauf sich die Übermittlung in das Land des ${who} stützt`,
			help: 'Außerhalb der EU verlangt die DSGVO eine Grundlage: etwa „Angemessenheitsbeschluss der EU“ oder „Standardvertragsklauseln“; steht im Vertrag.',
		}),
		avVertrag: contractQuestion(site, `${firm}.avVertrag`, who),
	};
	return DETAILS[firm].flatMap((detail) => factsIf(site, isNeeded(detail, known), [asked[detail]]));
}

/** A contract that is not closed yet is asked for again. */
function contractQuestion(site: Site, field: Field, who: string): FactQuestion {
	const question = factAmong(site, field, {
		label: `Haben Sie den Vertrag zur Auftragsverarbeitung des ${who}?`,
		help: 'Art. 28 DSGVO; meist in seinem Kundenbereich. Vorher darf die Seite nicht online.',
		values: [
			['ja', 'Ja, geschlossen'],
			['nein', 'Noch nicht'],
		],
	});
	return { ...question, isOpen: question.isOpen || site.text(field) !== 'ja' };
}

function sentenceOnLogs(value: string): string {
	const period = readPeriod(value);
	return period
		? `In der Datenschutzerklärung: „… spätestens nach ${inDative(period)} …“`
		: 'In der Datenschutzerklärung steht, dass er keine Zugriffe protokolliert.';
}
