import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import * as strangers from '../testing/strangers.ts';
import { house, html, says } from '../testing/strangers.ts';
import { openBrowser, requireChromium } from './open-browser.ts';
import { withPage } from './with-page.ts';

const asked: string[] = [];
const answer: strangers.Answer = (request, reply) => {
	asked.push(request.url ?? '');
	says(200, { 'content-type': 'text/html' }, house().replaceAll('Haus', 'Router'))(request, reply);
};
const router = await strangers.serve({ '/': answer, '/bild.png': answer });
const around = (address: string) =>
	html(
		`<h1>Haus</h1><img src="${router.base}/bild.png"><iframe src="${address}" style="position:fixed;inset:20% 0 0;width:100%;height:80%"></iframe>`,
	);
const site = await strangers.serveStrangers({
	'/': around(`${router.base}/`),
	'/stelle': around(`${router.base}/#oben`),
	'/umweg': around('/weiter'),
	'/weiter': says(302, { location: `${router.base}/` }),
});
const web = await openAsOfTheWeb(new URL(site.base).host);
afterAll(async () => {
	router.close();
	site.close();
	await web.close();
});

/**
 * A Chromium that takes a site of this machine for one of the web. Without RenderDocument, since Chromium 156 ends
 * two in a hundred pages that hold a frame it refuses ("bad IPC message, reason 262").
 */
async function openAsOfTheWeb(host: string) {
	const file = path.join(newFolder(), 'chromium');
	// Of two lists of features, Chromium would read only the last.
	const script = `#!/bin/sh
for arg do
	shift
	case $arg in --disable-features=*) arg="$arg,RenderDocument" ;; esac
	set -- "$@" "$arg"
done
exec "${requireChromium()}" --ip-address-space-overrides=${host}=public "$@"
`;
	await writeFile(file, script, { mode: 0o755 });
	vi.stubEnv('CHROMIUM_PATH', file);
	const browser = await openBrowser();
	vi.unstubAllEnvs();
	return browser;
}

test.each(['/stelle', '/umweg'])(
	'a page of the web (%s) reaches nothing in the network of this machine, and is not followed there',
	async (path) => {
		const notes = new Map<string, string>();
		const title = await withPage(
			web,
			{ base: site.base, hidden: [], kept: [], notes },
			path,
			{},
			(open) => strangers.title(open, notes),
		);
		expect(title).toBe('Haus');
		expect(asked).toEqual([]);
		expect([...notes.values()].join()).toMatch(/Eingebettete Seite .* kam nicht an/);
	},
);

test('a page of this machine reaches it', async () => {
	expect((await site.visit('/', strangers.title)).seen).toBe('Router');
});
