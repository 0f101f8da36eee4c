import { expect, test } from 'vitest';
import { profileAt } from './erreichbar.ts';
import { pairs } from './list.ts';

test('an item of two texts is typed in one line', () => {
	const { print, read } = pairs('name', 'satz');
	const item = { name: 'Neubau', satz: 'Alles neu: von vorn.' };
	expect(print(item)).toBe('Neubau: Alles neu: von vorn.');
	expect(read('Neubau: Alles neu: von vorn.')).toEqual(item);
	expect(read('Neubau')).toBeUndefined();
});

test('a profile’s network is known by its address, with the company behind it, or named before it', () => {
	const url = 'https://de.linkedin.com/in/ada';
	expect(profileAt('de.linkedin.com/in/ada')).toMatchObject({ name: 'LinkedIn', url });
	expect(profileAt('https://github.com/ada')).toEqual({
		name: 'GitHub',
		url: 'https://github.com/ada',
	});
	expect(profileAt('https://ruhr.social/@ada')).toBeUndefined();
	expect(profileAt('constructor.de')).toBeUndefined();
	expect(profileAt('Mastodon: https://ruhr.social/@ada')).toEqual({
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
