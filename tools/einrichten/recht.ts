import { isInUnion } from '../../shared/country.ts';
import { readMonth } from '../../shared/month.ts';
import { inDative, readPeriod } from '../../shared/period.ts';
import { readPhoneHours } from '../../shared/phone-hours.ts';
import { type Fact, factQuestion, NONE, type Question } from './question.ts';
import {
	address,
	country,
	figure,
	logPeriod,
	phone,
	postcode,
	replyTime,
	withoutSpaces,
} from './read-answers.ts';
import type { Site } from './site.ts';

const sie = { group: 'sie', page: 'Jede Seite' } as const;
const about = { group: 'sie', key: 'zahlen', page: 'About' } as const;
const kontakt = { group: 'erreichbar', page: 'Kontakt' } as const;
const anschrift = { group: 'erreichbar', key: 'anschrift', page: 'Impressum' } as const;
const steuer = { group: 'recht', key: 'steuer', page: 'Impressum' } as const;
const hoster = { group: 'recht', key: 'hoster', page: 'Datenschutz' } as const;
const angebot = { group: 'angebot', page: 'Kontakt' } as const;

const CONTRACT =
	'Art. 28 DSGVO; meist in seinem Kundenbereich. Vorher darf die Seite nicht online.';

/** The questions about the firm that keeps the pages, the form's service or the mails. */
function providerFacts(field: 'hoster' | 'formularHoster' | 'mailanbieter', name: Fact): Fact[] {
	const key = name.key;
	const isNamed = (site: Site) => site.text(`${field}.name`) !== '';
	const isMissing = (part: string) => (site: Site) =>
		isNamed(site) && site.text(`${field}.${part}`) === '';
	const who = field === 'mailanbieter' ? 'Mailanbieters' : 'Hosters';
	const ofHost: Fact[] = [
		{
			...{ ...hoster, key, field: `${field}.anschrift`, isPossible: isNamed },
			label: `Anschrift des ${who}`,
			why: 'Straße, Postleitzahl und Ort in einer Zeile.',
			isOpen: isMissing('anschrift'),
		},
		{
			...{ ...hoster, key, field: `${field}.protokollfrist`, isPossible: isNamed },
			label: 'Wie lange er Zugriffe protokolliert',
			why: 'Eigener Server: keine. Webspace: steht in seiner Hilfe oder im AV-Vertrag, etwa „7 Tage“.',
			read: logPeriod,
			isOpen: isMissing('protokollfrist'),
			sentence: (_, typed) => {
				const period = readPeriod(typed);
				return period
					? `In der Datenschutzerklärung: „… spätestens nach ${inDative(period)} …“`
					: 'In der Datenschutzerklärung steht, dass er keine Zugriffe protokolliert.';
			},
		},
	];
	return [
		name,
		...(field === 'mailanbieter' ? [] : ofHost),
		{
			...{ ...hoster, key, field: `${field}.land`, isPossible: isNamed },
			label: `Land des ${who}`,
			why: 'Wo die Firma sitzt.',
			read: country,
			isOpen: isMissing('land'),
		},
		{
			...{ ...hoster, key, field: `${field}.uebermittlung` },
			label: `Worauf sich die Übermittlung in das Land des ${who} stützt`,
			why: 'Außerhalb der EU verlangt die DSGVO eine Grundlage: etwa „Angemessenheitsbeschluss der EU“ oder „Standardvertragsklauseln“; steht im Vertrag.',
			isPossible: (site) => isNamed(site) && !isInUnion(site.text(`${field}.land`)),
			isOpen: isMissing('uebermittlung'),
		},
		{
			...{ ...hoster, key, field: `${field}.avVertrag`, isPossible: isNamed },
			label: `Haben Sie den Vertrag zur Auftragsverarbeitung des ${who}?`,
			why: CONTRACT,
			choices: [
				['ja', 'Ja, geschlossen'],
				['nein', 'Noch nicht'],
			],
			isOpen: (site) => isNamed(site) && site.text(`${field}.avVertrag`) === 'nein',
		},
	];
}

