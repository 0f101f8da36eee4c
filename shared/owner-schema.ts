import { z } from 'zod';
import { emailAddress } from './anfrage.ts';
import { isCountry, ofCountry } from './country.ts';
import { readData } from './data-file.ts';
import { strictFields } from './faults.ts';
import { IN_PAIRS, isInPairs, KNOWN_WORDS, namesKnownWords } from './known-words.ts';
import { isPrice, readSpan } from './money.ts';
import { readMonth } from './month.ts';
import { readPeriod } from './period.ts';
import { isOneNumber } from './phone.ts';
import { arePhoneHours } from './phone-hours.ts';
import { DAYS_TO_READ } from './time-limits.ts';
import { trimInvisible } from './trim-invisible.ts';
import { isWholeNumber } from './whole-number.ts';

/*
 * What the owner's file may hold. All values come as text. Every `error` completes „erwartet …“ (faults.ts); one given
 * to z.string() is also what its later checks say. A new field needs a default here: whoever takes over a newer version
 * keeps an own file without it.
 */

/** Name of the file with the owner's facts, in the project's root. */
export const FACTS = 'inhaber.yaml';

/** A text of limited length. */
const text = (atMost: number, expected = 'einen Text') =>
	z
		.string({ error: expected })
		.trim()
		.max(atMost, { error: `höchstens ${atMost} Zeichen` });
const filled = (expected: string, atMost = 80) => text(atMost, expected).min(1);
/** '' where the owner has none. */
const textOrNone = (atMost: number) => text(atMost).default('');
/** undefined where the owner has none, for what is shown only where it is there. */
const optionalText = (atMost = 60) => textOrNone(atMost).transform((value) => value || undefined);
const matching = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern);
const matchingOrNone = (pattern: RegExp, error: string) =>
	z
		.string({ error })
		.refine((value) => value === '' || pattern.test(value))
		.default('');
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
	z.enum(words, { error: words.map((word) => (word ? `„${word}“` : 'nichts')).join(' oder ') });
const yesOrNo = oneOf(['ja', 'nein'])
	.default('nein')
	.transform((word) => word === 'ja');
const wholeNumber = (from: number, to: number, error: string) =>
	z
		.string({ error })
		.refine((value) => isWholeNumber(value, from, to))
		.transform(Number);
const percent = wholeNumber(0, 100, 'eine Zahl von 0 bis 100');

const serviceSchema = strictFields({
	name: filled('einen Namen', 40),
	satz: filled('einen Satz', 200)
		.refine(isInPairs, { error: IN_PAIRS })
		.refine(namesKnownWords, { error: KNOWN_WORDS }),
});

const photoSchema = strictFields({
	datei: textOrNone(200),
	fotograf: optionalText(),
	mitte: strictFields({ x: percent, y: percent }).default({ x: 50, y: 35 }),
});

const priceSchema = strictFields({
	betrag: textOrNone(30).refine((value) => value === '' || isPrice(value), {
		error: 'einen Betrag in ganzen Euro wie „ab 2.400 €“',
	}),
	umsatzsteuer: oneOf(['enthalten', 'zuzüglich', 'keine']),
	spanne: optionalText(40).refine((value) => !value || readSpan(value) !== undefined, {
		error: 'zwei Beträge wie „2.400 € bis 6.000 €“, den kleineren zuerst',
	}),
});

const SERVICES = 'drei bis fünf Leistungen oder keine';

const optionalFactsSchema = (today: Date) =>
	strictFields({
		ort: optionalText(),
		antwortzeit: optionalText(),
		naechsterTermin: optionalText().refine((value) => !value || readMonth(value, today) === value, {
			error: 'einen Monat wie „Februar 2027“, oder „sofort“',
		}),
		preisrahmen: priceSchema.optional().transform((fact) => (fact?.betrag ? fact : undefined)),
		erstgespraech: optionalText(),
		telefonzeiten: optionalText().refine((value) => arePhoneHours(value ?? ''), {
			error: 'Zeiten wie „montags bis freitags 9 bis 17 Uhr“',
		}),
		leistungen: z
			.array(serviceSchema)
			.max(5, { error: SERVICES })
			.refine(({ length }) => length === 0 || length >= 3, { error: SERVICES })
			.default([]),
		foto: photoSchema.optional().transform((fact) => (fact?.datei ? fact : undefined)),
		portraet: oneOf(['zeichnung', 'signet']).default('zeichnung'),
	});

const profileSchema = strictFields({
	name: filled('den Namen des Netzwerks', 40),
	url: z
		.string({
			error:
				'eine Adresse wie „https://ruhr.social/@ada“, die mit https:// beginnt; ohne Profil entfällt der ganze Block',
		})
		.refine(isPublicUrl),
	anbieter: optionalText(120),
});

/** „12“ or „+12“. */
const figure = matchingOrNone(/^\+?[1-9]\d{0,3}$/, 'eine Zahl wie 12 oder +12').transform(
	(value) => value || undefined,
);

const country = z.string({ error: 'ein Land wie „Deutschland“' }).refine(isCountry);
const countryOrNone = country.or(z.literal('')).default('');

/** Who keeps the owner's mails. */
const mailProviderSchema = strictFields({
	name: textOrNone(80),
	land: countryOrNone,
	uebermittlung: textOrNone(120),
	avVertrag: yesOrNo,
});

