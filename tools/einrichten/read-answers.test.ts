import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import { address, figure, logPeriod, phone, postcode, replyTime } from './read-answers.ts';

function siteIn(country: string): Site {
	const root = newFolder();
	mkdirSync(root, { recursive: true });
	writeFileSync(join(root, 'inhaber.yaml'), `anschrift:\n  land: ${country}\n`);
	return new Site(root);
}

test('a telephone number gets the number of the owner’s country', () => {
	expect(phone('0461 5009 112', siteIn('Deutschland'))).toBe('+49 461 5009 112');
	expect(phone('01 234567', siteIn('Österreich'))).toBe('+43 1 234567');
	expect(phone('0049 461 1234', siteIn('Deutschland'))).toBe('+49 461 1234');
	expect(phone('+43 1 234567', siteIn('Deutschland'))).toBe('+43 1 234567');
});

test.each([
	[postcode, 'D-44135', '44135'],
	[postcode, '01067 Dresden', '01067'],
	[postcode, '2493', '2493'],
	[address, 'www.meine-seite.de/', 'https://www.meine-seite.de'],
	[address, 'größe.at', 'https://xn--gre-6ka8i.at'],
	[address, 'meine-seite.de/shop', 'https://meine-seite.de/shop'],
	[figure, '12+', '+12'],
	[figure, 'über 12', '+12'],
	[figure, '12', '12'],
	[replyTime, '24 Stunden', 'innerhalb von 24 Stunden'],
	[replyTime, 'ein Tag', 'innerhalb von einem Tag'],
	[replyTime, '2 Tage', 'innerhalb von 2 Tagen'],
	[replyTime, 'am selben Tag', 'am selben Tag'],
	[logPeriod, 'gar nicht', 'keine'],
])('%s reads „%s“ as „%s“', (read, typed, meant) => {
	expect(read(typed)).toBe(meant);
});
