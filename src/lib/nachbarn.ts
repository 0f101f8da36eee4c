import type { Projekt } from '../content/schema.ts';

/** The sheets before and after one; none at the row's ends. */
export type Nachbarn = { vorheriges: Projekt | undefined; naechstes: Projekt | undefined };

export function nachbarnVon({ metadaten }: Projekt, projekte: readonly Projekt[]): Nachbarn {
	const beim = (id: number) => projekte.find((projekt) => projekt.metadaten.id === id);
	return { vorheriges: beim(metadaten.id - 1), naechstes: beim(metadaten.id + 1) };
}
