import { readCountry } from '#shared/country.ts';
import { phoneFromAbroad } from '#shared/phone.ts';
import type { Question } from '../question.ts';
import { partOf, type Site } from '../site.ts';
import { type FactQuestion, fact } from './fact.ts';
import { list } from './list.ts';
import {
	asAddress,
	asPhoneHours,
	asPostcode,
	asReplyTime,
	faultOfPhone,
	readProfile,
} from './read-answers.ts';

const FOREIGN =
	'Impressum, Datenschutzerklärung und der Satz zur Umsatzsteuer nennen deutsches Recht. Lassen Sie sie anpassen, bevor Sie online gehen: src/content/recht/ und src/content/texte/preis.ts.';

export function erreichbar(site: Site): Question[] {
	const [postcode, phone] = partsOfCountry(site);
	return [
		fact(site, 'anschrift.land', {
			label: 'In welchem Land Sie arbeiten',
			help: 'Steht im Impressum; danach richten sich Postleitzahl und Vorwahl.',
			read: readCountry,
			sentence: (value) => (value === 'Deutschland' ? undefined : FOREIGN),
			dependents: () => partsOfCountry(site),
		}),
		fact(site, 'anschrift.strasse', {
			label: 'Straße und Hausnummer',
			help: 'Das Impressum braucht eine Anschrift, an die man Ihnen zustellen kann, kein Postfach.',
		}),
		postcode,
		fact(site, 'anschrift.ort', {
			label: 'Ort',
			help: 'Steht im Impressum und im Fuß jeder Seite.',
		}),
		phone,
		fact(site, 'freiwillig.telefonzeiten', {
			label: 'Wann man Sie anrufen kann',
			help: 'Steht auf der Kontaktseite neben der Nummer.',
			none: 'steht nicht da',
			read: asPhoneHours,
			sentence: (value) => `Auf der Kontaktseite: „Telefon, ${value}“`,
		}),
		fact(site, 'email', {
			label: 'Ihre E-Mail-Adresse',
			help: 'Steht auf jeder Seite.',
		}),
		fact(site, 'freiwillig.ort', {
			label: 'Wo Sie arbeiten',
			help: 'Eine Zeile auf der Kontaktseite.',
			none: 'steht nicht da',
		}),
		fact(site, 'freiwillig.antwortzeit', {
			label: 'Bis wann Sie antworten: „Ich melde mich …“',
			help: 'Sie werden daran gemessen.',
			none: 'steht nicht da',
			read: asReplyTime,
			sentence: (value) => `Auf der Seite: „Ich melde mich ${value} bei Ihnen.“`,
		}),
		fact(site, 'siteUrl', {
			label: 'Adresse Ihrer Website',
			help: 'Unter ihr finden Suchmaschinen die Seiten.',
			read: asAddress,
		}),
		...list(site, 'profile', {
			label: 'Ihre öffentlichen Profile',
			help: 'LinkedIn, Instagram oder andere; in der Profilkarte.',
			what: 'ein Profil',
			form: 'eine Adresse wie „https://www.linkedin.com/in/…“, bei unbekannten Netzwerken „Name: Adresse“',
			none: 'Keine',
			print(item) {
				const url = partOf(item, 'url');
				return readProfile(url) ? url : `${partOf(item, 'name')}: ${url}`;
			},
			read: readProfile,
		}),
	];
}

/** What differs by country. */
function partsOfCountry(site: Site): [postcode: FactQuestion, phone: FactQuestion] {
	/** The sample's country says nothing about the owner's postcode and number. */
	const land = site.isUnconfirmed('anschrift.land') ? '' : site.text('anschrift.land');
	return [
		fact(site, 'anschrift.plz', {
			label: 'Postleitzahl',
			help: 'Steht im Impressum.',
			read: (typed) => asPostcode(typed, land),
		}),
		fact(site, 'telefon', {
			label: 'Ihre Telefonnummer',
			help: 'Steht auf jeder Seite: Das Impressum muss neben der E-Mail einen zweiten schnellen Weg nennen (§ 5 DDG). Haben Sie nur eine private Nummer: Eine zweite, die auf Ihrem Telefon klingelt oder eine Mailbox hat, gibt es ab 0 € (VoIP, Zweit-SIM).',
			read: (typed) => phoneFromAbroad(typed, land),
			refuse: (number) => faultOfPhone(number, land),
		}),
	];
}
