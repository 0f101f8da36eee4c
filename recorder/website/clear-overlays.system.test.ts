import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { house, html, shadow } from '../testing/strangers.ts';
import { perform } from './perform.ts';

const gate = (button: string, style: string) =>
	`<div id="tor" style="inset:0;background:#fff;${style}"><h2>Willkommen</h2>${button}</div>`;
const closing = 'onclick="this.getRootNode().querySelector(\'#tor\').remove()"';
const fixed = 'position:fixed;left:20%;width:60%;height:260px;background:#fc0;top:';

const { visit, close } = await strangers.serveStrangers({
	'/tor-schatten': house(shadow(gate(`<button ${closing}>Ablehnen</button>`, 'position:fixed'))),
	'/tor-alter': house(
		gate(
			`<button ${closing}>Ja, ich bin 18</button><button>Nein</button>`,
			'position:absolute;min-height:100vh;z-index:99',
		),
		'html{overflow:hidden}',
	),
	'/tor-stumm': house(shadow(gate('', 'position:fixed').replace('id=', 'class='))),
	'/buehne': html(
		`<header style="position:relative;height:100vh"><img width="9"><div id="buehne" style="position:absolute;inset:0;z-index:2"><h1>Haus</h1></div></header>${strangers.sections}`,
	),
	'/decken': html(`<h1>Haus</h1><p>${'Wort '.repeat(120)}</p><div style="height:200vh"></div>
<div id="angebot" class="decke" style="${fixed}100px"><p>Angebot</p><span onclick="angebot.remove()" style="cursor:pointer">Zum Laden</span></div>
<div id="newsletter" class="decke" style="${fixed}100px">Ein Brief im Monat</div>
<div id="fest:1" class="decke" style="${fixed}400px">Sommerfest</div>
<div id="tafel" class="decke" style="${fixed}400px">Tafel</div>
<button style="position:fixed;right:0;bottom:0" onclick="this.textContent='zu'">Auf</button>
<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<dialog id="spaet" class="decke" style="width:800px;height:400px">Schon gehen?</dialog>') || spaet.showModal(), 3000)</script>`),
});
afterAll(close);

describe.concurrent('a page', () => {
	const gated = strangers.shows('#tor, .tor');
	const hidden = /„:host\(muster-app\) > div:nth-child\(1\)“ verdeckte .*ausgeblendet/;
	test.each<[why: string, path: string, look: strangers.Look, seen: boolean, told: RegExp]>([
		['is uncovered by the question’s words', '/tor-schatten', gated, false, /^$/],
		['locked below a gate is uncovered by its words', '/tor-alter', gated, false, /^$/],
		['below a cover without a button loses it', '/tor-stumm', gated, false, hidden],
		['keeps the words over its stage', '/buehne', strangers.shows('#buehne'), true, /^$/],
	])('%s', async (_why, path, look, seen, told) => {
		const visited = await visit(path, look);
		expect(visited.seen).toBe(seen);
		expect(visited.notes.join()).toMatch(told);
	});

	test('loses overlays by their button or Escape, by their name or by the owner; the rest is named', async () => {
		await visit('/decken', async (open, notes) => {
			const seen = await open.page
				.locator('.decke')
				.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id));
			expect(seen).toEqual(['fest:1']);
			expect([...notes.values()]).toEqual([
				expect.stringMatching(/^„#newsletter“ verdeckte \d+ % .*ausgeblendet/),
				expect.stringMatching(/^„#fest\\:1“ verdeckt \d+ % .*"verstecken": \["#fest\\\\:1"\]/),
			]);
			await perform(open, { klick: 'button', dauer: 1 }, 'bild-1');
			expect(await open.page.locator('button').textContent()).toBe('zu');
			await perform(open, { klick: '#weg', dauer: 1 }, 'bild-1');
			expect([...notes.values()].at(-1)).toMatch(/^bild-1: „#weg“ gibt es auf der Seite nicht/);
		});
	});
});
