import { type Fact, factQuestion, type Question } from './question.ts';
import type { Site } from './site.ts';

const sie = { group: 'sie', page: 'Jede Seite' } as const;
const about = { group: 'sie', page: 'About' } as const;
const kontakt = { group: 'erreichbar', page: 'Kontakt' } as const;
const impressum = { group: 'erreichbar', page: 'Impressum' } as const;
const recht = { group: 'recht', page: 'Impressum' } as const;
const hoster = { group: 'recht', page: 'Datenschutz', key: 'hoster' } as const;

/** The questions that one line or one choice answers. */
const FACTS: readonly Fact[] = [
	{
		...{ ...sie, key: 'name', field: 'name' },
		label: 'Ihr Name oder der Ihrer Firma',
		why: 'Steht auf jeder Seite, in jedem Titel und im Impressum.',
	},
	{
		...{ ...sie, key: 'anrede', field: 'anrede', page: 'Datenschutz', optional: true },
		label: 'Ihre Anrede',
		why: 'Die Datenschutzerklärung nennt Sie danach Verantwortliche oder Verantwortlicher.',
		options: [
			['Frau', 'Frau'],
			['Herr', 'Herr'],
			['-', 'Keine davon, oder eine Firma'],
		],
	},
	{
		...{ ...sie, key: 'beruf', field: 'berufsbezeichnung', page: 'Startseite' },
		label: 'Ihre Berufsbezeichnung',
		why: 'Ist auch die Überschrift der Startseite: ein bis drei Wörter sehen am besten aus.',
	},
	{
		...{ ...sie, key: 'rolle', field: 'rolle' },
		label: 'Ihre Rolle in der Profilkarte',
		why: 'Steht unter Ihrem Namen.',
	},
	{
		...{ ...sie, key: 'fokus', field: 'fokus' },
		label: 'Womit Sie sich vor allem befassen',
		why: 'Steht in der Profilkarte nach „Fokus“.',
	},
	{
		...{ ...sie, key: 'satz', field: 'pitch', page: 'Startseite' },
		label: 'Was Sie für Ihre Kunden tun, in einem Satz',
		why: 'Der Satz unter der Überschrift der Startseite.',
	},
	{
		...{ ...about, key: 'zahlen', field: 'startJahr' },
		label: 'Erstes volles Jahr in diesem Beruf',
		why: 'Von hier zählt die Seite About die Jahre Erfahrung.',
	},
	{
		...{ ...about, key: 'zahlen', field: 'abgeschlosseneProjekte', optional: true },
		label: 'Wie viele Projekte haben Sie abgeschlossen?',
		why: 'Eine Zahl; mit „+“ davor nur, wenn es mehr sind.',
	},
	{
		...{ ...about, key: 'zahlen', field: 'aktiveKunden', optional: true },
		label: 'Für wie viele Kunden arbeiten Sie zurzeit?',
		why: 'Eine Zahl; mit „+“ davor nur, wenn es mehr sind.',
	},
	{
		...{ ...about, key: 'zahlen', field: 'belegt', page: 'nirgends zu sehen' },
		label: 'Womit Sie Jahr und Zahlen belegen können',
		why: 'Nur für Sie: Was auf der Website steht, muss stimmen.',
	},
	{
		...{ ...kontakt, key: 'telefon', field: 'telefon', read: international },
		label: 'Ihre Telefonnummer',
		why: 'Der Hörer im Menü ruft sie an.',
	},
	{
		...{ ...kontakt, key: 'telefon', field: 'freiwillig.telefonzeiten', optional: true },
		label: 'Wann man Sie anrufen kann',
		why: 'Steht neben der Nummer.',
	},
	{
		...{ ...kontakt, key: 'email', field: 'email' },
		label: 'Ihre E-Mail-Adresse',
		why: 'Steht auf der Kontaktseite und im Impressum.',
	},
	{
		...{ ...impressum, key: 'anschrift', field: 'anschrift.strasse' },
		label: 'Straße und Hausnummer',
		why: 'Das Impressum braucht eine Anschrift, an die man Ihnen schreiben kann.',
	},
	{
		...{ ...impressum, key: 'anschrift', field: 'anschrift.plz' },
		label: 'Postleitzahl',
		why: 'Steht im Impressum.',
	},
	{
		...{ ...impressum, key: 'anschrift', field: 'anschrift.ort' },
		label: 'Ort',
		why: 'Steht im Impressum.',
	},
	{
		...{ ...impressum, key: 'anschrift', field: 'anschrift.land', with: 'anschrift.strasse' },
		label: 'Land',
		why: 'Enter lässt es, wie es dasteht.',
	},
	{
		...{ ...kontakt, key: 'ort', field: 'freiwillig.ort', optional: true },
		label: 'Wo Sie arbeiten',
		why: 'Eine Zeile auf der Kontaktseite.',
	},
	{
		...{ ...kontakt, key: 'antwortzeit', field: 'freiwillig.antwortzeit', optional: true },
		label: 'Bis wann Sie antworten: „Ich melde mich …“',
		why: 'Sie werden daran gemessen.',
	},
	{
		...{ ...sie, group: 'erreichbar', key: 'domain', field: 'siteUrl', read: address },
		label: 'Adresse Ihrer Website',
		why: 'Unter ihr finden Suchmaschinen die Seiten.',
	},
	{
		...{ ...recht, key: 'steuer', field: 'ustId', optional: true, read: withoutSpaces },
		label: 'Umsatzsteuer-ID',
		why: 'Steht im Impressum, wenn Sie eine haben.',
	},
	{
		...{ ...recht, key: 'steuer', field: 'wirtschaftsId', with: 'ustId', optional: true },
		...{ read: withoutSpaces },
		label: 'Wirtschafts-ID (§ 139c AO)',
		why: 'Etwa DE123456789-00001; steht im Impressum, wenn Sie eine haben.',
	},
	{
		...{ ...recht, key: 'vertretung', field: 'vertreten', optional: true },
		...{ with: 'ustId', onlyIf: isCompany },
		label: 'Wer die Firma vertritt',
		why: 'Etwa „Ada Kurz und Bo Lang (Gesellschafter)“, mit Register und Nummer, wenn es sie gibt.',
	},
	{
		...{ ...hoster, field: 'hoster.name' },
		label: 'Bei wem die Website liegt (Hoster)',
		why: 'Die Firma, bei der Sie Webspace oder Server mieten.',
	},
	{
		...{ ...hoster, field: 'hoster.anschrift' },
		label: 'Anschrift des Hosters',
		why: 'Straße, Postleitzahl und Ort in einer Zeile.',
	},
	{
		...{ ...hoster, field: 'hoster.land', with: 'hoster.name' },
		label: 'Land des Hosters',
		why: 'Enter lässt es, wie es dasteht.',
	},
	{
		...{ ...hoster, field: 'hoster.protokollfrist' },
		label: 'Wie lange er Zugriffe protokolliert: „spätestens nach …“',
		why: 'Eigener Server: keine. Webspace: steht in seiner Hilfe oder im AV-Vertrag, etwa „7 Tage“.',
	},
	{
		...{ ...hoster, key: 'aufbewahrung', field: 'aufbewahrung' },
		label: 'Wie viele Tage Sie Anfragen aufheben',
		why: 'Steht in der Datenschutzerklärung, und der Dienst löscht danach; mindestens 14.',
	},
	{
		...{ ...hoster, key: 'aufsicht', field: 'aufsichtsbehoerde', with: 'hoster.name' },
		label: 'Ihre Aufsichtsbehörde, mit Artikel',
		why: 'Etwa „die Landesbeauftragte für Datenschutz Nordrhein-Westfalen“; Enter lässt es allgemein.',
	},
	{
		...{ ...kontakt, group: 'angebot', key: 'erstgespraech' },
		...{ field: 'freiwillig.erstgespraech', optional: true },
		label: 'Wie lange das erste Gespräch dauert und was es kostet',
		why: 'Als Ende von „Das erste Gespräch dauert …“, unter „Wie es weitergeht“.',
	},
	{
		...{ ...kontakt, group: 'angebot', key: 'termin' },
		...{ field: 'freiwillig.naechsterTermin', optional: true },
		label: 'Wann Ihr nächstes Projekt beginnen kann',
		why: 'Ein Monat; später ändern Sie ihn mit „npm run einrichten -- termin“.',
	},
	{
		...{ ...sie, group: 'aussehen', key: 'portraet', field: 'freiwillig.portraet' },
		label: 'Was steht dort, wo kein Foto ist?',
		why: 'In der Profilkarte ohne Foto, und immer auf der Seite für Adressen, die es nicht gibt.',
		options: [
			['signet', 'Ihr Anfangsbuchstabe'],
			['zeichnung', 'Die Zeichnung: ein Mann mit Brille und Bleistift'],
		],
	},
];

export const factQuestions: readonly Question[] = FACTS.map(factQuestion);

/** „www.meine-seite.de/“ as the address that it means. */
function address(typed: string): string {
	return typed.replace(/^(?:https?:\/\/)?/, 'https://').replace(/\/$/, '');
}

/** „0231 424242“ with the number of the country. */
function international(typed: string): string {
	return typed.replace(/^0(?=[1-9])/, '+49 ');
}

function withoutSpaces(typed: string): string {
	return typed.replaceAll(' ', '').toUpperCase();
}

function isCompany(site: Site): boolean {
	return site.value('anrede') === '' && !site.isStandIn('anrede');
}
