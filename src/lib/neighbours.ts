import type { Projekt } from '#shared/projekt/projekt-schema.ts';

/** The projects before and after one; undefined at both ends of the row. */
export type Neighbours = { previous: Projekt | undefined; next: Projekt | undefined };

export function neighboursOf({ metadaten }: Projekt, projekte: readonly Projekt[]): Neighbours {
	const at = (id: number) => projekte.find((projekt) => projekt.metadaten.id === id);
	return { previous: at(metadaten.id - 1), next: at(metadaten.id + 1) };
}
