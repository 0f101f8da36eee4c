import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import type { PhotoFact } from './owner-facts.ts';

/** Names who took the photos that the site shows, each in one sentence (§ 13 UrhG). */
export function photoCredits(
	owner: string,
	foto: PhotoFact | undefined,
	projekte: readonly Projekt[],
): string[] {
	const own = foto?.fotograf ? [`Foto von ${owner}: ${foto.fotograf}`] : [];
	const ofClients = projekte.flatMap(({ projekt, bildnachweis }) =>
		bildnachweis ? [`Fotos auf der Website „${projekt.kunde}“: ${bildnachweis}`] : [],
	);
	return [...own, ...ofClients];
}
