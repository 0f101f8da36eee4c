import { z } from 'zod';
import { emailAddress } from '#shared/anfrage.ts';
import { strictFields } from '#shared/faults.ts';
import { NOTICE_DAYS } from '#shared/periods.ts';

/* What the owner's files may hold. Every `error` completes „erwartet …“ (shared/faults.ts). */

/** A text of limited length. */
const shortText = (atMost: number, expected = 'einen Text') =>
	z
		.string({ error: expected })
		.trim()
		.max(atMost, { error: `höchstens ${atMost} Zeichen` });
/** '' counts as absent. */
const optionalText = (atMost = 60) =>
	shortText(atMost)
		.transform((text) => text || undefined)
		.optional();

const serviceSchema = strictFields({
	name: shortText(40).min(1, { error: 'einen Namen' }),
	satz: shortText(200).min(1, { error: 'einen Satz' }),
});

const percent = z.number().min(0).max(100);
const photoSchema = strictFields({
	datei: shortText(200, 'den Pfad zu einem JPEG oder PNG'),
	fotograf: optionalText(),
	mitte: strictFields({ x: percent, y: percent }),
});

const priceSchema = strictFields({
	betrag: shortText(30),
	mitUmsatzsteuer: optionalText(30),
	von: optionalText(12),
	bis: optionalText(12),
	umsatzsteuer: z.enum(['enthalten', 'zuzüglich', 'keine']),
}).refine(({ von, bis }) => Boolean(von) === Boolean(bis), {
	error: '„von“ und „bis“ oder keines von beiden',
});

const optionalFactsSchema = strictFields({
	ort: optionalText(),
	antwortzeit: optionalText(),
	naechsterTermin: optionalText(),
	preisrahmen: priceSchema.transform((fact) => (fact.betrag ? fact : undefined)).optional(),
	erstgespraech: optionalText(),
	telefonzeiten: optionalText(),
	leistungen: z
		.array(serviceSchema)
		.refine(({ length }) => length === 0 || (length >= 3 && length <= 5), {
			error: 'drei bis fünf Leistungen oder keine',
		})
		.default([]),
	foto: photoSchema.transform((fact) => (fact.datei ? fact : undefined)).optional(),
	portraet: z.enum(['zeichnung', 'signet']).default('zeichnung'),
});

const profileSchema = strictFields({
	name: shortText(40).min(1, { error: 'den Namen des Netzwerks' }),
	url: z.url({
		protocol: /^https$/,
		error: 'eine Adresse, die mit https:// beginnt; ohne Profil entfällt der ganze Block',
	}),
	anbieter: optionalText(120),
});

/** What is checked of src/content/texte/fragen.ts: the frequent questions. */
export const questionsSchema = z.object({
	liste: z
		.array(
			strictFields({
				frage: shortText(80).min(1, { error: 'eine Frage' }),
				antwort: shortText(400).min(1, { error: 'eine Antwort' }),
			}),
		)
		.max(7, { error: 'höchstens sieben Fragen' }),
});

/** „12“ or „+12“; '' counts as absent. */
const figure = z
	.string({ error: 'eine Zahl in Anführungszeichen' })
	.regex(/^(\+?[1-9]\d{0,3})?$/, { error: "eine Zahl wie '12' oder '+12', oder ''" })
	.transform((text) => text || undefined);

const filled = (expected: string, atMost = 80) =>
	shortText(atMost, expected).min(1, { error: expected });
const orEmpty = (pattern: RegExp, error: string) =>
	z.string({ error }).refine((text) => text === '' || pattern.test(text), { error });

const hosterSchema = strictFields({
	name: shortText(80),
	anschrift: shortText(160),
	land: shortText(40),
	protokollfrist: shortText(40),
	avVertrag: z.boolean(),
});

const emailError = 'eine E-Mail-Adresse wie „post@ihre-domain.de“';
const siteUrlError = '„https://www.ihre-domain.de“, mit https:// und ohne Schrägstrich am Ende';

/** Everything that shared/inhaber.ts holds. No year in it begins after `today`. */
export function ownerSchema(today: Date) {
	const thisYear = today.getFullYear();
	const daysError = `eine Zahl von ${NOTICE_DAYS} bis 3650`;
	const yearError = `ein Jahr von 1960 bis ${thisYear}`;
	return strictFields({
		name: filled('einen Namen', 60),
		anrede: z.enum(['Frau', 'Herr', ''], { error: "'Frau', 'Herr' oder ''" }),
		berufsbezeichnung: filled('eine Berufsbezeichnung', 60),
		rolle: filled('eine Rolle', 60),
		fokus: filled('einen Fokus', 80),
		pitch: filled('einen Satz', 200),
		telefon: z
			.string({ error: 'eine Telefonnummer' })
			.regex(/^\+?(?:[\s()/-]*\d){5,15}$/, { error: 'eine Telefonnummer wie „+49 231 424242“' }),
		email: z.string({ error: emailError }).refine(isPublicEmail, { error: emailError }),
		anschrift: strictFields({
			strasse: filled('Straße und Hausnummer'),
			plz: filled('eine Postleitzahl', 10),
			ort: filled('einen Ort'),
			land: filled('ein Land', 40),
		}),
		ustId: orEmpty(
			/^[A-Z]{2}[A-Z\d]{2,13}$/,
			'eine Umsatzsteuer-ID wie „DE123456789“, ohne Leerzeichen',
		),
		wirtschaftsId: orEmpty(/^DE\d{9}-\d{5}$/, 'eine Wirtschafts-ID wie „DE123456789-00001“'),
		vertreten: shortText(200),
		profile: z.array(profileSchema),
		siteUrl: z.string({ error: siteUrlError }).refine(isOrigin, { error: siteUrlError }),
		hoster: hosterSchema,
		formularHoster: hosterSchema,
		aufsichtsbehoerde: strictFields({ name: filled('eine Behörde', 200) }),
		aufbewahrung: z
			.int({ error: daysError })
			.min(NOTICE_DAYS, { error: daysError })
			.max(3650, { error: daysError }),
		startJahr: z
			.int({ error: yearError })
			.min(1960, { error: yearError })
			.max(thisYear, { error: yearError }),
		abgeschlosseneProjekte: figure,
		aktiveKunden: figure,
		belegt: shortText(200),
		freiwillig: optionalFactsSchema,
	});
}

/** An address without a dot in its domain is reached from its own machine alone. */
function isPublicEmail(address: string): boolean {
	return emailAddress.safeParse(address).success && /@.*\./.test(address);
}

function isOrigin(address: string): boolean {
	const url = URL.parse(address);
	return url?.protocol === 'https:' && url.origin === address;
}
