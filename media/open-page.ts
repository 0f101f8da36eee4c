import type { Browser, CDPSession, Page } from '@playwright/test';
import { settle } from './in-page.ts';
import { MediaError } from './media-error.ts';

/** A page under control: stopped clock, closed network, own world for the in-page functions. */
export type OpenPage = {
	page: Page;
	cdp: CDPSession;
	inPage: <A extends unknown[], R>(funktion: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
	/** Makes functions known in that world by their names, for in-page functions that call them. */
	provide: (funktionen: ((...args: never[]) => unknown)[]) => Promise<void>;
	/** Lets the page's own timers run on by so many milliseconds. */
	runFor: (ms: number) => Promise<void>;
	/** Throws when something was missing or the page reached out of its folder. */
	check: () => void;
	close: () => Promise<void>;
};

export type PageWish = {
	basis: string;
	seite: string;
	breite: number;
	hoehe: number;
	schaerfe: number;
	/** `gesperrt`: nothing but the site's own server may be asked. */
	netz: 'gesperrt' | 'offen';
	bewegung: boolean;
};

const uhrzeit = Date.UTC(2025, 8, 15, 8, 0, 0);

/** Opens one page of a site, ready for pictures. */
export async function openPage(browser: Browser, wunsch: PageWish): Promise<OpenPage> {
	const context = await browser.newContext({
		viewport: { width: wunsch.breite, height: wunsch.hoehe },
		deviceScaleFactor: wunsch.schaerfe,
		isMobile: wunsch.breite < 500,
		hasTouch: wunsch.breite < 500,
		locale: 'de-DE',
		timezoneId: 'Europe/Berlin',
		colorScheme: 'light',
		reducedMotion: wunsch.bewegung ? 'no-preference' : 'reduce',
	});
	const page = await context.newPage();
	const adresse = new URL(wunsch.seite, wunsch.basis);
	const maengel = watch(page, wunsch, adresse.origin);
	if (wunsch.netz === 'gesperrt') {
		await page.route(
			(url) => url.origin !== adresse.origin && url.protocol.startsWith('http'),
			(route) => route.abort(),
		);
	}
	await page.clock.install({ time: uhrzeit });
	const antwort = await page
		.goto(adresse.href, { waitUntil: 'load', timeout: 30_000 })
		.catch((e) => {
			throw new MediaError(
				`${adresse.href} ist nicht erreichbar: ${String(e.message).replace(/^page\.goto: | at http.*|\n[\s\S]*/g, '')}. Bitte Adresse und Verbindung prüfen.`,
			);
		});
	if (antwort && antwort.status() >= 400) {
		throw new MediaError(
			wunsch.netz === 'gesperrt'
				? `Die Seite „${wunsch.seite}“ gibt es im Ordner der Website nicht.`
				: `${adresse.href} antwortet mit Status ${antwort.status()}.`,
		);
	}
	await page.clock.pauseAt(uhrzeit + 60_000);
	const cdp = await context.newCDPSession(page);
	const { inPage, provide } = await openWorld(cdp);
	const offen: OpenPage = {
		page,
		cdp,
		inPage,
		provide,
		runFor: (ms) => page.clock.runFor(ms),
		check: () => {
			if (maengel.size === 0) return;
			throw new MediaError(`Seite „${wunsch.seite}“:\n  ${[...maengel].join('\n  ')}`);
		},
		close: () => context.close(),
	};
	await inPage(settle);
	offen.check();
	return offen;
}

function watch(page: Page, wunsch: PageWish, origin: string): Set<string> {
	const maengel = new Set<string>();
	if (wunsch.netz === 'offen') return maengel;
	page.on('request', (anfrage) => {
		const url = new URL(anfrage.url());
		if (url.protocol.startsWith('http') && url.origin !== origin) {
			maengel.add(
				`${url.href} liegt im Netz; Bilder, Schriften und Skripte gehören in den Ordner.`,
			);
		}
	});
	page.on('response', (antwort) => {
		const url = new URL(antwort.url());
		if (antwort.status() >= 400) maengel.add(`${url.pathname} fehlt.`);
	});
	page.on('pageerror', (fehler) => maengel.add(`Fehler im Skript: ${fehler.message}`));
	return maengel;
}

async function openWorld(cdp: CDPSession): Promise<Pick<OpenPage, 'inPage' | 'provide'>> {
	const { frameTree } = await cdp.send('Page.getFrameTree');
	const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
		frameId: frameTree.frame.id,
		worldName: 'aufnahme',
	});
	const call = async (functionDeclaration: string, args: unknown[]) => {
		const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
			functionDeclaration,
			arguments: args.map((value) => ({ value })),
			executionContextId,
			awaitPromise: true,
			returnByValue: true,
		});
		if (exceptionDetails) {
			throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		}
		return result.value;
	};
	return {
		inPage: (funktion, ...args) => call(funktion.toString(), args),
		provide: (funktionen) =>
			call(
				`() => { Object.assign(globalThis, { ${funktionen.map((f) => `${f.name}: ${f}`).join()} }) }`,
				[],
			),
	};
}
