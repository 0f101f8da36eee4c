import { allBytes, rufeAb } from './abruf.ts';
import { secondsToAnswer } from './anlauf.ts';
import { buildSite } from './build-site.ts';
import { launchPlaywright, startChromium } from './chromium.ts';
import { htmlBytes } from './gewichte.ts';
import { audit } from './lighthouse.ts';
import { kilobytes, type Messung, type Zeile } from './messung.ts';
import { copyProject } from './projektkopie.ts';
import { startDienst } from './server.ts';
import { generateProjekte } from './viele-projekte.ts';

const ANZAHL = 600;

/** The same site with a hundred times the projects: what grows, and what must not. */
export const messeWachstum: Messung = async ({ dist, melde }) => {
	const klein = dist();
	const kopie = copyProject();
	try {
		generateProjekte(kopie.root, ANZAHL);
		melde(`baut mit ${ANZAHL} Projekten …`);
		const gross = buildSite(kopie.root);
		return [
			{
				was: `Bau mit ${ANZAHL} Projekten`,
				wert: gross.sekunden,
				einheit: 's',
				ziel: { hoechstens: 90 },
			},
			...(await seitenZeilen(klein, gross.dist)),
			await startZeile(gross.dist),
		];
	} finally {
		kopie.remove();
	}
};

async function startZeile(dist: string): Promise<Zeile> {
	const wert = await secondsToAnswer(() => startDienst(dist));
	return { was: `Start des Dienstes mit ${ANZAHL} Projekten`, wert, einheit: 's' };
}

async function seitenZeilen(klein: string, gross: string): Promise<Zeile[]> {
	const [wenige, viele] = [await startDienst(klein), await startDienst(gross)];
	const browser = await launchPlaywright();
	try {
		const portfolio = await rufeAb(browser, `${viele.url}/portfolio`);
		return [
			growth('Startseite, alles vor dem Scrollen', {
				vorher: allBytes(await rufeAb(browser, wenige.url)),
				nachher: allBytes(await rufeAb(browser, viele.url)),
			}),
			growth('About, HTML', {
				vorher: htmlBytes(klein, 'about'),
				nachher: htmlBytes(gross, 'about'),
			}),
			{
				was: `Portfolio mit ${ANZAHL} Projekten: HTML (brotli)`,
				wert: kilobytes(htmlBytes(gross, 'portfolio')),
				einheit: 'KB',
				ziel: { hoechstens: 60 },
			},
			{
				was: '… Bilder geladen, bevor gescrollt wird',
				wert: portfolio.bilder,
				ziel: { hoechstens: 24 },
			},
			...(await lighthouseZeilen(`${viele.url}/portfolio`)),
		];
	} finally {
		await browser.close();
		await wenige.stop();
		await viele.stop();
	}
}

async function lighthouseZeilen(url: string): Promise<Zeile[]> {
	const chromium = await startChromium();
	try {
		const { cls, tbt, lcp } = await audit(url, chromium.port, ['performance']);
		return [
			{ was: '… CLS', wert: cls, ziel: { hoechstens: 0 } },
			{ was: '… LCP', wert: lcp, einheit: 'ms' },
			{ was: '… TBT', wert: tbt, einheit: 'ms' },
		];
	} finally {
		await chromium.stop();
	}
}

function growth(was: string, { vorher, nachher }: { vorher: number; nachher: number }): Zeile {
	const wert = Math.abs(nachher / vorher - 1) * 100;
	const hinweis = `${kilobytes(vorher).toFixed(1)} → ${kilobytes(nachher).toFixed(1)} KB`;
	return {
		was: `${was}: Änderung bei ${ANZAHL} Projekten`,
		wert,
		einheit: '%',
		ziel: { hoechstens: 10 },
		hinweis,
	};
}
