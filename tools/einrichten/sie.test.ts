import { expect } from 'vitest';
import { newSite, testOfSample as test } from '../../testing/owners/hear.ts';
import { sie } from './sie.ts';

test.each([
	['', 'Mein Weg'],
	['2026', 'Mein Weg'],
	['2027', 'Mein Weg'],
	['2025', '1 Jahr Erfahrung'],
	['2021', '5 Jahre Erfahrung'],
])('whose first year is „%s“ is offered „%s“ as a headline in 2026', (startJahr, sample) => {
	const site = newSite(0, new Date('2026-11-28'));
	site.set('startJahr', startJahr);
	const headline = sie(site).find(({ field }) => field.endsWith('about.titel'));
	expect(headline).toMatchObject({ sample });
});
