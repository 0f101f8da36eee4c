import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { finishPage } from './finish-page.ts';
import { parsePage } from './parse-page.ts';

const finish = (html: string) => finishPage(parsePage(html), 'dist', new Date(0));

test('all styles of a page, those of islands too, are in one element of its head, each once', async () => {
	const island = '<style>astro-island{display:contents}</style>';
	const html = await finish(
		`<head><meta charset="utf-8"><style>@layer x;</style><style>a{}</style></head><body><p></p>${island}<i></i>${island}</body>`,
	);
	expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(
		'<head><meta charset="utf-8"><style>@layer x;a{}astro-island{display:contents}</style></head><body><p></p><i></i></body>',
	);
});

test('the policy follows directly after the charset; without one the build stops', async () => {
	expect(await finish('<head><meta charset="utf-8"><title>x</title></head>')).toMatch(
		/<meta charset="utf-8"><meta http-equiv="content-security-policy" [^>]*><title>/,
	);
	await expect(finish('<head></head>')).rejects.toThrow('charset');
});

test('the runtime of islands is in one file and loads after the first picture', async () => {
	const dist = newFolder();
	mkdirSync(join(dist, '_astro'));
	const island = '<script>"astro:idle"</script><script>"astro:hydrate"</script><b></b>';
	const html = await finishPage(
		parsePage(`<head><meta charset="utf-8"></head><body>${island}<script>1</script></body>`),
		dist,
		new Date(0),
	);
	const [, path = ''] =
		/<body><noscript data-deferred><script src="([^"]+)"><\/script><\/noscript><b><\/b><script>1</.exec(
			html,
		) ?? [];
	expect(readFileSync(join(dist, path), 'utf8')).toBe('"astro:idle"\n"astro:hydrate"');
});
