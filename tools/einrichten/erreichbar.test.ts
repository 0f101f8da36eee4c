import { expect, test } from 'vitest';
import { hear } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import type { TypedAnswers } from '../../testing/terminal.ts';

test('a country that was put off says nothing about postcode and telephone number', async () => {
	const site = newSite();
	const before: TypedAnswers = [
		[/Postleitzahl/, '1010'],
		[/Telefonnummer/, '01 234567'],
	];
	await hear(site, before, 'anschrift', 'telefon');
	const fields = ['anschrift.plz', 'telefon'];
	expect(fields.map((field) => site.text(field))).toEqual(['1010', '01 234567']);
	await hear(site, [
		[/In welchem Land/, 'Österreich'],
		[/Postleitzahl|Telefonnummer/, '='],
	]);
	expect(fields.map((field) => site.text(field))).toEqual(['1010', '+43 1 234567']);
	expect(fields.filter((field) => site.isUnconfirmed(field))).toEqual([]);
});

test('another country asks for postcode and telephone number again, and says which law the texts name', async () => {
	const site = newSite();
	const asked = async (land: string) => {
		const heard = await hear(site, [[/In welchem Land/, land]], 'anschrift.land');
		const isWarned = heard.some((line) => line.includes('deutsches Recht'));
		return isWarned && site.isUnconfirmed('anschrift.plz') && site.isUnconfirmed('telefon');
	};
	for (const field of ['anschrift.land', 'anschrift.plz', 'telefon']) site.confirm(field);
	expect(await asked('Deutschland')).toBe(false);
	expect(await asked('Schweiz')).toBe(true);
});

test('a profile is shown as it would be typed', async () => {
	const site = newSite();
	const urls = ['https://www.linkedin.com/in/ada', 'https://ruhr.social/@ada'];
	site.set('profile', [
		{ name: 'LinkedIn', url: urls[0] ?? '' },
		{ name: 'Mastodon', url: urls[1] ?? '' },
	]);
	for (const i of urls.keys()) site.setTag(`profile[${i}]`, true);
	const heard = await hear(site, [], 'profile');
	expect(heard.join()).toContain(`\n– ${urls[0]}\n– Mastodon: ${urls[1]}`);
});

test('a telephone number without its area is asked for again, in a country whose areas are known', async () => {
	const site = newSite();
	const call = (number: string) => hear(site, [[/Telefonnummer/, number]], 'telefon');
	await call('231 123456');
	site.confirm('anschrift.land');
	await expect(call('231 654321')).rejects.toThrow(/Es fehlt die Vorwahl, die mit 0 oder \+49/);
	await expect(call('02306 1234 / 5678')).rejects.toThrow(/eine Telefonnummer, nicht zwei/);
	await call('0231 123456');
	expect(site.text('telefon')).toBe('+49 231 123456');
	await hear(site, [[/In welchem Land/, 'Spanien']], 'anschrift.land');
	await call('912 345 678');
	expect(site.text('telefon')).toBe('912 345 678');
});
