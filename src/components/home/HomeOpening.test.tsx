import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fixtureViews } from '../../../testing/fixture-picture.ts';
import { beispiele } from '../../content/texte/beispiele.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { HomeOpening } from './HomeOpening.tsx';

const YOURS = beispiele.undIhre.reiter;

beforeEach(() => page.viewport(1280, 800));

const client = (label: string, phoneAxis = 50) => ({
	label,
	href: `/portfolio/${label}`,
	page: {
		kunde: label,
		drawing: fixtureViews,
		finished: fixtureViews,
		wide: { focus: { x: 640, y: 280 }, headerEnd: 0, margin: 0 },
		phone: { focus: { x: 195, y: 280 }, headerEnd: 0, margin: 0 },
		phoneAxis,
	},
});

const opening = (clients = [client('Praxis'), client('Kanzlei')]) => (
	<HomeOpening
		headline={{
			lines: ['Web', 'Design'],
			widthEms: 10,
			phoneWidthEms: 5,
			bearingEms: 0,
			gapEms: 4,
		}}
		clients={clients}
		pitch="Ich baue Websites."
		yourSentence="Schreiben Sie mir."
	/>
);

const shown = () => screen.queryByRole('img')?.getAttribute('alt');
const press = (name: string) =>
	act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
/** Paths of the links in sight. */
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the first client is shown, with a link to his project and one to the form', () => {
	render(opening());
	expect(shown()).toBe(schnitt.bild('Praxis'));
	expect(links()).toEqual(['/portfolio/Praxis', '/kontakt']);
});

test('a tab shows its client once both pictures are there', async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	render(opening());
	const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(promise);
	await press('Kanzlei');
	expect(decode).toHaveBeenCalledTimes(2);
	expect(shown()).toBe(schnitt.bild('Praxis'));
	await act(async () => resolve());
	await expect.poll(shown).toBe(schnitt.bild('Kanzlei'));
	expect(links()).toEqual(['/portfolio/Kanzlei', '/kontakt']);
	decode.mockRestore();
});

test('the later of two tabs pressed in a row is shown', async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	render(opening());
	const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(promise);
	await press('Kanzlei');
	await press(YOURS);
	await expect.poll(shown).toBeUndefined();
	await act(async () => resolve());
	expect(shown()).toBeUndefined();
	decode.mockRestore();
});

test('the visitor’s own site is words and one link, and the button below is not there', async () => {
	render(opening());
	await press(YOURS);
	await expect.poll(links).toEqual(['/kontakt']);
	const link = screen.getByRole('link', { name: rahmen.aufruf.knopf });
	expect(link).toBeVisible();
	for (const letters of screen.getAllByText(beispiele.undIhre.name)) expect(letters).toBeVisible();
	expect(screen.queryByRole('textbox')).toBeNull();
});

test('without clients the visitor’s own site is shown, and there is nothing to choose', () => {
	render(opening([]));
	expect(screen.getByText('Schreiben Sie mir.')).toBeVisible();
	expect(screen.queryByRole('radiogroup')).toBeNull();
	expect(links()).toEqual(['/kontakt']);
});

test('the pictures of other clients are loaded once a pointer comes near the tabs', () => {
	const { container } = render(opening());
	const loading = () => [...container.querySelectorAll('img')].map((image) => image.loading);
	expect(loading()).toEqual(['eager', 'eager', 'lazy', 'lazy']);
	fireEvent.pointerEnter(screen.getByRole('radiogroup'));
	expect(loading()).toEqual(['eager', 'eager', 'eager', 'eager']);
});

test('the largest picture is loaded first: the finished page waits for the script', () => {
	const html = new DOMParser().parseFromString(renderToString(opening()), 'text/html');
	const images = [...html.images].map((image) => [image.loading, image.fetchPriority]);
	expect(images).toEqual([
		['eager', 'high'],
		['lazy', 'low'],
		['lazy', 'low'],
		['lazy', 'low'],
	]);
});

test('a tab pressed before the script arrived is shown once it has', async () => {
	const container = document.body.appendChild(document.createElement('div'));
	container.innerHTML = renderToString(opening());
	await press('Kanzlei');
	expect(shown()).toBe(schnitt.bild('Praxis'));
	render(opening(), { container, hydrate: true });
	await expect.poll(shown).toBe(schnitt.bild('Kanzlei'));
});

test('the line rests in the headline’s gap, on phones on the axis of the picture, for the visitor at 42 %', async () => {
	const line = () => screen.getByRole<HTMLInputElement>('slider').valueAsNumber;
	render(opening([client('Praxis', 50), client('Links', 30)]));
	// 80 px of margin, and 4 of the headline's 10 em, which are 1120 px.
	expect(line()).toBe(41);
	await page.viewport(390, 800);
	await expect.poll(line).toBe(50);
	await press('Links');
	await expect.poll(line).toBe(30);
	await press(YOURS);
	await expect.poll(line).toBe(42);
});
