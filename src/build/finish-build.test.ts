import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { finishPages } from './finish-build.ts';

const HEAD = '<!doctype html><meta charset="utf-8">';

/** A folder with these files. */
function builtSite(files: Record<string, string>): string {
	const folder = newFolder();
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), content);
	}
	return folder;
}

test('every page, in a folder too, gets its policy', async () => {
	const site = builtSite({
		'index.html': `${HEAD}<a href="/portfolio/haus">Haus</a>`,
		'portfolio/haus.html': `${HEAD}<a href="https://haus.example/">Start</a>`,
		'robots.txt': 'User-agent: *',
	});
	await finishPages(site, 'https://haus.example');
	for (const name of ['index.html', 'portfolio/haus.html'])
		expect(readFileSync(join(site, name), 'utf8')).toContain('content-security-policy');
	expect(readFileSync(join(site, 'robots.txt'), 'utf8')).toBe('User-agent: *');
});

test('what pages show and the build lacks stops it: each once, with what to do', async () => {
	const body = `${HEAD}<img src="/projekte/haus/bild-1.jpg"><a href="/preise">Preise</a>`;
	const head = '<meta property="og:image" content="https://haus.example/og/neu.jpg">';
	const site = builtSite({ 'index.html': body, 'about.html': body + head });
	const message = await finishPages(site, 'https://haus.example').catch(String);
	expect(message?.split('\n').slice(1).toSorted()).toEqual([
		expect.stringMatching(
			/\/og\/neu\.jpg, das es nicht gibt\. .*rendering\/pictures\/previews\.ts/,
		),
		expect.stringMatching(/\/preise, das es nicht gibt\. Bitte den Verweis berichtigen/),
		expect.stringMatching(/bild-1\.jpg, das es nicht gibt\. Bitte neu erzeugen: .*haus/),
	]);
});

test('a file whose name a Mac wrote is there under the address that links have', async () => {
	const index = `${HEAD}<a href="/B%C3%BCro/Gr%C3%B6%C3%9Fe.pdf">Größe</a> <img src="/_astro/Bu%CC%88ro.jpg">`;
	const files = { 'Bu\u0308ro/Gro\u0308ße.pdf': 'x', '_astro/Bu\u0308ro.jpg': 'y' };
	const site = builtSite({ 'index.html': index, ...files });
	await finishPages(site, 'https://haus.example');
	expect(readFileSync(join(site, 'B\u00fcro/Gr\u00f6ße.pdf'), 'utf8')).toBe('x');
});
