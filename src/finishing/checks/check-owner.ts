import { inhaber } from '#shared/inhaber.ts';
import { placeholderFields, usesExampleDomain } from '#shared/placeholders.ts';
import type { Projekt } from '../../../shared/projekt/projekt-schema.ts';
import { start } from '../../content/texte/start.ts';
import { readProjekte } from './read-projekte.ts';
import { readStrict } from './read-strict.ts';
import { sampleTexts } from './sample-texts.ts';

type Env = Record<string, string | undefined>;
type Facts = {
	siteUrl: string;
	startJahr: number;
	abgeschlosseneProjekte: number;
	aktiveKunden: number;
};

export type State = {
	inhaber: Facts;
	projekte: readonly Projekt[];
	/** The year it is, and the home page's heading about the years of work. */
	year: number;
	yearsTitle: string;
	/** Files that still tell the sample's life. */
	sampleTexts: readonly string[];
};

/**
 * Says in one warning what must not go online: stand-ins in the owner's data, sample projects, the
 * sample's life and figures, an address that is none.
 * @returns whether it may go online
 * @throws with STRICT_OWNER on, so that nothing invented goes live; and when STRICT_OWNER is neither
 */
export function checkOwner(env: Env, state: State, warn: (text: string) => void): boolean {
	const strict = readStrict(env.STRICT_OWNER);
	const faults = invented(state, env);
	if (faults.length === 0) return true;
	const message = `Das darf so nicht online gehen:\n${faults.map((sentence) => `- ${sentence}`).join('\n')}`;
	if (strict) throw new Error(message);
	warn(message);
	return false;
}

/** What the checks look at, as this copy of the site has it. */
export function presentState(now: Date): State {
	return {
		inhaber,
		projekte: readProjekte(),
		year: now.getFullYear(),
		yearsTitle: start.about.titel,
		sampleTexts: sampleTexts(),
	};
}

function invented({ inhaber, projekte, sampleTexts, ...years }: State, env: Env): string[] {
	const fields = placeholderFields(inhaber);
	const sample = projekte.filter((projekt) => projekt.muster || isSampleSlug(projekt));
	const addresses = projekte.filter(
		(projekt) => !sample.includes(projekt) && usesExampleDomain(projekt.projekt.website),
	);
	const told = (items: readonly unknown[], sentence: string) =>
		items.length > 0 ? [sentence] : [];
	return [
		...told(
			fields,
			`Platzhalter statt Ihrer Angaben in shared/inhaber.ts: ${fields.join(', ')}. Bitte ersetzen.`,
		),
		...numberFaults(inhaber, years),
		...siteUrlFaults(inhaber.siteUrl, env.SITE_URL),
		...told(
			sample,
			`Musterprojekte: ${slugs(sample)}. Bitte entfernen, oder „muster: true“ aus dem Eintrag nehmen, wenn er Ihr eigener ist.`,
		),
		...told(
			sampleTexts,
			`Der Werdegang des Musters statt Ihres eigenen: ${sampleTexts.join('; ')}. Bitte umschreiben.`,
		),
		...told(
			addresses,
			`Website unter der erfundenen Endung .example bei: ${slugs(addresses)}. Bitte berichtigen.`,
		),
	];
}

/** What the sample says of itself in figures: from 2021 on, with 12 projects and 10 clients. */
const SAMPLE = { startJahr: 2021, abgeschlosseneProjekte: 12, aktiveKunden: 10 };

function numberFaults(
	inhaber: Facts,
	{ year, yearsTitle }: Pick<State, 'year' | 'yearsTitle'>,
): string[] {
	const { startJahr, abgeschlosseneProjekte, aktiveKunden } = inhaber;
	// The sample's own heading is fixed by the specification, whatever the year.
	if (startJahr === SAMPLE.startJahr) return [];
	const faults: string[] = [];
	const said = Number.parseInt(/\d+/.exec(yearsTitle)?.[0] ?? '', 10);
	const years = year - startJahr;
	// A heading counts the years, names the first one, or has no figure at all.
	if (!Number.isNaN(said) && said !== years && said !== startJahr)
		faults.push(
			`„${yearsTitle}“ in src/content/texte/start.ts, aber startJahr in shared/inhaber.ts ist ${startJahr}: Das wären ${years} Jahre. Bitte angleichen.`,
		);
	const { abgeschlosseneProjekte: projects, aktiveKunden: clients } = SAMPLE;
	if (abgeschlosseneProjekte === projects && aktiveKunden === clients)
		faults.push(
			`Die Zahlen des Musters in shared/inhaber.ts: ${projects} abgeschlossene Projekte, ${clients} aktive Kunden. Bitte Ihre eigenen eintragen.`,
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

function isSampleSlug({ metadaten }: Projekt): boolean {
	return metadaten.url === 'architekturmuster';
}

function slugs(projekte: readonly Projekt[]): string {
	return projekte.map(({ metadaten }) => metadaten.url).join(', ');
}
