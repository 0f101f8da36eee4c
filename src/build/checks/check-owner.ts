import { inhaber } from '#shared/inhaber.ts';
import {
	PLACEHOLDER_FIGURES,
	placeholderFields,
	projektPlaceholders,
	usesExampleDomain,
} from '#shared/placeholders.ts';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { start } from '../../content/texte/start.ts';
import { readProjekte } from '../../content-schema/read-projekte.ts';
import { readStrict } from './read-strict.ts';
import { sampleTexts } from './sample-texts.ts';

type Env = Record<string, string | undefined>;
type Facts = {
	siteUrl: string;
	startJahr: number;
	abgeschlosseneProjekte: number;
	aktiveKunden: number;
};

/** What the checks look at. */
export type SiteFacts = {
	inhaber: Facts;
	projekte: readonly Projekt[];
	/** The current year. */
	year: number;
	/** Heading of the years of experience on the home page. */
	yearsTitle: string;
	/** Files whose texts still say `muster: true`. */
	sampleTexts: readonly string[];
};

/**
 * Warns once of everything that must not go online: placeholders in the owner's data and in projects,
 * sample projects and texts, clients who have not agreed, a wrong address.
 * @returns whether the site may go online
 * @throws instead of warning where STRICT_OWNER is on; and when STRICT_OWNER has an unknown value
 */
export function checkOwner(env: Env, facts: SiteFacts, warn: (text: string) => void): boolean {
	const strict = readStrict(env.STRICT_OWNER);
	const faults = ownerFaults(facts, env);
	if (faults.length === 0) return true;
	const message = `Das darf so nicht online gehen:\n${faults.map((sentence) => `- ${sentence}`).join('\n')}`;
	if (strict) throw new Error(message);
	warn(message);
	return false;
}

/** Reads the facts of this copy of the site. */
export function readSiteFacts(now: Date): SiteFacts {
	return {
		inhaber,
		projekte: readProjekte(),
		year: now.getFullYear(),
		yearsTitle: start.about.titel,
		sampleTexts: sampleTexts(),
	};
}

function ownerFaults({ inhaber, projekte, sampleTexts, ...years }: SiteFacts, env: Env): string[] {
	const fields = placeholderFields(inhaber);
	const samples = projekte.filter(
		(projekt) => projekt.muster || projekt.metadaten.url === 'architekturmuster',
	);
	const own = projekte.filter((projekt) => !samples.includes(projekt));
	const addresses = own.filter(({ projekt, bewertung }) =>
		[projekt.website, bewertung?.url].some(usesExampleDomain),
	);
	const withoutFreigabe = own.filter(({ freigabe }) => !freigabe);
	const inProjekte = projekte.flatMap((entry) =>
		projektPlaceholders(entry).map((field) => `${entry.metadaten.url}.${field}`),
	);
	const sentenceIfAny = (found: readonly unknown[], sentence: string) =>
		found.length > 0 ? [sentence] : [];
	return [
		...sentenceIfAny(
			fields,
			`Platzhalter statt Ihrer Angaben in shared/inhaber.ts: ${fields.join(', ')}. Bitte ersetzen.`,
		),
		...numberFaults(inhaber, years),
		...siteUrlFaults(inhaber.siteUrl, env.SITE_URL),
		...sentenceIfAny(
			samples,
			`Musterprojekte: ${slugs(samples)}. Bitte entfernen, oder „muster: true“ aus dem Eintrag nehmen, wenn er Ihr eigener ist.`,
		),
		...sentenceIfAny(
			sampleTexts,
			`Texte des Musters statt Ihrer eigenen: ${sampleTexts.join(', ')}. Bitte umschreiben und „muster: true“ löschen.`,
		),
		...sentenceIfAny(
			addresses,
			`Website oder Bewertung unter der erfundenen Endung .example bei: ${slugs(addresses)}. Bitte berichtigen.`,
		),
		...sentenceIfAny(
			inProjekte,
			`Platzhalter in Projekten: ${inProjekte.join(', ')}. Bitte ersetzen oder weglassen.`,
		),
		...sentenceIfAny(
			withoutFreigabe,
			`Ohne Zustimmung des Kunden: ${slugs(withoutFreigabe)}. Bitte „freigabe: JJJJ-MM-TT“ in den Eintrag schreiben, den Tag, an dem er zugestimmt hat, dass Sie ihn, sein Logo und Aufnahmen seiner Website zeigen.`,
		),
	];
}

function numberFaults(
	inhaber: Facts,
	{ year, yearsTitle }: Pick<SiteFacts, 'year' | 'yearsTitle'>,
): string[] {
	const { startJahr, abgeschlosseneProjekte, aktiveKunden } = inhaber;
	// 2021 ships with a heading that the specification fixes, so it is not checked.
	if (startJahr === PLACEHOLDER_FIGURES.startJahr) return [];
	const faults: string[] = [];
	const said = Number.parseInt(/\d+/.exec(yearsTitle)?.[0] ?? '', 10);
	const years = year - startJahr;
	// A heading counts the years, names the first one, or has no figure at all.
	if (!Number.isNaN(said) && said !== years && said !== startJahr)
		faults.push(
			`„${yearsTitle}“ in src/content/texte/start.ts, aber startJahr in shared/inhaber.ts ist ${startJahr}: Das wären ${years} Jahre. Bitte angleichen.`,
		);
	if (
		abgeschlosseneProjekte === PLACEHOLDER_FIGURES.abgeschlosseneProjekte &&
		aktiveKunden === PLACEHOLDER_FIGURES.aktiveKunden
	)
		faults.push(
			`Platzhalter in shared/inhaber.ts: ${abgeschlosseneProjekte} abgeschlossene Projekte, ${aktiveKunden} aktive Kunden. Bitte Ihre eigenen eintragen.`,
		);
	return faults;
}

function siteUrlFaults(siteUrl: string, builtFor: string | undefined): string[] {
	const url = URL.parse(siteUrl);
	if (url?.protocol !== 'https:' || url.origin !== siteUrl) {
		return [
			`siteUrl in shared/inhaber.ts ist „${siteUrl}“; erwartet „https://www.ihre-domain.de“, ohne Pfad und ohne Schrägstrich am Ende.`,
		];
	}
	if (!builtFor || URL.parse(builtFor)?.origin === url.origin) return [];
	return [
		`SITE_URL ist „${builtFor}“, siteUrl in shared/inhaber.ts „${siteUrl}“: Diese Kopie bittet Suchmaschinen, sie nicht aufzunehmen.`,
	];
}

function slugs(projekte: readonly Projekt[]): string {
	return projekte.map(({ metadaten }) => metadaten.url).join(', ');
}
