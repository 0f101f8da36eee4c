import { isInUnion } from '#shared/country.ts';
import { TEXT_FIELDS } from '#shared/form.ts';
import type { Inhaber } from '#shared/owner-schema.ts';
import { inDative, readPeriod } from '#shared/period.ts';
import type { Projekt } from '#shared/projekt-schema.ts';
import {
	BACKUP_DAYS,
	DAYS_TO_READ,
	RATE_MINUTES,
	SAME_TEXTS_MINUTES,
} from '#shared/time-limits.ts';
import { formular } from '../content/texte/formular.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { contactLink } from '../lib/contact-link.ts';
import { escapeMarkup, type LegalFacts } from '../lib/legal-text.ts';

/** A project, as far as it names who took its photos. */
type Credited = Pick<Projekt, 'kunde' | 'bildnachweis'>;

/** The words and conditions that the legal texts in src/content/recht/ ask for by name. */
export function legalFacts(
	inhaber: Inhaber,
	projekte: readonly Credited[],
	hasForm: boolean,
): LegalFacts {
	const hosts = hostsOf(inhaber, hasForm);
	const firms = new Set(hosts.map(({ name }) => name)).size;
	const withLogs = hosts.filter(({ protokollfrist }) => protokollfrist !== 'keine');
	const words = Object.entries({
		...legalWords(inhaber, hosts),
		'Hoster mit Protokollen': inWords(withLogs.map(({ name }) => name)),
		Protokollfrist: logPeriod(withLogs),
	});
	return {
		words: {
			...Object.fromEntries(words.map(([name, fact]) => [name, escapeMarkup(fact)])),
			...contactMarkup(inhaber),
			Bildnachweis: photoCredits(inhaber, projekte),
		},
		conditions: {
			'mit Formular': hasForm,
			'ein Hoster': firms === 1,
			'zwei Hoster': firms === 2,
			'Formular hier': hasForm && firms === 1,
			'mit Protokoll': withLogs.length > 0,
			'alle mit Protokollen': withLogs.length === hosts.length,
			'nur einer mit Protokollen': withLogs.length > 0 && withLogs.length < hosts.length,
		},
	};
}

/** What is said of the owner, of those who work for him, and of the form. */
function legalWords(inhaber: Inhaber, hosts: readonly Hoster[]): Record<string, string> {
	const [hoster, formularHoster] = hosts;
	const { mailanbieter, profile } = inhaber;
	return {
		Verantwortlicher: CONTROLLER[inhaber.anrede],
		'USt-ID': inhaber.ustId,
		'W-IdNr.': inhaber.wirtschaftsId,
		Vertretung: inhaber.vertreten,
		'E-Mail': inhaber.email,
		Hoster: withAddress(hoster),
		'Hoster des Formulars': withAddress(formularHoster),
		'Namen der Hoster': inWords(hosts.map(({ name }) => name)),
		Mailanbieter: [mailanbieter.name, mailanbieter.land].filter(Boolean).join(', '),
		Drittland: outsideUnion([...hosts, mailanbieter]),
		Aufsichtsbehörde: inhaber.aufsichtsbehoerde,
		Pflichtfelder: fieldLabels(true),
		'freiwillige Felder': fieldLabels(false),
		'Entwurf löschen': formular.entwurf.loeschen,
		Profil: inWords(
			profile.map(({ name, anbieter }) => (anbieter ? `${name} (${anbieter})` : name)),
		),
		Tage: String(inhaber.aufbewahrung),
		Sicherungstage: String(BACKUP_DAYS),
		Hinweistage: String(DAYS_TO_READ),
		Zählminuten: String(RATE_MINUTES),
		Wiederholungsminuten: String(SAME_TEXTS_MINUTES),
	};
}

/** The owner's address and how to reach him, as HTML. */
function contactMarkup(inhaber: Inhaber): Record<'Anschrift' | 'Erreichbarkeit', string> {
	const { strasse, plz, ort, land } = inhaber.anschrift;
	const address = [inhaber.name, strasse, `${plz} ${ort}`, land].map(escapeMarkup).join('<br>');
	const rows = (['telefon', 'email'] as const).map((channel) => {
		const href = escapeMarkup(contactLink(channel, inhaber));
		return `<dt>${rahmen.erreichbarkeit[channel]}</dt><dd><a href="${href}">${escapeMarkup(inhaber[channel])}</a></dd>`;
	});
	return {
		Anschrift: `<address>${address}</address>`,
		Erreichbarkeit: `<dl>${rows.join('')}</dl>`,
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

/** The hoster of the pages and, if another is named, of the form's service. What they lack, check-owner.ts tells. */
export function hostsOf({ hoster, formularHoster }: Hosters, hasForm: boolean): Hoster[] {
	return hasForm && formularHoster.name ? [hoster, formularHoster] : [hoster];
}

/** Who keeps data outside the European Union, and on what sending it there is based. */
function outsideUnion(
	providers: readonly { name: string; land: string; uebermittlung: string }[],
): string {
	const outside = providers.filter(({ land }) => land && !isInUnion(land));
	return inWords(
		outside.map(({ name, land, uebermittlung }) => `${name} (${land}; ${uebermittlung})`),
	);
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

/** „A, B und C“, each once. */
function inWords(words: readonly string[]): string {
	return new Intl.ListFormat('de').format(new Set(words));
}

/** Names who took the photos that the site shows, each in a line of a Markdown list (§ 13 UrhG). */
function photoCredits({ name, freiwillig }: Inhaber, projekte: readonly Credited[]): string {
	const own = freiwillig.foto?.fotograf;
	const ofClients = projekte.flatMap(({ kunde, bildnachweis }) =>
		bildnachweis ? `Fotos auf der Website „${kunde}“: ${bildnachweis}` : [],
	);
	const credits = [...(own ? [`Foto von ${name}: ${own}`] : []), ...ofClients];
	return credits.map((credit) => `- ${escapeMarkup(credit)}`).join('\n');
}
