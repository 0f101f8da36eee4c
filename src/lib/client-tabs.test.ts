import { expect, test } from 'vitest';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { type Client, clientTabs } from './client-tabs.ts';

/** Clients with these labels and sizes of their plan in KB. */
function clients(...plans: [gewerk: string, kb: number][]): Client[] {
	return plans.map(([gewerk, kb], id) => ({
		entry: { metadaten: { id }, projekt: { gewerk, branche: 'x' } } as Projekt,
		planBytes: kb * 1024,
	}));
}
const ids = (list: readonly Client[]) => clientTabs(list).tabs.map((tab) => tab.entry.metadaten.id);

test('the first with a light plan is shown first, but not the owner’s first project', () => {
	expect(ids(clients(['a', 20], ['b', 40], ['c', 30], ['d', 10]))).toEqual([2, 0, 1, 3]);
});

test('without a light plan the second project is shown first', () => {
	expect(ids(clients(['a', 20], ['b', 40], ['c', 31]))).toEqual([1, 0, 2]);
});

test('clients with the same label share one tab: the shown client’s, if among them', () => {
	expect(ids(clients(['a', 40], ['b', 40], ['a', 20], ['b', 20]))).toEqual([2, 1]);
});

test('a project without a label of its own has its line of business', () => {
	const [first, second] = clients(['a', 20], ['b', 20]);
	if (!first || !second) throw new Error('no clients');
	delete second.entry.projekt.gewerk;
	first.entry.projekt.gewerk = 'x';
	expect(ids([first, second])).toEqual([1]);
});

test.each([
	[0, 0, false],
	[1, 1, false],
	[5, 5, false],
	[30, 5, true],
])('%i clients have %i tabs; more than five are said to be more: %s', (count, shown, hasMore) => {
	const list = clients(...Array.from({ length: count }, (_, i): [string, number] => [`${i}`, 20]));
	expect(clientTabs(list).tabs).toHaveLength(shown);
	expect(clientTabs(list).hasMore).toBe(hasMore);
});
