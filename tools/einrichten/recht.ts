import { isInUnion } from '../../shared/country.ts';
import { inDative, readPeriod } from '../../shared/period.ts';
import type { Question, Questions } from './question.ts';
import { country, logPeriod, withoutSpaces } from './read-answers.ts';
import type { Site } from './site.ts';

export const recht: Questions = {
	ustId: {
		label: 'Umsatzsteuer-ID',
		why: 'Steht im Impressum, wenn Sie eine haben.',
		none: 'habe ich nicht',
		read: withoutSpaces,
	},
	wirtschaftsId: {
		label: 'Wirtschafts-ID (§ 139c AO)',
		why: 'Etwa DE123456789-00001; das Finanzamt teilt sie von sich aus mit. Steht im Impressum, wenn Sie eine haben.',
		none: 'habe ich nicht',
		read: withoutSpaces,
	},
	vertreten: {
		label: 'Wer die Firma vertritt',
		why: 'Etwa „Ada Kurz und Bo Lang (Gesellschafter)“, mit Register und Nummer, wenn es sie gibt.',
		none: 'niemand außer mir',
		isPossible: (site) => site.text('anrede') === '',
	},
	'hoster.name': {
		label: 'Bei wem die Website liegt (Hoster)',
		why: 'Die Firma, bei der Sie Webspace oder Server mieten.',
	},
	...pagesOn('hoster'),
	...contractWith('hoster', 'Hosters'),
	'formularHoster.name': {
		label: 'Bei wem der Dienst des Formulars liegt',
		why: 'Nur wenn es ein anderer ist als der Hoster der Seiten.',
		none: 'derselbe',
	},
	...pagesOn('formularHoster'),
	...contractWith('formularHoster', 'Hosters'),
	'mailanbieter.name': {
		label: 'Bei wem Ihr Postfach liegt (Mailanbieter)',
		why: 'Die Firma, die Ihre E-Mails aufhebt; jede Anfrage kommt dort an.',
	},
	...contractWith('mailanbieter', 'Mailanbieters'),
	aufbewahrung: {
		label: 'Wie viele Tage Sie Anfragen aufheben',
		why: 'Steht in der Datenschutzerklärung, und der Dienst löscht danach; mindestens 14.',
		read: (typed) => typed.replace(/\s*Tagen?$/i, ''),
	},
	aufsichtsbehoerde: {
		label: 'Ihre Aufsichtsbehörde, mit Artikel',
		why: 'Etwa „die Landesbeauftragte für Datenschutz Nordrhein-Westfalen“.',
		sentence: (value) => `In der Datenschutzerklärung: „Zuständig ist zum Beispiel ${value}.“`,
	},
};

/** What is asked of a firm on whose machines the pages or the form's service run. */
function pagesOn(firm: string): Questions {
	return {
		[`${firm}.anschrift`]: {
			label: 'Anschrift des Hosters',
			why: 'Straße, Postleitzahl und Ort in einer Zeile.',
			...whileEmpty(firm, 'anschrift'),
		},
		[`${firm}.protokollfrist`]: {
			label: 'Wie lange er Zugriffe protokolliert',
			why: 'Eigener Server: keine. Webspace: steht in seiner Hilfe oder im AV-Vertrag, etwa „7 Tage“.',
			...whileEmpty(firm, 'protokollfrist'),
			read: logPeriod,
			sentence(value) {
				const period = readPeriod(value);
				return period
					? `In der Datenschutzerklärung: „… spätestens nach ${inDative(period)} …“`
					: 'In der Datenschutzerklärung steht, dass er keine Zugriffe protokolliert.';
			},
		},
	};
}

/** What is asked of a firm that handles data for the owner; `who` is the firm in the genitive. */
function contractWith(firm: string, who: string): Questions {
	return {
		[`${firm}.land`]: {
			label: `Land des ${who}`,
			why: 'Wo die Firma sitzt.',
			...whileEmpty(firm, 'land'),
			read: country,
		},
		[`${firm}.uebermittlung`]: {
			label: `Worauf sich die Übermittlung in das Land des ${who} stützt`,
			why: 'Außerhalb der EU verlangt die DSGVO eine Grundlage: etwa „Angemessenheitsbeschluss der EU“ oder „Standardvertragsklauseln“; steht im Vertrag.',
			...whileEmpty(firm, 'uebermittlung'),
			isPossible: (site) => isNamed(site, firm) && !isInUnion(site.text(`${firm}.land`)),
		},
		[`${firm}.avVertrag`]: {
			label: `Haben Sie den Vertrag zur Auftragsverarbeitung des ${who}?`,
			why: 'Art. 28 DSGVO; meist in seinem Kundenbereich. Vorher darf die Seite nicht online.',
			choices: [
				['ja', 'Ja, geschlossen'],
				['nein', 'Noch nicht'],
			],
			isPossible: (site) => isNamed(site, firm),
			isOpen: (site) => site.text(`${firm}.avVertrag`) !== 'ja',
		},
	};
}

/** Asked for where the firm is named, and open while it is empty. */
function whileEmpty(firm: string, part: string): Pick<Question, 'isPossible' | 'isOpen'> {
	return {
		isPossible: (site) => isNamed(site, firm),
		isOpen: (site) => site.text(`${firm}.${part}`) === '',
	};
}

function isNamed(site: Site, firm: string): boolean {
	return site.text(`${firm}.name`) !== '';
}
