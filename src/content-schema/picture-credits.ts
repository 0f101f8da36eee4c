import type { Projekt } from '../../shared/projekt/projekt-schema.ts';
import type { PhotoFact } from './optional-facts.ts';

/** Who took the pictures the site shows, one sentence for each owner of rights (§ 13 UrhG). */
export function pictureCredits(
	name: string,
	foto: PhotoFact | undefined,
	projekte: readonly Projekt[],
): string[] {
	const own = foto?.fotograf ? [`Foto von ${name}: ${foto.fotograf}`] : [];
	const ofClients = projekte.flatMap(({ projekt, bildnachweis }) =>
		bildnachweis ? [`Fotos auf der Website „${projekt.kunde}“: ${bildnachweis}`] : [],
	);
	return [...own, ...ofClients];
}
