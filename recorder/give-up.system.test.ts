import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { scriptSchema } from './index.ts';
import { house, serve } from './testing/strangers.ts';
import { openBrowser } from './website/open-browser.ts';
import { withPage } from './website/with-page.ts';

/** Ends as little as a loop, and leaves the processor to others. */
const wait = "const ask = new XMLHttpRequest(); ask.open('GET', '/nie', false); ask.send()";

const { base, close } = await serve({
	'/nie': () => undefined,
	'/sofort': house(`<script>${wait}</script>`),
	'/spaeter': house(`<script>onload = () => setTimeout(() => { ${wait} }, 100)</script>`),
	'/unten': house(`<script>onscroll = () => { ${wait} }</script>`),
	'/klick': house(`<button onclick="${wait}">Mehr</button>`),
});
afterAll(close);

/**
 * Runs the command, whose browser keeps its profile in a folder of its own; gives what it says, and the
 * processes it left behind.
 */
async function recordAlone(page: string, ...options: string[]) {
	const TMPDIR = newFolder();
	const cli = path.join(import.meta.dirname, 'cli.ts');
	const args = [cli, `${base}${page}`, '--out', path.join(newFolder(), 'out'), ...options];
	const env = { ...process.env, TMPDIR };
	const said = await new Promise<string>((tell) => {
		execFile(process.execPath, args, { env }, (_fault, _out, complaint) => tell(complaint));
	});
	return { said, left: processesNaming(TMPDIR) };
}

function processesNaming(folder: string): string[] {
	const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
	return ids.filter((id) => {
		try {
			return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder);
		} catch {
			return false;
		}
	});
}

const profile = newFolder();
vi.stubEnv('TMPDIR', profile);
const browser = await openBrowser();
vi.unstubAllEnvs();

describe.concurrent('what never ends', () => {
	const silent = /antwortet nicht, oder eines ihrer Skripte kommt nie zum Ende/;

	test('is given up in words, and no browser stays', async () => {
		const { said, left } = await recordAlone('/sofort');
		expect(said).toMatch(silent);
		expect(left).toEqual([]);
	});

	test('only once it has loaded, or is scrolled, is given up in the same words, and no browser stays', async () => {
		const access = { base, hidden: [], kept: [], notes: new Map<string, string>() };
		const visit = (page: string) => withPage(browser, access, page, {}, async () => undefined);
		const visits = ['/spaeter', '/unten'].map((page) =>
			expect(visit(page)).rejects.toThrow(silent),
		);
		await Promise.all(visits);
		expect(processesNaming(profile)).not.toEqual([]);
		await browser.close();
		expect(processesNaming(profile)).toEqual([]);
	});

	test('a recording that takes longer than it may is given up in words, and no browser stays', async () => {
		const seite = `${base}/klick`;
		const script = scriptSchema.parse({
			bilder: ['desktop', 'desktop', 'telefon', 'desktop'].map((geraet, i) => ({
				name: `bild-${i + 1}`,
				seite,
				geraet,
				alt: 'Startseite von Haus',
				aktionen: [{ klick: 'button' }],
			})),
			film: { seite, schritte: [{ klick: 'button' }] },
		});
		const file = path.join(newFolder(), 'drehbuch.json');
		await writeFile(file, JSON.stringify(script));
		const { said, left } = await recordAlone('/klick', '--minutes', '0.1', '--script', file);
		expect(said).toMatch(/war nach 0\.1 Minuten nicht aufgenommen und wurde aufgegeben/);
		expect(left).toEqual([]);
	});
});
