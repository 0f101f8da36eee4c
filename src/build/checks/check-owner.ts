import type { StandIn } from '#shared/data-file.ts';
import { isWithin } from '#shared/faults.ts';
import { DETAILS, type Detail, isNeeded } from '#shared/firms.ts';
import { inhaber } from '#shared/inhaber.ts';
import { inventedFields, isInvented } from '#shared/invented.ts';
import { isPastMonth } from '#shared/month.ts';
import { FACTS, type Inhaber } from '#shared/owner-schema.ts';
import { entryFile, type Projekt } from '#shared/projekt-schema.ts';
import { siteSettings } from '#shared/settings.ts';
import type { Env } from '#shared/settings-file.ts';
import { readProjekte } from '../../facts/read-projekte.ts';
import { isOwnAddress } from '../../rendering/search-engines.ts';
import { readStandIns } from './stand-ins.ts';

export type SiteFacts = {
	inhaber: Inhaber;
	/** The day on which the site is built. */
	today: Date;
	projekte: readonly Projekt[];
	standIns: readonly StandIn[];
};

export function readSiteFacts(): SiteFacts {
	return { inhaber, today: new Date(), projekte: readProjekte(), standIns: readStandIns() };
}

/**
 * Warns once of everything that must not go online: stand-ins, sample projects, clients who have not agreed, a
 * wrong address.
 * @returns whether the site may go online
 * @throws instead of warning where STRICT_OWNER is on
 */
export function checkOwner(env: Env, facts: SiteFacts, warn: (text: string) => void): boolean {
	const { strictOwner } = siteSettings(env);
	const faults = [...standInFaults(facts.standIns), ...faultsBesideStandIns(facts, env)];
	if (faults.length === 0) return true;
	const message = inOneMessage(faults);
	if (strictOwner) throw new Error(message);
	warn(message);
	return false;
}

/** The sentences on what must not go online, as one text. */
export function inOneMessage(faults: readonly string[]): string {
	return `Das darf so nicht online gehen:\n${faults.map((sentence) => `- ${sentence}`).join('\n')}`;
}

function standInFaults(standIns: readonly StandIn[]): string[] {
	if (standIns.length === 0) return [];
	const isUnasked = standIns.some(
		({ file, field }) => field && /^src\/content\/(seiten|projekte)\//.test(file),
	);
	const except = isUnasked ? ', nur nicht in eigenen Seiten und Einträgen von Projekten' : '';
	return [
		`Muster statt Ihrer Angaben, Texte und Projekte. Bitte ersetzen, bestätigen oder entfernen, und „!muster“ wegnehmen; „npm run einrichten“ fragt danach${except}:${byFile(standIns)}`,
	];
}

/** Lists what must not go online although nothing of it is marked as a stand-in. */
export function faultsBesideStandIns(
	{ inhaber, today, projekte, standIns }: SiteFacts,
	env: Env,
): string[] {
	const faults: string[] = [];
	const unreal = inventedFields(inhaber).filter((field) => !isAmong(field, standIns));
	if (unreal.length > 0)
		faults.push(
			`In ${FACTS} steht noch Erfundenes, auch wenn „!muster“ fehlt: ${unreal.join(', ')} („npm run einrichten -- ${unreal[0]?.replace(/\[.*/, '')}“).`,
		);

	const { naechsterTermin } = inhaber.freiwillig;
	if (naechsterTermin && isPastMonth(naechsterTermin, today))
		faults.push(
			`In ${FACTS} nennt freiwillig.naechsterTermin „${naechsterTermin}“, und das ist vorbei („npm run einrichten -- termin“).`,
		);

	const unproved = unprovedFigures(inhaber).join(', ');
	if (unproved)
		faults.push(
			`In ${FACTS} sagt „belegt“ nicht, womit Sie ${unproved} belegen können („npm run einrichten -- belegt“).`,
		);

	const missing = missingOfProviders(inhaber).join(', ');
	if (missing)
		faults.push(
			`In ${FACTS} fehlt, was die Datenschutzerklärung braucht: ${missing} („npm run einrichten -- hoster“).`,
		);

	const { siteUrl } = inhaber;
	if (env.SITE_URL && !isOwnAddress(env, siteUrl))
		faults.push(
			`SITE_URL ist „${env.SITE_URL}“, siteUrl in ${FACTS} „${siteUrl}“: Diese Kopie bittet Suchmaschinen, sie nicht aufzunehmen.`,
		);

	const own = projekte.filter(({ slug }) => !isSample(slug, standIns));
	const invented = slugs(own.filter(isUnderExample));
	if (invented)
		faults.push(
			`Website oder Bewertung unter der erfundenen Endung .example bei: ${invented}. Bitte berichtigen.`,
		);

	const unasked = slugs(own.filter(({ freigabe }) => !freigabe));
	if (unasked)
		faults.push(
			`Ohne Zustimmung des Kunden: ${unasked}. „npm run einrichten -- freigabe“ fragt nach dem Tag, an dem er zugestimmt hat, dass Sie ihn, sein Logo und Aufnahmen seiner Website zeigen.`,
		);
	return faults;
}

