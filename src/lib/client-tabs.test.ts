import { expect, test } from 'vitest';
import type { Projekt } from '#shared/projekt-schema.ts';
import { fixtureProjekt } from '../../testing/fixture-projekt.ts';
import { FIXTURE_PLAN } from '../../testing/fixture-recording.ts';
import { clientTabs } from './client-tabs.ts';

/** Clients with these labels; one with a star is marked with `startseite`. */
function clients(...labels: string[]): Projekt[] {
	return labels.map((label, id) => ({
		...fixtureProjekt(),
		id,
		gewerk: label.replace('*', ''),
		branche: 'x',
		startseite: label.endsWith('*') || undefined,
		plan: FIXTURE_PLAN,
	}));
}
const ids = (list: readonly Projekt[]) => clientTabs(list).map(({ id }) => id);

test.each([
	['in their order', ['a', 'b', 'c'], [0, 1, 2]],
	['the one that the owner chose first', ['a', 'b*', 'c'], [1, 0, 2]],
	['one for each label, the chosen client’s if among them', ['a', 'b', 'a*', 'b'], [2, 1]],
])('clients have tabs: %s', (_, labels, tabs) => {
	expect(ids(clients(...labels))).toEqual(tabs);
});

test('a project without a label of its own has its line of business', () => {
	const [first, second] = clients('x', 'a');
	if (!first || !second) throw new Error('no clients');
	delete second.gewerk;
	expect(ids([first, second])).toEqual([0]);
});

test('a client whose site was not drawn has no tab', () => {
	const [first = fixtureProjekt(), ...others] = clients('a', 'b', 'a');
	expect(ids([{ ...first, plan: undefined }, ...others])).toEqual([1, 2]);
});

test.each([
	[0, 0],
	[1, 1],
	[30, 5],
])('%i clients have %i tabs', (count, shown) => {
	expect(clientTabs(clients(...Array.from({ length: count }, (_, i) => `${i}`)))).toHaveLength(
		shown,
	);
});
