import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestNamed, pages, projektPath } from '../../testing/pages.ts';
import { type Service, startBuiltService } from '../../testing/start-service.ts';
import { type Engine, KEY } from './engine.ts';
import { startFirefox } from './start-firefox.ts';
import { startWebKit } from './start-webkit.ts';

/** Below the width from which the menu stands open, and above it. */
const [PHONE, DESKTOP] = [500, 1280];

describe.for([
	// Firefox sends the umlaut as it is typed; WebKit takes none.
	['Firefox', startFirefox, 'max@müller.de'],
	['WebKit', startWebKit, 'max@beispiel.example'],
] as const)('in %s', ([, start, email]) => {
	let engine: Engine;
	let service: Service;
	beforeAll(async () => {
		service = await startBuiltService();
		engine = await start();
	});
	afterAll(() => engine[Symbol.asyncDispose]());

	/** Opens a page and waits until its first view has come, and then its scripts. */
	const openSettled = async (path: string) => {
		await engine.open(service.url + path);
		await expect.poll(() => isShown('html[data-fonts]')).toBe(true);
		const missing = () =>
			engine.run(() =>
				[...document.scripts]
					.map(({ src }) => src)
					.filter((src) => src && !performance.getEntriesByName(src)[0]),
			);
		await expect.poll(missing).toEqual([]);
	};
	/** The text of the first visible match; null when there is none. */
	const textOf = (selector: string) =>
		engine.run((wanted) => {
			const all = [...document.querySelectorAll(wanted)];
			return all.find((e) => e.checkVisibility())?.textContent ?? null;
		}, selector);
	const isShown = async (selector: string) => (await textOf(selector)) !== null;
	const path = () => engine.run(() => location.pathname + location.hash);

	test('every page has its headline and its pictures, and does not scroll sideways', async () => {
		for (const width of [PHONE, DESKTOP]) {
			await engine.resize(width);
			for (const page of pages) {
				await engine.open(service.url + page.path);
				expect(await textOf('h1'), page.path).toMatch(/\S/);
				const missing = () =>
					engine.run(async () => {
						for (const image of document.images) image.loading = 'eager';
						const shown = [...document.images].filter((image) => image.checkVisibility());
						return shown.filter((i) => !i.complete || i.naturalWidth === 0).map((i) => i.src);
					});
				await expect.poll(missing, { message: `${page.path}, ${width} px` }).toEqual([]);
				const past = () =>
					engine.run(
						() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
					);
				await expect.poll(past, { message: `${page.path}, ${width} px` }).toBeLessThanOrEqual(0);
			}
		}
	});

	test('the menu opens, closes with Escape, and links to other pages', async () => {
		await engine.resize(PHONE);
		await openSettled('/portfolio');
		expect(await isShown('nav#navigation')).toBe(false);
		await engine.click('[popovertarget]');
		await expect.poll(() => isShown('nav#navigation')).toBe(true);
		await engine.type(KEY.escape);
		await expect.poll(() => isShown('nav#navigation')).toBe(false);
		await engine.click('[popovertarget]');
		await engine.click('#navigation a[href="/about"]');
		await expect.poll(path).toBe('/about');
	});

	test('home says when its weight leaves out pictures', async () => {
		await engine.resize(DESKTOP);
		const label = () => textOf('[data-with-pictures]');
		for (const visit of ['first', 'second']) {
			await openSettled('/');
			const isHonest = () =>
				engine.run(() => {
					const counted = [...document.images].filter((image) => image.naturalWidth > 0);
					const bytes = ({ currentSrc }: HTMLImageElement) => {
						const [entry] = performance.getEntriesByName(currentSrc);
						return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0;
					};
					const { withPictures, withoutPictures } =
						document.querySelector<HTMLElement>('[data-with-pictures]')?.dataset ?? {};
					const said = document.querySelector('[data-with-pictures]')?.textContent;
					return said === (counted.every(bytes) ? withPictures : withoutPictures);
				});
			await expect.poll(isHonest, { message: `${visit} visit, ${await label()}` }).toBe(true);
		}
	});

	test('the carousel shows the next project', async () => {
		await engine.resize(PHONE);
		await openSettled('/');
		const said = () => textOf('[data-carousel] [aria-live]');
		await expect.poll(said).toMatch(/^Projekt 1 /);
		await engine.click('[data-step="1"]');
		await expect.poll(said).toMatch(/^Projekt 2 /);
		await engine.type(KEY.right);
		await expect.poll(said).toMatch(/^Projekt 3 /);
	});

	test('the section line follows keys and mouse', async () => {
		await engine.resize(DESKTOP);
		await openSettled('/');
		const handle = '[data-line] [type=range]';
		await expect.poll(() => isShown('[data-line=waits]')).toBe(false);
		await engine.run((e) => document.querySelector<HTMLElement>(e)?.focus(), handle);
		// From now on it does not move by itself.
		await engine.type(KEY.home + KEY.right);
		const said = () => engine.run((e) => document.querySelector(e)?.ariaValueText, handle);
		await expect.poll(said).toBe('1 % Plan');
		await engine.drag(handle, 200);
		await expect.poll(said).toMatch(/^[234]\d % Plan$/);
	});

	test('the viewer opens, turns with the keys and closes', async () => {
		await engine.resize(DESKTOP);
		await openSettled(projektPath(longestNamed));
		await expect.poll(() => isShown('#viewer[data-ready], #ansicht-1')).toBe(true);
		await engine.click('#ansicht-2');
		await expect.poll(path).toBe(`${projektPath(longestNamed)}#bild-2`);
		const seen = () =>
			engine.run(
				() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[id]')?.id,
			);
		await expect.poll(seen).toBe('bild-2');
		await engine.type(KEY.right);
		await expect.poll(seen).toBe('bild-3');
		await engine.type(KEY.escape);
		await expect.poll(() => isShown('#viewer')).toBe(false);
		await expect.poll(path).toBe(projektPath(longestNamed));
	});

	test('the film plays by itself, and a press pauses it', async () => {
		await engine.resize(DESKTOP);
		await openSettled(projektPath(longestNamed));
		const isPlaying = () =>
			engine.run(() => {
				const film = document.querySelector('video');
				return film !== null && !film.paused && film.currentTime > 0;
			});
		await expect.poll(isPlaying).toBe(true);
		await engine.click('button[data-state=playing]');
		await expect.poll(isPlaying).toBe(false);
	});

	test('an inquiry is accepted', async () => {
		await engine.resize(DESKTOP);
		await openSettled('/kontakt');
		await expect.poll(() => isShown('astro-island[ssr]')).toBe(false);
		await fillIn(engine, email);
		await engine.click('button[type=submit]');
		await expect.poll(() => textOf('dialog[open]')).toMatch('Vielen Dank für Ihre Anfrage!');
		expect(await engine.run(typedInto, '#email')).toBe('');
	});

	test('an inquiry is accepted without scripts', async () => {
		await using plain = await start({ scripts: false });
		await plain.resize(DESKTOP);
		await plain.open(`${service.url}/kontakt`);
		expect(await plain.run(() => matchMedia('(scripting: none)').matches)).toBe(true);
		await fillIn(plain, email);
		await plain.click('button[type=submit]');
		const text = () => plain.run(() => document.querySelector('main')?.textContent);
		await expect.poll(text).toMatch('Vielen Dank für Ihre Anfrage!');
	});
});

async function fillIn(engine: Engine, email: string) {
	const values = { vorname: 'Jörg', nachname: 'Öztürk', email };
	for (const [name, value] of Object.entries(values)) {
		await engine.click(`#${name}`);
		await engine.type(value);
		await expect.poll(() => engine.run(typedInto, `#${name}`)).toBe(value);
	}
	await engine.click('#checkbox');
}

/** In the page: what is typed into the first match. */
function typedInto(selector: string) {
	return document.querySelector<HTMLInputElement>(selector)?.value;
}