/** Whether a project's whole entry is a stand-in. */
function isSample(slug: string, standIns: readonly StandIn[]): boolean {
	return standIns.some(({ file, field }) => file === entryFile(slug) && field === '');
}

/** A line for each file: „inhaber.yaml: name (Zeile 10), anrede (Zeile 15)“. */
function byFile(standIns: readonly StandIn[]): string {
	const files = Map.groupBy(standIns, ({ file }) => file);
	const lines = [...files].map(([file, found]) => {
		const places = found.map(({ field, line }) => `${field || 'alles'} (Zeile ${line})`);
		return `\n  ${file}: ${places.join(', ')}`;
	});
	return lines.join('');
}

/** The figures about the owner that nothing is named to prove. */
function unprovedFigures(inhaber: SiteFacts['inhaber']): string[] {
	if (inhaber.belegt) return [];
	const { abgeschlosseneProjekte, aktiveKunden } = inhaber;
	const given = Object.entries({ abgeschlosseneProjekte, aktiveKunden }).filter(
		([, value]) => value,
	);
	return ['startJahr', ...given.map(([field]) => field)];
}

/** No website can be there: the ending belongs to nobody. */
function isUnderExample({ website, bewertung }: Projekt): boolean {
	return [website, bewertung?.url ?? ''].some(isInvented);
}

/** What is missing of those who keep pages, inquiries or mails. */
function missingOfProviders(inhaber: Inhaber): string[] {
	const missing: string[] = [];
	if (!inhaber.hoster.name) missing.push('bei wem die Website liegt (hoster.name)');
	if (!inhaber.mailanbieter.name) missing.push('bei wem Ihr Postfach liegt (mailanbieter.name)');
	for (const firm of ['hoster', 'formularHoster', 'mailanbieter'] as const) {
		const { name, land } = inhaber[firm];
		const facts: Partial<Record<Detail, unknown>> = inhaber[firm];
		const words: Record<Detail, string> = {
			anschrift: `die Anschrift von „${name}“`,
			protokollfrist: 'wie lange er Zugriffe protokolliert',
			land: 'das Land',
			uebermittlung: `worauf sich die Übermittlung nach ${land} stützt`,
			avVertrag: `der Vertrag zur Auftragsverarbeitung mit „${name}“`,
		};
		for (const detail of DETAILS[firm])
			if (isNeeded(detail, { name, land }) && !facts[detail])
				missing.push(`${words[detail]} (${firm}.${detail})`);
	}
	return missing;
}

/** Whether a field is named as a stand-in anyway. */
function isAmong(field: string, standIns: readonly StandIn[]): boolean {
	return standIns.some((found) => found.file === FACTS && isWithin(field, found.field));
}

function slugs(projekte: readonly Projekt[]): string {
	return projekte.map(({ slug }) => slug).join(', ');
}
