import { platzhalterFelder, usesExampleDomain } from '#shared/platzhalter.ts';
import type { Projekt } from '../../content/schema.ts';
import { readStrict } from './read-strict.ts';

type Env = Record<string, string | undefined>;
type Angaben = { siteUrl: string };

export type Stand = {
	inhaber: Angaben;
	projekte: readonly Projekt[];
	/** Files that still tell the sample's life. */
	mustertexte: readonly string[];
};

/**
 * Says in one warning what must not go online: stand-ins in the owner's data, sample projects, the
 * sample's life, an address that is none.
 * @throws with STRICT_OWNER on, so that nothing invented goes live; and when STRICT_OWNER is neither
 */
export function checkOwner(env: Env, stand: Stand, warn: (text: string) => void): void {
	const streng = readStrict(env.STRICT_OWNER);
	const maengel = invented(stand, env);
	if (maengel.length === 0) return;
	const meldung = `Das darf so nicht online gehen:\n${maengel.map((satz) => `- ${satz}`).join('\n')}`;
	if (streng) throw new Error(meldung);
	warn(meldung);
}

function invented({ inhaber, projekte, mustertexte }: Stand, env: Env): string[] {
	const felder = platzhalterFelder(inhaber);
	const muster = projekte.filter((projekt) => projekt.muster || isSampleSlug(projekt));
	const adressen = projekte.filter(
		(projekt) => !muster.includes(projekt) && usesExampleDomain(projekt.projekt.website),
	);
	return [
		...(felder.length > 0
			? [
					`Platzhalter statt Ihrer Angaben in shared/inhaber.ts: ${felder.join(', ')}. Bitte ersetzen.`,
				]
			: []),
		...siteUrlFaults(inhaber.siteUrl, env.SITE_URL),
		...(muster.length > 0
			? [
					`Musterprojekte: ${slugs(muster)}. Bitte entfernen, oder „muster: true“ aus dem Eintrag nehmen, wenn er Ihr eigener ist.`,
				]
			: []),
		...(mustertexte.length > 0
			? [
					`Der Werdegang des Musters statt Ihres eigenen: ${mustertexte.join('; ')}. Bitte umschreiben.`,
				]
			: []),
		...(adressen.length > 0
			? [`Website unter der erfundenen Endung .example bei: ${slugs(adressen)}. Bitte berichtigen.`]
			: []),
	];
}

function siteUrlFaults(siteUrl: string, gebautFuer: string | undefined): string[] {
	const url = URL.parse(siteUrl);
	if (url?.protocol !== 'https:' || url.origin !== siteUrl) {
		return [
			`siteUrl in shared/inhaber.ts ist „${siteUrl}“; erwartet „https://www.ihre-domain.de“, ohne Pfad und ohne Schrägstrich am Ende.`,
		];
	}
	if (!gebautFuer || URL.parse(gebautFuer)?.origin === url.origin) return [];
	return [
		`SITE_URL ist „${gebautFuer}“, siteUrl in shared/inhaber.ts „${siteUrl}“: Diese Kopie bittet Suchmaschinen, sie nicht aufzunehmen.`,
	];
}

function isSampleSlug({ metadaten }: Projekt): boolean {
	return metadaten.url === 'architekturmuster';
}

function slugs(projekte: readonly Projekt[]): string {
	return projekte.map(({ metadaten }) => metadaten.url).join(', ');
}
