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
	expect(profileAt('Mastodon: https://ruhr.social/@ada')).toEqual({
		name: 'Mastodon',
		url: 'https://ruhr.social/@ada',
	});
});