/** The questions that one line or one choice answers. */
const FACTS: readonly Fact[] = [
	{
		...{ ...sie, key: 'name', field: 'name' },
		label: 'Ihr Name oder der Ihrer Firma',
		why: 'Steht auf jeder Seite, in jedem Titel und im Impressum.',
	},
	{
		...{ ...sie, key: 'anrede', field: 'anrede', page: 'Datenschutz' },
		label: 'Ihre Anrede',
		why: 'Die Datenschutzerklärung nennt Sie danach Verantwortliche oder Verantwortlicher.',
		choices: [
			['Frau', 'Frau'],
			['Herr', 'Herr'],
			[NONE, 'Keine davon, oder eine Firma'],
		],
		write: (site, value) => {
			site.set('anrede', value);
			// Only a company is represented by somebody.
			if (value !== '') site.set('vertreten', '');
		},
	},
	{
		...{ ...sie, key: 'beruf', field: 'berufsbezeichnung', page: 'Startseite' },
		label: 'Ihre Berufsbezeichnung',
		why: 'Die große Überschrift der Startseite, und für Suchmaschinen: ein bis drei Wörter sehen am besten aus.',
	},
	{
		...{ ...sie, key: 'rolle', field: 'rolle' },
		label: 'Ihre Rolle in der Profilkarte',
		why: 'Die zweite Zeile der Karte, unter Ihrem Namen; es darf dasselbe sein.',
		proposal: (site) => site.text('berufsbezeichnung'),
	},
	{
		...{ ...sie, key: 'fokus', field: 'fokus' },
		label: 'Womit Sie sich vor allem befassen',
		why: 'Die dritte Zeile der Karte, nach „Fokus:“.',
		sentence: (site, value) =>
			`Ihre Karte:\n  ${site.text('name')}\n  ${site.text('rolle')}\n  Fokus: ${value}`,
	},
	{
		...{ ...sie, key: 'satz', field: 'pitch', page: 'Startseite' },
		label: 'Was Sie für Ihre Kunden tun, in einem Satz',
		why: 'Der Satz unter der Überschrift der Startseite.',
	},
	{
		...{ ...about, field: 'startJahr' },
		label: 'Erstes volles Jahr in diesem Beruf',
		why: 'Wer im Lauf von 2020 anfing, nennt 2021. Von hier zählt die Seite About die Jahre Erfahrung.',
	},
	{
		...{ ...about, field: 'abgeschlosseneProjekte', none: true, read: figure },
		label: 'Wie viele Projekte haben Sie abgeschlossen?',
		why: 'Eine Zahl; mit „+“ nur, wenn es mehr sind.',
	},
	{
		...{ ...about, field: 'aktiveKunden', none: true, read: figure },
		label: 'Für wie viele Kunden arbeiten Sie zurzeit?',
		why: 'Eine Zahl; mit „+“ nur, wenn es mehr sind.',
	},
	{
		...{ ...about, field: 'belegt', page: 'nirgends zu sehen' },
		label: 'Womit Sie Jahr und Zahlen belegen können',
		why: 'Nur für Sie, etwa „Gewerbeanmeldung“ oder „Rechnungen“: Was auf der Website steht, muss stimmen.',
	},
	{
		...{ ...anschrift, field: 'anschrift.land', read: country },
		label: 'In welchem Land Sie arbeiten',
		why: 'Steht im Impressum; danach richten sich Postleitzahl und Vorwahl.',
		// The postcode is asked for next.
		faultOf: (site, value) => site.faultOf('anschrift.land', value),
	},
	{
		...{ ...anschrift, field: 'anschrift.strasse' },
		label: 'Straße und Hausnummer',
		why: 'Das Impressum braucht eine Anschrift, an die man Ihnen zustellen kann, kein Postfach.',
	},
	{
		...{ ...anschrift, field: 'anschrift.plz', read: postcode },
		label: 'Postleitzahl',
		why: 'Steht im Impressum.',
	},
	{
		...{ ...anschrift, field: 'anschrift.ort', page: 'Jede Seite' },
		label: 'Ort',
		why: 'Steht im Impressum und im Fuß jeder Seite.',
	},
	{
		...{ ...kontakt, key: 'telefon', field: 'telefon', page: 'Jede Seite', read: phone },
		label: 'Ihre Telefonnummer',
		why: 'Steht auf jeder Seite; der Hörer im Menü ruft sie an.',
		none: 'Das Impressum muss neben der E-Mail einen zweiten schnellen Weg nennen (§ 5 DDG). Haben Sie nur eine private Nummer: Eine zweite, die auf Ihrem Telefon klingelt oder eine Mailbox hat, gibt es ab 0 € (VoIP, Zweit-SIM). Enter heißt später.',
	},
	{
		...{ ...kontakt, key: 'telefon', field: 'freiwillig.telefonzeiten' },
		...{ none: true, read: readPhoneHours },
		label: 'Wann man Sie anrufen kann',
		why: 'Steht auf der Kontaktseite neben der Nummer.',
		sentence: (_, value) => `Auf der Kontaktseite: „Telefon, ${value}“`,
	},
	{
		...{ ...kontakt, key: 'email', field: 'email', page: 'Jede Seite' },
		label: 'Ihre E-Mail-Adresse',
		why: 'Steht auf jeder Seite.',
	},
	{
		...{ ...kontakt, key: 'ort', field: 'freiwillig.ort', none: true },
		label: 'Wo Sie arbeiten',
		why: 'Eine Zeile auf der Kontaktseite.',
	},
	{
		...{ ...kontakt, key: 'antwortzeit', field: 'freiwillig.antwortzeit' },
		...{ none: true, read: replyTime },
		label: 'Bis wann Sie antworten: „Ich melde mich …“',
		why: 'Sie werden daran gemessen.',
		sentence: (_, value) => `Auf der Seite: „Ich melde mich ${value} bei Ihnen.“`,
	},
	{
		...{ ...sie, group: 'erreichbar', key: 'domain', field: 'siteUrl', read: address },
		label: 'Adresse Ihrer Website',
		why: 'Unter ihr finden Suchmaschinen die Seiten.',
	},
	{
		...{ ...steuer, field: 'ustId', none: true, read: withoutSpaces },
		label: 'Umsatzsteuer-ID',
		why: 'Steht im Impressum, wenn Sie eine haben.',
	},
	{
		...{ ...steuer, field: 'wirtschaftsId', none: true, read: withoutSpaces },
		label: 'Wirtschafts-ID (§ 139c AO)',
		why: 'Etwa DE123456789-00001; das Finanzamt teilt sie von sich aus mit. Steht im Impressum, wenn Sie eine haben.',
	},
	{
		...{ ...steuer, key: 'vertretung', field: 'vertreten', none: true },
		isPossible: (site) => site.text('anrede') === '',
		label: 'Wer die Firma vertritt',
		why: 'Etwa „Ada Kurz und Bo Lang (Gesellschafter)“, mit Register und Nummer, wenn es sie gibt.',
	},
	...providerFacts('hoster', {
		...{ ...hoster, field: 'hoster.name' },
		label: 'Bei wem die Website liegt (Hoster)',
		why: 'Die Firma, bei der Sie Webspace oder Server mieten.',
	}),
	...providerFacts('formularHoster', {
		...{ ...hoster, key: 'formularhoster', field: 'formularHoster.name', none: true },
		label: 'Bei wem der Dienst des Formulars liegt',
		why: 'Nur wenn es ein anderer ist als der Hoster der Seiten.',
	}),
	...providerFacts('mailanbieter', {
		...{ ...hoster, key: 'mailanbieter', field: 'mailanbieter.name' },
		label: 'Bei wem Ihr Postfach liegt (Mailanbieter)',
		why: 'Die Firma, die Ihre E-Mails aufhebt; jede Anfrage kommt dort an.',
	}),
	{
		...{ ...hoster, key: 'aufbewahrung', field: 'aufbewahrung' },
		label: 'Wie viele Tage Sie Anfragen aufheben',
		why: 'Steht in der Datenschutzerklärung, und der Dienst löscht danach; mindestens 14.',
		read: (typed) => typed.replace(/\s*Tagen?$/i, ''),
	},
	{
		...{ ...hoster, key: 'aufsicht', field: 'aufsichtsbehoerde' },
		label: 'Ihre Aufsichtsbehörde, mit Artikel',
		why: 'Etwa „die Landesbeauftragte für Datenschutz Nordrhein-Westfalen“.',
		sentence: (_, value) => `In der Datenschutzerklärung: „Zuständig ist zum Beispiel ${value}.“`,
	},
	{
		...{ ...angebot, key: 'erstgespraech', field: 'freiwillig.erstgespraech', none: true },
		label: 'Wie lange das erste Gespräch dauert und was es kostet',
		why: 'Als Ende von „Das erste Gespräch dauert …“, unter „Wie es weitergeht“.',
		sentence: (_, value) => `Auf der Kontaktseite: „Das erste Gespräch dauert ${value}.“`,
	},
	{
		...{ ...angebot, key: 'termin', field: 'freiwillig.naechsterTermin', none: true },
		label: 'Wann Ihr nächstes Projekt beginnen kann',
		why: 'Ein Monat, oder „sofort“; später ändern Sie ihn mit „npm run einrichten -- termin“.',
		read: (typed) => readMonth(typed, new Date()) ?? typed,
	},
	{
		...{ ...sie, group: 'aussehen', key: 'portraet', field: 'freiwillig.portraet' },
		label: 'Was steht dort, wo kein Foto ist?',
		why: 'In der Profilkarte ohne Foto, und immer auf der Seite für Adressen, die es nicht gibt.',
		choices: [
			['signet', 'Ihr Anfangsbuchstabe'],
			['zeichnung', 'Die Zeichnung: ein Mann mit Brille und Bleistift'],
		],
	},
];

export const factQuestions: readonly Question[] = FACTS.map(factQuestion);
