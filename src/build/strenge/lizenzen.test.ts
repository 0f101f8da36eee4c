import { expect, test } from 'vitest';
import { AUSGELIEFERT, lizenzenTxt } from './lizenzen.ts';

test('every package stands there with version and the text of its licence', async () => {
	const text = await lizenzenTxt('node_modules');
	for (const name of Object.keys(AUSGELIEFERT)) {
		expect(text).toMatch(new RegExp(`\n${name} \\d+\\.\\d+\\.\\d+ \\([A-Z]`));
	}
	expect(text.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(2);
	expect(text).toContain('Permission is hereby granted, free of charge');
});

test('a package without a licence text is an error that names it', async () => {
	await expect(lizenzenTxt('src')).rejects.toThrow();
});
