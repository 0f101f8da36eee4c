import type { Browser, Page } from '@playwright/test';
import { TELEFON } from './abruf.ts';
import { launchPlaywright } from './chromium.ts';
import { type Messung, medianZeile, type Zeile } from './messung.ts';
import { startDienst } from './server.ts';

const BREMSE = 4;
/** The browser reports no interaction shorter than this. */
const AUFLOESUNG_MS = 16;
const RUHE_MS = 600;

type Handlung = {
	was: string;
	pfad: string;
	prepare(page: Page): Promise<void>;
	act(page: Page): Promise<void>;
};

const HANDLUNGEN: Handlung[] = [
	{
		was: 'Menü öffnen und schließen',
		pfad: '/about',
		prepare: async () => {},
		act: async (page) => {
			await page.getByRole('button', { name: 'Menü öffnen' }).tap();
			await page.getByRole('button', { name: 'Menü schließen' }).tap();
		},
	},
	{
		was: 'Pfeil des Karussells',
		pfad: '/',
		prepare: async (page) => {
			await page.locator('[aria-roledescription=Karussell]').scrollIntoViewIfNeeded();
			await page.locator('button:enabled', { hasText: 'Nächstes Projekt' }).waitFor();
		},
		act: (page) => page.getByRole('button', { name: 'Nächstes Projekt' }).tap(),
	},
	{
		was: 'Tippen im Formular',
		pfad: '/kontakt',
		prepare: waitForForm,
		act: async (page) => {
			await page.getByLabel('Nachricht').tap();
			await page.keyboard.type('Guten Tag, ich brauche eine neue Website.', { delay: 30 });
		},
	},
	{
		was: 'Absenden',
		pfad: '/kontakt',
		prepare: async (page) => {
			await waitForForm(page);
			await page.getByLabel('Vorname').fill('Ada');
			await page.getByLabel('Nachname').fill('Beispiel');
			await page.getByLabel('E-Mail').fill('ada@beispiel.example');
			await page.getByLabel('Nachricht').fill(`Anfrage ${performance.now()}`);
			await page.getByRole('checkbox').check();
		},
		act: async (page) => {
			await page.getByRole('button', { name: 'Anfrage senden' }).tap();
			await page.getByRole('alertdialog').waitFor();
		},
	},
];

/** The longest time from a touch or key to the next painted frame, on a phone's slow processor. */
export const messeBedienung: Messung = async ({ dist, laeufe, melde }) => {
	const dienst = await startDienst(dist());
	const browser = await launchPlaywright();
	const zeilen: Zeile[] = [];
	try {
		for (const handlung of HANDLUNGEN) {
			melde(`${handlung.was} …`);
			const einzeln: number[] = [];
			for (let lauf = 0; lauf < laeufe; lauf += 1) {
				einzeln.push(await longest(browser, dienst.url, handlung));
			}
			zeilen.push(
				medianZeile(`Antwort bei ${BREMSE}-fach langsamerem Prozessor: ${handlung.was}`, einzeln, {
					einheit: 'ms',
					ziel: { hoechstens: 100 },
				}),
			);
		}
	} finally {
		await browser.close();
		await dienst.stop();
	}
	return zeilen;
};

async function longest(browser: Browser, url: string, handlung: Handlung): Promise<number> {
	const context = await browser.newContext(TELEFON);
	try {
		const page = await context.newPage();
		await page.goto(url + handlung.pfad, { waitUntil: 'networkidle' });
		await handlung.prepare(page);
		await page.waitForTimeout(RUHE_MS);
		const cdp = await context.newCDPSession(page);
		await cdp.send('Emulation.setCPUThrottlingRate', { rate: BREMSE });
		await page.evaluate(collectInteractions);
		await handlung.act(page);
		await page.waitForTimeout(RUHE_MS);
		const dauern = await page.evaluate(() => (globalThis as Gesammelt).dauern ?? []);
		return Math.max(AUFLOESUNG_MS, ...dauern);
	} finally {
		await context.close();
	}
}

type Gesammelt = { dauern?: number[] };

/** Runs in the page. */
function collectInteractions(): void {
	const dauern: number[] = [];
	(globalThis as Gesammelt).dauern = dauern;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if (Number(Reflect.get(entry, 'interactionId')) > 0) dauern.push(entry.duration);
		}
	}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function waitForForm(page: Page): Promise<void> {
	await page.waitForFunction(() => document.querySelector('astro-island:not([ssr]) form') !== null);
}
