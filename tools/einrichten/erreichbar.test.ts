import { expect, test } from 'vitest';
import { hear, newSite, testOfSample } from '../../testing/owners/hear.ts';
import type { Answers } from '../../testing/terminal.ts';
import { profileAt } from './erreichbar.ts';

testOfSample(
	'a country that was put off says nothing about postcode and telephone number',
	async () => {
		const site = newSite();
		const before: Answers = [
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
		expect(fields.filter((field) => site.hasStandIn(field))).toEqual([]);
	},
);

testOfSample(
	'another country asks for postcode and telephone number again, the same one does not',
	async () => {
		const site = newSite();
		const asked = async (land: string) => {
			await hear(site, [[/In welchem Land/, land]], 'anschrift.land');
			return site.hasStandIn('anschrift.plz') && site.hasStandIn('telefon');
		};
		for (const field of ['anschrift.land', 'anschrift.plz', 'telefon']) site.confirm(field);
		expect(await asked('Deutschland')).toBe(false);
		expect(await asked('Schweiz')).toBe(true);
	},
);

test('a profile’s network is known by its address, with the company behind it, or named before it', () => {
	const url = 'https://de.linkedin.com/in/ada';
	expect(profileAt('de.linkedin.com/in/ada')).toMatchObject({ name: 'LinkedIn', url });
	expect(profileAt('https://github.com/ada')).toEqual({
		name: 'GitHub',
		url: 'https://github.com/ada',
	});
	expect(profileAt('http://github.com/ada')).toMatchObject({ url: 'https://github.com/ada' });
	for (const typed of [
		'https://ruhr.social/@ada',
		'constructor.de',
		'X: kein Ort',
		'X: https://',
		'',
	])
		expect(profileAt(typed), typed).toBeUndefined();
	expect(profileAt('Mastodon: ruhr.social/@ada')).toEqual({
		name: 'Mastodon',
		url: 'https://ruhr.social/@ada',
	});
});

test('a profile that moves within its network keeps the company that the owner named', () => {
	const old = { name: 'Mastodon', url: 'https://ruhr.social/@ada', anbieter: 'Ruhr e. V.' };
	const moved = { ...old, url: 'https://ruhr.social/@bo' };
	expect(profileAt('Mastodon: https://ruhr.social/@bo', old)).toEqual(moved);
	expect(profileAt('github.com/bo', old)).not.toHaveProperty('anbieter');
});

testOfSample('a profile is shown as it would be typed', async () => {
	const site = newSite();
	const urls = ['https://www.linkedin.com/in/ada', 'https://ruhr.social/@ada'];
	site.set('profile', [
		{ name: 'LinkedIn', url: urls[0] ?? '' },
		{ name: 'Mastodon', url: urls[1] ?? '' },
	]);
	const heard = await hear(site, [], 'profile');
	expect(heard.join()).toContain(`\n– ${urls[0]}\n– Mastodon: ${urls[1]}`);
});
