import type { Projekt } from '#shared/projekt/projekt-schema.ts';

/** A project with a plan, and the size of the plan's picture in bytes. */
export type Client = { entry: Projekt; planBytes: number };

const MAX_TABS = 5;
/** In bytes. The plan is the largest part of home's first view. */
const LIGHT_PLAN = 30 * 1024;

/**
 * The clients to choose from on home: the one shown first, then the others in their order, one for
 * each label.
 * @returns the clients with a tab, and whether labels are left over
 */
export function clientTabs(clients: readonly Client[]): { tabs: Client[]; hasMore: boolean } {
	const first = firstClient(clients);
	const labels = new Map<string, Client>();
	for (const client of first ? [first, ...clients] : []) {
		const label = tabLabel(client.entry);
		if (!labels.has(label)) labels.set(label, client);
	}
	const all = [...labels.values()];
	return { tabs: all.slice(0, MAX_TABS), hasMore: all.length > MAX_TABS };
}

/** The word on a project's tab: „Praxis“, „Kanzlei“. */
export function tabLabel({ projekt }: Projekt): string {
	return projekt.gewerk ?? projekt.branche;
}

/**
 * The client shown first: the first with a light plan, but not the owner's first project, since the
 * carousel below begins with it.
 */
function firstClient(clients: readonly Client[]): Client | undefined {
	const [ownersFirst, ...others] = clients;
	return others.find(({ planBytes }) => planBytes <= LIGHT_PLAN) ?? others[0] ?? ownersFirst;
}