const hosterSchema = strictFields({
	name: textOrNone(80),
	anschrift: textOrNone(160),
	land: countryOrNone,
	/** Outside the Union: on what sending data there is based (Art. 45, 46 GDPR). */
	uebermittlung: textOrNone(120),
	protokollfrist: z
		.string()
		.refine((value) => ['', 'keine'].includes(value) || readPeriod(value) !== undefined, {
			error: 'eine Dauer wie „7 Tage“ oder „keine“',
		})
		.default(''),
	avVertrag: yesOrNo,
});

const EMAIL = 'eine E-Mail-Adresse wie „post@ihre-domain.de“';

/** Everything that the file holds. The first full year in the trade may be the next one. */
export function ownerSchema(today: Date) {
	const thisYear = today.getFullYear();
	return strictFields({
		name: filled('einen Namen', 60),
		anrede: oneOf(['Frau', 'Herr', '']).default(''),
		berufsbezeichnung: filled('eine Berufsbezeichnung', 60),
		rolle: filled('eine Rolle', 60),
		fokus: filled('einen Fokus', 80),
		pitch: filled('einen Satz', 200),
		telefon: matching(
			/^\+?(?:[\s()/.-]*\d){5,15}$/,
			'eine Telefonnummer wie „+49 231 424242“',
		).refine(isOneNumber, { error: 'eine Telefonnummer, nicht zwei' }),
		email: z
			.string({ error: EMAIL })
			.transform(trimInvisible)
			.refine(isPublicEmail, { error: EMAIL }),
		anschrift: addressSchema,
		ustId: matchingOrNone(
			/^(?:DE\d{9}|ATU\d{8}|(?!DE|AT)[A-Z]{2}(?=[A-Z]*\d)[A-Z\d]{2,13})$/,
			'eine Umsatzsteuer-ID wie „DE123456789“, ohne Leerzeichen',
		),
		wirtschaftsId: matchingOrNone(/^DE\d{9}-\d{5}$/, 'eine Wirtschafts-ID wie „DE123456789-00001“'),
		vertreten: textOrNone(200),
		profile: z.array(profileSchema).default([]),
		siteUrl: z
			.string({ error: '„https://www.ihre-domain.de“, mit https:// und ohne Schrägstrich am Ende' })
			.refine(isOrigin),
		hoster: hosterSchema,
		formularHoster: hosterSchema.prefault({}),
		mailanbieter: mailProviderSchema.prefault({}),
		aufsichtsbehoerde: filled('eine Behörde', 200),
		startJahr: wholeNumber(1960, thisYear + 1, `ein Jahr von 1960 bis ${thisYear + 1}`),
		abgeschlosseneProjekte: figure,
		aktiveKunden: figure,
		belegt: textOrNone(200),
		/** Days an inquiry is kept after it was received. */
		aufbewahrung: wholeNumber(
			DAYS_TO_READ,
			3650,
			`eine ganze Zahl von ${DAYS_TO_READ} bis 3650 (Tage)`,
		).prefault('180'),
		freiwillig: optionalFactsSchema(today).prefault({}),
	}).transform((facts) =>
		// Only a company is represented by somebody: the words may stay, for whoever comes back to one.
		facts.anrede === '' ? facts : { ...facts, vertreten: '' },
	);
}

const addressSchema = strictFields({
	strasse: filled('Straße und Hausnummer')
		.refine((value) => !/postfach/i.test(value), {
			error: 'Straße und Hausnummer, an die man Ihnen zustellen kann, kein Postfach',
		})
		// „Ring 3, 44135 Dortmund“
		.refine((value) => !/\d.*\s(?:[A-Z]{1,2}-)?(?:\d{5}$|\d{4,5}\s+\p{L}{2})/u.test(value), {
			error: 'Straße und Hausnummer, ohne Postleitzahl und Ort',
		}),
	plz: filled('eine Postleitzahl', 10),
	ort: filled('einen Ort').refine((value) => !/^(?:[A-Z]{1,2}[- ])?\d{4}/.test(value), {
		error: 'einen Ort, ohne Postleitzahl',
	}),
	land: country,
}).superRefine(({ plz, land }, context) => {
	const { postcode: digits } = ofCountry(land);
	if (!digits || new RegExp(`^\\d{${digits}}$`).test(plz)) return;
	context.addIssue({
		code: 'custom',
		path: ['plz'],
		message: `eine Postleitzahl mit ${digits} Ziffern, wie sie „${land}“ hat`,
	});
});

/** An address without a dot in its domain is reached from its own machine alone. */
function isPublicEmail(address: string): boolean {
	return emailAddress.safeParse(address).success && /@.*\./.test(address);
}

/** A name as the net knows it, with a dot: „ada“ and „ada,de“ are none. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Whether it is one address, and leads to a page that everybody can see. */
function isPublicUrl(address: string): boolean {
	const url = URL.parse(address);
	if (!url || /\s/.test(address)) return false;
	return url.protocol === 'https:' && url.username === '' && HOST.test(url.hostname);
}

function isOrigin(address: string): boolean {
	return isPublicUrl(address) && URL.parse(address)?.origin === address;
}

export type Inhaber = z.output<ReturnType<typeof ownerSchema>>;
export type OptionalFacts = Inhaber['freiwillig'];
export type Price = NonNullable<OptionalFacts['preisrahmen']>;
/** What the shorter side of the owner's photo has at least, in pixels. */
export const PHOTO_LEAST = 480;
export type PhotoFact = NonNullable<OptionalFacts['foto']>;

/** Reads the owner's facts. @throws one Error that names every fault */
export function readInhaber(yaml: string, today: Date): Inhaber {
	return readData(ownerSchema(today), FACTS, yaml);
}
