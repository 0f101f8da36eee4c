import { type DrawnProjekt, hasPlan, type Projekt } from '#shared/projekt-schema.ts';

/** Clients on home; the visitor's own website has a tab behind theirs. */
const MAX_TABS = 5;

/**
 * The clients to choose from on home, whose sites were drawn, one for each label: first the one that the owner marked
 * with `startseite`, then the others in their order.
 */
export function clientTabs(projekte: readonly Projekt[]): DrawnProjekt[] {
	const inOrder = projekte
		.filter(hasPlan)
		.toSorted((a, b) => Number(b.startseite ?? false) - Number(a.startseite ?? false));
	const firstOfLabel = new Map<string, DrawnProjekt>();
	for (const projekt of inOrder) {
		const label = tabLabel(projekt);
		if (!firstOfLabel.has(label)) firstOfLabel.set(label, projekt);
	}
	return [...firstOfLabel.values()].slice(0, MAX_TABS);
}

/** The word on a project's tab: „Praxis“, „Kanzlei“. */
export function tabLabel({ gewerk, branche }: Projekt): string {
	return gewerk ?? branche;
}
