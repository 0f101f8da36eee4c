import { launch, type Page } from 'puppeteer-core';
import { germanNumber } from '#shared/german-number.ts';
import { chromiumArgs, findChromium } from '../tools/find-chromium.ts';
import { serveCopy } from './serve-copy.ts';

/** As long as a message can be. */
const MESSAGE = 'Wir sind eine Bäckerei. '.repeat(2_500);
const KEYS = 20;
const PHONE = { width: 390, height: 844 };
/** A field of the same size in the same letters, and nothing that listens to it. */
const BARE_FIELD = '<textarea rows="10" style="width: 350px; font: 17px/1.5 Arial"></textarea>';

/** How long the browser works at a letter that is typed at the end of a long message: Kontakt's, and a bare field's. */
export async function measureKeystroke(dist: string): Promise<string> {
	const server = await serveCopy(dist);
	const executablePath = findChromium();
	const browser = await launch({
		args: ['--ignore-certificate-errors', ...chromiumArgs],
		defaultViewport: PHONE,
		...(executablePath && { executablePath }),
	});
	try {
		const page = await browser.newPage();
		await page.setContent(BARE_FIELD);
		const bare = await keystroke(page);
		await page.goto(`${server.url}/kontakt`, { waitUntil: 'networkidle0' });
		const ours = await keystroke(page);
		const row = (name: string, { all, script, layout }: Keystroke) =>
			`| ${[name, ...[all, script, layout].map((ms) => `${germanNumber(ms, 1)} ms`)].join(' | ')} |`;
		return [
			'| Taste bei 60.000 Buchstaben | Arbeit | davon Skript | Umbruch |',
			'| --- | --- | --- | --- |',
			row('leeres Feld', bare),
			row('Kontakt', ours),
		].join('\n');
	} finally {
		await browser.close();
		await server.stop();
	}
}

/** Milliseconds a key, on average. */
type Keystroke = { all: number; script: number; layout: number };

async function keystroke(page: Page): Promise<Keystroke> {
	await page.locator('textarea').fill(MESSAGE);
	await page.focus('textarea');
	await page.keyboard.press('End');
	await nextFrame(page);
	const before = await page.metrics();
	for (let i = 0; i < KEYS; i += 1) {
		await page.keyboard.type('x');
		await nextFrame(page);
	}
	const after = await page.metrics();
	const spent = (name: 'TaskDuration' | 'ScriptDuration' | 'LayoutDuration') =>
		(1000 * ((after[name] ?? 0) - (before[name] ?? 0))) / KEYS;
	return {
		all: spent('TaskDuration'),
		script: spent('ScriptDuration'),
		layout: spent('LayoutDuration'),
	};
}

async function nextFrame(page: Page): Promise<void> {
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
