import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { openBrowser } from '../website/open-browser.ts';
import { serveSite } from '../website/serve-site.ts';
import { withPage } from '../website/with-page.ts';
import { explorePage } from './see-views.ts';

const section = (id: string, height: number, inside = '') =>
	`<section id="${id}" style="height:${height}px">${inside}</section>`;
const shop = `<meta charset="utf-8"><style>body { margin: 0 } h1, h2, h3 { margin: 0 }</style>
<header style="height:60px"><a href="index.html">Start</a> <a href="#brote">Brote</a> <a href="team.html">Team</a>
<a href="team.html#ofen">Ofen</a> <a href="impressum.html">Impressum</a> <a href="https://a.example/">Anderswo</a></header>
<h1 style="height:80px">Guten Tag</h1><figure style="margin:0;width:500px;height:300px"><img></figure>
${section('brote', 900, '<h2>Brote der Woche</h2><article style="height:700px"></article>')}
${section('band', 100)}${section('laden', 800, '<h3>Unser  Laden</h3>')}<section hidden>Weg</section>${section('ofen', 800)}${section('ende', 300)}
<footer style="height:700px">${section('fuss', 650)}</footer>`;

const pages = {
	index: shop,
	plain: `<p style="height:3000px">Nur Text</p>`,
	locked: '<h1>Bitte anmelden</h1><input type="password">',
	empty: '<script>document.title = "Bald"</script>',
};

test('a page gives its heading, sections, blocks and inner pages, and shows if it has none or is locked', async () => {
	const folder = newFolder();
	for (const [name, html] of Object.entries(pages))
		writeFileSync(path.join(folder, `${name}.html`), `<!doctype html>${html}`);
	await using server = await serveSite(folder, folder);
	await using browser = await openBrowser();
	const access = { base: server.url, hidden: [], kept: [], notes: new Map<string, string>() };
	const explore = (name: keyof typeof pages) =>
		withPage(browser, access, `${name}.html`, {}, explorePage);
	const all = [explore('index'), explore('plain'), explore('locked'), explore('empty')] as const;
	const [index, plain, locked, empty] = await Promise.all(all);

	expect(index).toEqual({
		heading: 'Guten Tag',
		height: 4040,
		obstacle: undefined,
		doubt: '',
		pages: [`${server.url}team.html`],
		sections: [
			{ y: 440, height: 900 },
			{ y: 1440, height: 800 },
			{ y: 2240, height: 800 },
		],
	});
	expect(plain.sections.map(({ y }) => y)).toEqual([680, 1360, 2040]);
	expect([locked.obstacle, empty.obstacle]).toEqual(['login', 'empty']);
});
