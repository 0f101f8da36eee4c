import type { Projekt } from '../content/schema.ts';

/** The sheets before and after one; none at the row's ends. */
export type Neighbours = { vorheriges: Projekt | undefined; naechstes: Projekt | undefined };

export function neighboursOf({ metadaten }: Projekt, projekte: readonly Projekt[]): Neighbours {
	const beim = (id: number) => projekte.find((projekt) => projekt.metadaten.id === id);
	return { vorheriges: beim(metadaten.id - 1), naechstes: beim(metadaten.id + 1) };
}
