import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { saidOfProjekt, sourceOf } from './source-of.ts';

test('a folder is found below the owner’s own', () => {
	expect(sourceOf({ originale: '~/Bilder' })).toEqual({ pictures: `${homedir()}/Bilder` });
	expect(sourceOf({ originale: '/mnt/~/Bilder' })).toEqual({ pictures: '/mnt/~/Bilder' });
});

test('a website needs no https://, and is refused with finished pictures', () => {
	expect(sourceOf({ url: 'a.example' })).toEqual({ url: 'https://a.example' });
	const local = 'http://localhost:4321';
	expect(sourceOf({ url: local })).toEqual({ url: local });
	expect(() => sourceOf({ url: 'a.example', originale: 'x' })).toThrow(/nicht beides/);
});

test('an address to record is the public one, too, unless visitors cannot open it', () => {
	const url = 'https://www.kunde.de';
	for (const typed of ['www.kunde.de', 'HTTPS://www.kunde.de'])
		expect(saidOfProjekt({}, [typed])).toEqual({ source: { url }, website: url });
	for (const other of ['https://ada:geheim@probe.de', 'http://localhost:4321'])
		expect(saidOfProjekt({ url: other }, [])).toEqual({
			source: { url: other },
			recorded: other,
		});
	expect(saidOfProjekt({}, [])).toEqual({});
});

test('an address that would be left out is refused', () => {
	const sentence = 'Nur eine Adresse kann aufgenommen werden, nicht a.de, b.de.';
	expect(() => saidOfProjekt({}, ['a.de', 'b.de'])).toThrow(sentence);
	expect(() => saidOfProjekt({ url: 'b.de' }, ['a.de'])).toThrow(sentence);
	expect(() => saidOfProjekt({ originale: '/tmp' }, ['a.de'])).toThrow('Entweder --url oder');
});
