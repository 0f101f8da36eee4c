import { expect, test } from 'vitest';
import { menuLinks } from './menu.ts';

const addresses = (...args: Parameters<typeof menuLinks>) =>
	menuLinks(...args).map(({ href }) => href);

test('own pages stand before the last link, if they have a name in the menu', () => {
	const own = [{ path: '/preise', menue: 'Preise' }, { path: '/agb' }];
	expect(addresses(true, own)).toEqual(['/', '/portfolio', '/about', '/preise', '/kontakt']);
});

test('without a project there is no link to the portfolio', () => {
	expect(addresses(false, [])).toEqual(['/', '/about', '/kontakt']);
});
