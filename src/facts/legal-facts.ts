import { isInUnion } from '#shared/country.ts';
import { TEXT_FIELDS } from '#shared/form.ts';
import { inhaber } from '#shared/inhaber.ts';
import { FACTS, type Inhaber } from '#shared/owner-schema.ts';
import { inDative, readPeriod } from '#shared/period.ts';
import { BACKUP_DAYS, WINDOW_MINUTES } from '#shared/periods.ts';
import { siteSettings } from '#shared/settings.ts';
import { formular } from '../content/texte/formular.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { escapeMarkup, type LegalFacts } from '../lib/legal-text.ts';
import { contactLinks } from '../lib/owner.ts';
import { projekte } from './projekte.ts';

/** The words and conditions that the legal texts in src/content/recht/ ask for by name. */
export function legalFacts(env: Record<string, string | undefined>): LegalFacts {
	const settings = siteSettings(env);
	const hasForm = settings.kontakt === 'formular';
	const hosts = hostsOf(inhaber, hasForm);
	const withLogs = hosts.filter(({ protokollfrist }) => protokollfrist !== 'keine');
	const protokollfrist = logPeriod(withLogs);
	const credits = photoCredits();
	const outside = outsideUnion([...hosts, inhaber.mailanbieter]);
	const words = { ...legalWords(hosts, protokollfrist), Drittländer: inWords(outside) };
	const texts = Object.entries(words).map(([name, fact]) => [name, escapeMarkup(fact)]);
	return {
		words: { ...Object.fromEntries(texts), ...markupOf(credits) },
		conditions: {
			'mit Formular': hasForm,
			'ohne Formular': !hasForm,
			'ein Hoster': hosts.length === 1,
			'zwei Hoster': hosts.length === 2,
			'Formular hier': hasForm && hosts.length === 1,
			'mit Protokollen': withLogs.length > 0,
			'ohne Protokolle': withLogs.length === 0,
			'mit Protokollfrist': Boolean(protokollfrist),
			'mit Profil': inhaber.profile.length > 0,
			'mit USt-ID': Boolean(inhaber.ustId),
			'mit W-IdNr.': Boolean(inhaber.wirtschaftsId),
			'mit Vertretung': Boolean(inhaber.vertreten),
			'mit Bildnachweis': credits.length > 0,
			'mit Drittland': outside.length > 0,
			'ohne Drittland': outside.length === 0,
		},
	};
}

/** The words that are plain text. */
function legalWords(
	hosts: readonly Hoster[],
	protokollfrist: string,
): Record<string, string | number> {
	const [hoster, formularHoster] = hosts;
	return {
		Verantwortlicher: CONTROLLER[inhaber.anrede],
		'USt-ID': inhaber.ustId,
		'W-IdNr.': inhaber.wirtschaftsId,
		Vertretung: inhaber.vertreten,
		'E-Mail': inhaber.email,
		Hoster: withAddress(hoster),
		'Hoster des Formulars': withAddress(formularHoster),
		'Namen der Hoster': inWords(hosts.map(({ name }) => name)),
		Mailanbieter: [inhaber.mailanbieter.name, inhaber.mailanbieter.land].filter(Boolean).join(', '),
		Protokollfrist: protokollfrist,
		Aufsichtsbehörde: inhaber.aufsichtsbehoerde,
		Pflichtfelder: fieldLabels(true),
		'freiwillige Felder': fieldLabels(false),
		'Entwurf löschen': formular.entwurf.loeschen,
		Profile: inWords(
			inhaber.profile.map(({ name, anbieter }) => (anbieter ? `${name} (${anbieter})` : name)),
		),
		Tage: inhaber.aufbewahrung,
		Sicherungstage: BACKUP_DAYS,
		Minuten: WINDOW_MINUTES,
	};
}

