import { expect, test } from 'vitest';
import { proposeScript } from '../views/propose-script.ts';
import { accessTo } from './arrive.ts';

const script = proposeScript({ views: [], height: 2000 }, 'https://haus.de/', 'Haus');
const day = new Date('2026-11-22');
const notes = new Map();

test('a site is visited at its address without the login, and what the script hides is hidden', () => {
	const own = { ...script, verstecken: ['#chat'], zeigen: ['#film'] };
	expect(accessTo('https://ich:geheim@haus.de/', own, { day }, notes)).toEqual({
		base: 'https://haus.de/',
		login: { username: 'ich', password: 'geheim' },
		hidden: ['#chat'],
		kept: ['#film'],
		notes,
		day,
	});
	const nothing = { login: undefined, hidden: [], kept: [], day: undefined };
	expect(accessTo('https://haus.de/', undefined, {}, notes)).toMatchObject(nothing);
});
