import type { ByRoleMatcher } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NOT_SENT_TITLE, RECEIVED_TITLE } from '#shared/form.ts';
import { projektPath } from '#shared/projekt-schema.ts';
import { beispiele } from '../../src/content/texte/beispiele.ts';
import { film } from '../../src/content/texte/film.ts';
import { formular } from '../../src/content/texte/formular.ts';
import { galerie } from '../../src/content/texte/galerie.ts';
import { karussell } from '../../src/content/texte/karussell.ts';
import { rahmen } from '../../src/content/texte/rahmen.ts';
import { schnitt } from '../../src/content/texte/schnitt.ts';
import { tabLabel } from '../../src/lib/client-tabs.ts';
import { homeClients, longestNamed, pageKinds, projekte } from '../../testing/pages.ts';
import { type Service, startBuiltService } from '../../testing/start-service.ts';
import type { Engine } from './engine.ts';
import { fillIn, leftInForm, send } from './form-in-engine.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';

const [PHONE, DESKTOP] = [390, 1280];
/** Leaves a slide and the viewer the time that they take to move. */
const SLOWLY = { interval: 700 };

let service: Service;
beforeAll(async () => {
	service = await startBuiltService();
});
afterAll(() => service.stop());

describe.for([
	['Firefox', openFirefox],
	['WebKit', openWebKit],
] as const)('in %s', ([, openEngine]) => {
	let engine: Engine;
	beforeAll(async () => {
		engine = await openEngine();
	});
	afterEach(() => {
		expect(engine.complaints?.splice(0) ?? []).toEqual([]);
	});
	afterAll(() => engine?.[Symbol.asyncDispose]());

	const open = async (path: string, width: number) => {
		await engine.resize(width);
		await engine.open(service.url + path);
	};
	const isShown = (role: ByRoleMatcher, name: string) =>
		engine.run((role, name) => findShown(role, name) !== null, role, name);
	const becomesShown = (role: ByRoleMatcher, name: string) =>
		expect.poll(() => isShown(role, name), { message: `${role} ${name}` }).toBe(true);

	/** Loads the page anew, and waits until the old one is gone. */
	const reload = async () => {
		await engine.run(() => {
			document.body.dataset.old = '';
			location.reload();
		});
		await expect.poll(() => engine.run(() => 'old' in document.body.dataset)).toBe(false);
	};

	test.for(pageKinds)(
		'$name has its headline and pictures, and no sideways scroll',
		async ({ path }) => {
			await open(path, PHONE);
			for (const width of [PHONE, DESKTOP]) {
				await engine.resize(width);
				await becomesShown('heading', '');
				const missing = () =>
					engine.run(() => {
						for (const image of document.images) image.loading = 'eager';
						const shown = [...document.images].filter((image) => image.checkVisibility());
						// Until a wider window's picture is there, the narrower one's is shown.
						return shown
							.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
							.map(({ src }) => src);
					});
				await expect.poll(missing, { message: `${width} px` }).toEqual([]);
				const past = () =>
					engine.run(
						() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
					);
				await expect.poll(past, { message: `${width} px` }).toBeLessThanOrEqual(0);
			}
		},
	);

	describe('home', () => {
		beforeAll(() => open('/', PHONE));

		test.skipIf(projekte.length < 2)('the carousel’s arrows move the slides', async () => {
			const left = () =>
				engine.run(
					(name) => findShown('heading', name)?.getBoundingClientRect().left,
					projekte[1]?.kunde ?? '',
				);
			/** Presses an arrow, and again where the carousel was not alive yet. */
			const leftAfter = async (arrow: string) => {
				await engine.click('button', arrow);
				return left();
			};
			await expect.poll(() => left()).toBeGreaterThan(PHONE / 2);
			await expect.poll(() => leftAfter(karussell.naechstes), SLOWLY).toBeLessThan(PHONE / 2);
			await expect.poll(() => leftAfter(karussell.vorheriges), SLOWLY).toBeGreaterThan(PHONE / 2);
		});

		test.skipIf(homeClients.length === 0)(
			'every tab on home shows its own page, and after a reload the one that is chosen',
			async () => {
				const shown = () =>
					engine.run(() =>
						[...document.images]
							.filter((image) => image.alt.includes('links der Linie') && image.checkVisibility())
							.map(({ alt, naturalWidth }) => (naturalWidth > 0 ? alt : 'not loaded'))
							.slice(0, 1),
					);
				const isYours = () =>
					engine.run((text) => {
						const name = [...document.querySelectorAll('span')].find(
							(span) => span.textContent === text,
						);
						return name?.checkVisibility() ?? false;
					}, beispiele.undIhre.name);
				await engine.resize(DESKTOP);
				for (const client of [...homeClients.slice(1), ...homeClients.slice(0, 1)]) {
					await engine.click('radio', tabLabel(client));
					await expect.poll(shown).toEqual([schnitt.bild(client.kunde)]);
					expect(await isYours()).toBe(false);
				}
				await engine.click('radio', beispiele.undIhre.reiter);
				await expect.poll(isYours).toBe(true);
				// Firefox restores what was chosen.
				await reload();
				await becomesShown('slider', '');
				const agrees = async () => {
					const isChosen = await engine.run(
						(name) => (findShown('radio', name) as HTMLInputElement).checked,
						beispiele.undIhre.reiter,
					);
					return isChosen === (await isYours());
				};
				await expect.poll(agrees).toBe(true);
			},
		);

		test('the section line moves with the keys', async () => {
			await engine.resize(DESKTOP);
			await becomesShown('slider', '');
			const value = () =>
				engine.run(() => {
					const line = findShown('slider');
					line?.focus();
					return (line as HTMLInputElement).valueAsNumber;
				});
			await value();
			await engine.press('Home');
			await expect.poll(value).toBe(0);
			await engine.press('ArrowRight');
			await expect.poll(value).toBeGreaterThan(0);
		});
	});

	describe('the portfolio', () => {
		beforeAll(() => open('/portfolio', DESKTOP));

		test.skipIf(projekte.length === 0)(
			'a card’s picture has a name, under which it travels to its project’s page',
			async () => {
				const { isKnown, id, name } = await engine.run(() => {
					const picture = document.querySelector('[id^=projekt-]');
					return {
						isKnown: CSS.supports('view-transition-name: auto'),
						id: picture?.id,
						name: picture && getComputedStyle(picture).viewTransitionName,
					};
				});
				// A browser without names has no transitions between pages either.
				if (isKnown) expect(['auto', id]).toContain(name);
			},
		);

		test('on a phone the menu opens, closes with Escape, and links to other pages', async () => {
			const [, , about] = rahmen.navigation.ziele;
			await engine.resize(PHONE);
			expect(await isShown('link', about?.text ?? '')).toBe(false);
			await engine.click('button', rahmen.navigation.menue);
			await becomesShown('link', about?.text ?? '');
			await engine.press('Escape');
			await expect.poll(() => isShown('link', about?.text ?? '')).toBe(false);
			await engine.click('button', rahmen.navigation.menue);
			await engine.click('link', about?.text ?? '');
			await expect.poll(() => engine.run(() => location.pathname)).toBe(about?.href);
		});
	});

	test.skipIf(projekte.length === 0)(
		'the viewer opens a picture and closes with Escape; the film can be paused',
		async () => {
			await open(projektPath(longestNamed), DESKTOP);
			await becomesShown('button', film.anhalten);
			await engine.click('button', film.anhalten);
			await becomesShown('button', film.abspielen);
			await engine.click('link', galerie.vergroessern);
			await becomesShown('button', galerie.naechstes);
			// While the picture grows, the viewer does not close.
			const isOpenAfterEscape = async () => {
				await engine.press('Escape');
				return isShown('button', galerie.naechstes);
			};
			await expect.poll(isOpenAfterEscape, SLOWLY).toBe(false);
		},
	);

	test('an inquiry that is not stored stays until it is sent once more, and then the form is empty', async () => {
		await open('/kontakt', DESKTOP);
		await fillIn(engine);

		for (const [what, status] of [
			['a proxy’s page', 502],
			['a lost connection', 0],
		] as const) {
			await send(engine, { status, body: '<h1>Bad Gateway</h1>' });
			await becomesShown('button', formular.absenden);
			expect(await isShown('alertdialog', ''), what).toBe(false);
			expect(await leftInForm(engine), what).toEqual({ form: 'Jörg', draft: 'Jörg', line: 35 });
			if (!engine.complaints) continue;
			const said = [expect.stringMatching(/^Fehler beim Senden/)];
			await expect.poll(() => engine.complaints, { message: what }).toEqual(said);
			engine.complaints.splice(0);
		}

		await send(engine, { status: 503, body: '{"message":"Gerade nicht.","stored":false}' });
		await becomesShown('alertdialog', NOT_SENT_TITLE);
		await engine.press('Escape');
		await expect.poll(() => isShown('alertdialog', '')).toBe(false);
		expect(await leftInForm(engine), 'a refusal').toEqual({
			form: 'Jörg',
			draft: 'Jörg',
			line: 35,
		});

		await send(engine);
		await becomesShown('alertdialog', RECEIVED_TITLE);
		await engine.press('Escape');
		await expect.poll(() => isShown('alertdialog', '')).toBe(false);
		// The box is gone a moment before the form learns of it.
		await expect.poll(() => leftInForm(engine)).toEqual({ form: '', draft: '', line: -1 });
	});
});
