import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { VIEWPORTS } from '../../shared/viewports.ts';
import { visitIn } from '../views/visit.ts';
import { openBrowser } from '../website/open-browser.ts';
import { openPageWorld } from '../website/page-world.ts';
import { type OpenPage, type Viewport, withPage } from '../website/with-page.ts';

/* Pages as public reports describe them, served to one browser. */

const section = (n: number) =>
	`<section style="height:700px;background:hsl(${n * 70} 60% 60%)"><h2>Teil ${n}</h2><p>Text ${n}</p></section>`;
export const sections = [1, 2, 3, 4].map(section).join('');
export const html = (body: string, head = '') =>
	`<!doctype html><html lang="de"><meta charset="utf-8"><title>Haus</title>${head}<body style="margin:0">${body}`;
export const house = (more = '', style = '') =>
	html(`<h1>Haus</h1>${sections}${more}`, `<style>${style}</style>`);
/** A page that is all in a shadow root, `root`. */
export const shadow = (inside: string) =>
	`<muster-app></muster-app><script>const root = document.querySelector('muster-app').attachShadow({mode:'open'}); root.innerHTML = ${JSON.stringify(inside)}</script>`;

/** The first one of a film. */
export const frame = {
	...{ scrollY: 0, pointer: { x: 0, y: 0 }, isSeen: false, isPhone: false },
	...{ pressed: false, time: 0 },
};
export const phone = { width: 390, height: 844, isPhone: true };
export type Look = (open: OpenPage, notes: Map<string, string>) => Promise<unknown>;
export const title: Look = ({ page }) =>
	page.evaluate(() => document.querySelector('h1')?.textContent);
export const shows =
	(selector: string): Look =>
	({ page }) =>
		page.locator(selector).isVisible();

/** HTML, or what a server does. */
export type Answer = string | RequestListener;
export const says =
	(status: number, head = {}, body: string | Buffer = ''): RequestListener =>
	(_request, reply) =>
		reply.writeHead(status, head).end(body);

/** Serves `answers` by their paths. */
export async function serve(answers: Record<string, Answer>) {
	const server = createServer((request, reply) => {
		const answer = answers[request.url ?? ''];
		if (typeof answer === 'function') answer(request, reply);
		else reply.writeHead(answer ? 200 : 404, { 'content-type': 'text/html' }).end(answer);
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	return { base, close };
}

let browserOfWorker: Promise<Browser> | undefined;
let tabOfWorker: ReturnType<typeof openTab> | undefined;

/** One for all test files of a worker of Vitest, with which it ends. */
export function sharedBrowser(): Promise<Browser> {
	browserOfWorker ??= openBrowser();
	return browserOfWorker;
}

async function openTab() {
	const page = await (await sharedBrowser()).newPage({ viewport: VIEWPORTS.desktop });
	return { page, cdp: await page.context().newCDPSession(page) };
}

/**
 * Serves `answers` to the shared browser. `visit` goes through a whole visit and gives what `look` sees on the page, and
 * what the owner is told. `glance` only opens the page, for single functions of in-page/, in a tab that all glances share:
 * it stays open until the next one.
 */
export async function serveStrangers(answers: Record<string, Answer>) {
	const { base, close } = await serve(answers);
	const browser = await sharedBrowser();
	const visit = async (path: string, look: Look, viewport: Viewport = {}, day?: Date) => {
		const notes = new Map<string, string>();
		const access = {
			base,
			hidden: ['#tafel'],
			kept: ['#bleibt'],
			notes,
			day,
			waits: { retry: 500, late: 1500 },
		};
		const seen = await withPage(browser, access, path, viewport, (open) => look(open, notes));
		return { seen, notes: [...notes.values()] };
	};
	const glance = async (path: string) => {
		tabOfWorker ??= openTab();
		const { page, cdp } = await tabOfWorker;
		await page.goto(`${base}${path}`);
		return { page, ...(await openPageWorld(cdp)) };
	};
	const proposeFor = (path: string) =>
		visitIn(browser, `${base}${path}`, undefined, { client: 'Haus' });
	return { base, browser, visit, glance, proposeFor, close };
}