/** The words that are lists, an address or links, as HTML or Markdown. */
function markupOf(credits: readonly string[]): Record<string, string> {
	const { name, anschrift, telefon, email } = inhaber;
	const { strasse, plz, ort, land } = anschrift;
	const address = [name, strasse, `${plz} ${ort}`, land].map(escapeMarkup).join('<br>');
	const { erreichbarkeit } = rahmen;
	const row = (name: string, href: string, text: string) =>
		`<dt>${name}</dt><dd><a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a></dd>`;
	return {
		Bildnachweise: credits.map((credit) => `- ${escapeMarkup(credit)}`).join('\n'),
		Anschrift: `<address>${address}</address>`,
		Erreichbarkeit: `<dl>${row(erreichbarkeit.telefon, contactLinks.telefon, telefon)}${row(erreichbarkeit.email, contactLinks.email, email)}</dl>`,
	};
}

/** What the law calls the owner, by his or her form of address. */
const CONTROLLER: Record<'Frau' | 'Herr' | '', string> = {
	Frau: 'Verantwortliche',
	Herr: 'Verantwortlicher',
	'': 'Verantwortliche Person',
};

/** The labels of the form's required or optional fields, as a list in words. */
function fieldLabels(required: boolean): string {
	const named = TEXT_FIELDS.filter((field) => field.required === required);
	return inWords(named.map(({ label }) => label));
}

type Hoster = Pick<
	Inhaber['hoster'],
	'name' | 'anschrift' | 'land' | 'uebermittlung' | 'protokollfrist'
>;
type Hosters = { hoster: Hoster; formularHoster: Hoster };

/**
 * The hoster of the pages and, if it is another, of the form's service.
 * @throws where the second host is named only in part
 */
export function hostsOf({ hoster, formularHoster }: Hosters, hasForm: boolean): Hoster[] {
	const { name, anschrift, land } = formularHoster;
	const empty = Object.entries({ name, anschrift, land }).filter(([, fact]) => !fact);
	if (empty.length === 3 || !hasForm) return [hoster];
	if (empty.length === 0) return [hoster, formularHoster];
	throw new Error(
		`formularHoster in ${FACTS} ist nur zum Teil ausgefüllt, es fehlt: ${empty.map(([field]) => field).join(', ')}. Bitte ergänzen, oder name, anschrift und land leer lassen.`,
	);
}

/** Who keeps data outside the European Union, and on what sending it there is based. */
function outsideUnion(
	providers: readonly { name: string; land: string; uebermittlung: string }[],
): string[] {
	return providers
		.filter(({ land }) => land && !isInUnion(land))
		.map(({ name, land, uebermittlung }) => `${name} (${land}; ${uebermittlung})`);
}

function withAddress(hoster: Hoster | undefined): string {
	return [hoster?.name, hoster?.anschrift, hoster?.land].filter(Boolean).join(', ');
}

/** How long these hosts keep their logs, as it ends „spätestens nach …“; '' where one has not said. */
export function logPeriod(hosts: readonly Pick<Hoster, 'name' | 'protokollfrist'>[]): string {
	const ends = hosts.map(({ name, protokollfrist }) => {
		const period = readPeriod(protokollfrist);
		return { name, end: period ? inDative(period) : '' };
	});
	const periods = new Set(ends.map(({ end }) => end));
	if (periods.has('')) return '';
	if (periods.size === 1) return [...periods].join();
	return inWords(ends.map(({ name, end }) => `${end} (${name})`));
}

function inWords(words: readonly string[]): string {
	return new Intl.ListFormat('de').format(words);
}

/** Names who took the photos that the site shows, each in one sentence (§ 13 UrhG). */
function photoCredits(): string[] {
	const { foto } = inhaber.freiwillig;
	const own = foto?.fotograf ? [`Foto von ${inhaber.name}: ${foto.fotograf}`] : [];
	const ofClients = projekte.flatMap(({ kunde, bildnachweis }) =>
		bildnachweis ? [`Fotos auf der Website „${kunde}“: ${bildnachweis}`] : [],
	);
	return [...own, ...ofClients];
}
