import { inhaber } from '#shared/inhaber.ts';
import { placeholderFields, projektPlaceholders, usesExampleDomain } from '#shared/placeholders.ts';
import type { Projekt } from '#shared/projekt-schema.ts';
import { siteSettings } from '#shared/settings.ts';
import { about } from '../../content/texte/about.ts';
import { fragen } from '../../content/texte/fragen.ts';
import { kontakt } from '../../content/texte/kontakt.ts';
import { portfolio } from '../../content/texte/portfolio.ts';
import { start } from '../../content/texte/start.ts';
import { readProjekte } from '../../facts/read-projekte.ts';

type Env = Record<string, string | undefined>;
type Hoster = { name: string; protokollfrist: string; avVertrag: boolean };

export type SiteFacts = {
	inhaber: { siteUrl: string; hoster: Hoster; formularHoster: Hoster };
	projekte: readonly Projekt[];
	/** Files whose texts still say `muster: true`. */
	sampleTexts: readonly string[];
};

/** The texts that only the owner can write, or whose promises nobody else can confirm, by their file. */
const OWNERS_TEXTS: Record<string, object> = {
	'src/content/texte/about.ts': about,
	'src/content/texte/start.ts': start.about,
	'src/content/texte/fragen.ts': fragen,
	'src/content/texte/kontakt.ts': kontakt,
	'src/content/texte/portfolio.ts': portfolio,
};

/** Names the files whose texts still say `muster: true`. */
export function findSampleTexts(texts: Record<string, object> = OWNERS_TEXTS): string[] {
	return Object.entries(texts).flatMap(([file, text]) =>
		'muster' in text && text.muster ? [file] : [],
	);
}

export function readSiteFacts(): SiteFacts {
	return { inhaber, projekte: readProjekte(), sampleTexts: findSampleTexts() };
}

/**
 * Warns once of everything that must not go online: placeholders in the owner's data and in projects,
 * sample projects and texts, clients who have not agreed, a wrong address.
 * @returns whether the site may go online
 * @throws instead of warning where STRICT_OWNER is on
 */
export function checkOwner(env: Env, facts: SiteFacts, warn: (text: string) => void): boolean {
	const { strictOwner } = siteSettings(env);
	const faults = ownerFaults(facts, env);
	if (faults.length === 0) return true;
	const message = `Das darf so nicht online gehen:\n${faults.map((sentence) => `- ${sentence}`).join('\n')}`;
	if (strictOwner) throw new Error(message);
	warn(message);
	return false;
}

function ownerFaults({ inhaber, projekte, sampleTexts }: SiteFacts, env: Env): string[] {
	const samples = projekte.filter(
		(projekt) => projekt.muster || projekt.metadaten.url === 'architekturmuster',
	);
	const own = projekte.filter((projekt) => !samples.includes(projekt));
	const { siteUrl } = inhaber;
	const isElsewhere = env.SITE_URL && URL.parse(env.SITE_URL)?.origin !== siteUrl;
	const faults: [found: readonly string[], say: (found: string) => string][] = [
		[
			placeholderFields(inhaber),
			(fields) =>
				`Platzhalter statt Ihrer Angaben in shared/inhaber.ts: ${fields}. Bitte ersetzen.`,
		],
		[
			hosterFaults(inhaber),
			(fields) => `In shared/inhaber.ts fehlt, was die Datenschutzerklärung braucht: ${fields}.`,
		],
		[
			isElsewhere ? [env.SITE_URL ?? ''] : [],
			(url) =>
				`SITE_URL ist „${url}“, siteUrl in shared/inhaber.ts „${siteUrl}“: Diese Kopie bittet Suchmaschinen, sie nicht aufzunehmen.`,
		],
		[
			slugs(samples),
			(slugs) =>
				`Musterprojekte: ${slugs}. Bitte entfernen, oder „muster: true“ aus dem Eintrag nehmen, wenn er Ihr eigener ist.`,
		],
		[
			sampleTexts,
			(files) =>
				`Texte und Zusagen des Musters statt Ihrer eigenen: ${files}. Bitte umschreiben oder bestätigen und „muster: true“ löschen.`,
		],
		[
			slugs(own.filter(isUnderExample)),
			(slugs) =>
				`Website oder Bewertung unter der erfundenen Endung .example bei: ${slugs}. Bitte berichtigen.`,
		],
		[
			projekte.flatMap((projekt) =>
				projektPlaceholders(projekt).map((field) => `${projekt.metadaten.url}.${field}`),
			),
			(fields) => `Platzhalter in Projekten: ${fields}. Bitte ersetzen oder weglassen.`,
		],
		[
			slugs(own.filter(({ freigabe }) => !freigabe)),
			(slugs) =>
				`Ohne Zustimmung des Kunden: ${slugs}. Bitte „freigabe: JJJJ-MM-TT“ in den Eintrag schreiben, den Tag, an dem er zugestimmt hat, dass Sie ihn, sein Logo und Aufnahmen seiner Website zeigen.`,
		],
	];
	return faults.flatMap(([found, say]) => (found.length > 0 ? say(found.join(', ')) : []));
}

function isUnderExample({ projekt, bewertung }: Projekt): boolean {
	return [projekt.website, bewertung?.url].some(usesExampleDomain);
}

/** What is missing of a hoster: how long it keeps logs, and the contract with it. */
function hosterFaults({ hoster, formularHoster }: SiteFacts['inhaber']): string[] {
	return Object.entries({ hoster, formularHoster })
		.filter(([, { name }]) => name)
		.flatMap(([field, { protokollfrist, avVertrag }]) => [
			...(protokollfrist ? [] : [`${field}.protokollfrist`]),
			...(avVertrag ? [] : [`${field}.avVertrag (true, sobald der Vertrag geschlossen ist)`]),
		]);
}

function slugs(projekte: readonly Projekt[]): string[] {
	return projekte.map(({ metadaten }) => metadaten.url);
}
