import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { toolMark } from '../lib/tool-marks.ts';
import { licencesTxt } from './licences.ts';

test('every delivered package is listed with version and licence text', async () => {
	const text = await licencesTxt(
		'node_modules',
		['Git', 'HTML5', 'JavaScript'].flatMap((name) => toolMark(name) ?? []),
	);
	for (const name of ['astro', 'lucide', 'simple-icons', '@fontsource/ibm-plex-mono'])
		expect(text).toMatch(new RegExp(`\n${name} \\d+\\.\\d+\\.\\d+ \\([A-Z]`));
	expect(text.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(2);
	for (const mark of [
		/- Git: Git-Logo von Jason Long, Lizenz .*by\/3\.0\/\), eingefärbt, Quelle https/,
		/- HTML5: HTML5-Logo vom World Wide Web Consortium .*by\/3\.0\/\), eingefärbt, Quelle https/,
		/- JavaScript: Copyright \(c\) 2011 Christopher Williams, Lizenz MIT/,
	]) {
		expect(text).toMatch(mark);
	}
	expect(text).toContain('Reserved Font Name "Plex"');
	expect(text).toMatch(/Permission is hereby granted, free of charge[\s\S]*\nastro /);
});

test('a subset of a typeface with a reserved name has another name', async () => {
	const subset = await readFile('src/rendering/fonts/bau-plan-mono.woff2');
	const sfnt = Buffer.from(await subsetFont(subset, 'a', { targetFormat: 'sfnt' }));
	// Names are in UTF-16, the high byte first.
	const names = sfnt.toString('latin1').replaceAll('\0', '');
	expect(names).toContain('Bau Plan Mono');
	expect(names).not.toContain('Plex');
});
