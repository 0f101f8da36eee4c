import { expect, test } from 'vitest';
import { hear } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import type { TypedAnswers } from '../../testing/terminal.ts';
import { readEntries } from '../projekt/entries.ts';

const REMOVE = 'Die Musterprojekte entfernen?';

test('the samples are removed at a word, and an own project stays', async () => {
	const site = newSite(1);
	const [own] = readEntries(site);
	site.write('src/content/projekte/haus.yaml', '!muster\nmetadaten:\n  id: 1\n');
	const heard = await hear(site, [[/Musterprojekte/, 1]], 'projekte');
	expect(heard.join()).toContain('Ihr erstes eigenes nimmt „npm run projekt:neu“ auf');
	expect(readEntries(site)).toEqual([own]);
	expect(await hear(site, [])).not.toContain(REMOVE);
	expect(await hear(newSite(), [])).toContain(REMOVE);
});

test('each own project is asked for the day of its consent, until it is there', async () => {
	const site = newSite(2);
	site.remove('src/content/projekte/architekturmuster.yaml: freigabe');
	const asked = (heard: string[]) => heard.filter((words) => /zugestimmt/.test(words));
	const on = (day: string): TypedAnswers => [[/zugestimmt/, day]];
	const before = asked(await hear(site, [])).length;
	await expect(hear(site, on('1.1.2999'))).rejects.toThrow(/kommt erst noch/);
	await hear(site, on('1.3.2026'));
	expect(readEntries(site).map(({ consent }) => consent)).toEqual(['2026-03-01', '2026-03-01']);
	expect([before, asked(await hear(site, [])).length]).toEqual([2, 0]);
});

test('the words of a portfolio are asked for as long as there is a project', async () => {
	const words = [
		'Portfolio: Beschreibung für Suchmaschinen',
		'Portfolio: Worte auf der Maßlinie unter der Überschrift',
		'Einleitung über Ihren Projekten',
	];
	for (const site of [newSite(), newSite(1)])
		expect(await hear(site, [])).toEqual(expect.arrayContaining(words));
	const without = await hear(newSite(), [[/Musterprojekte/, 1]]);
	expect(words.filter((label) => without.includes(label))).toEqual([]);
});
