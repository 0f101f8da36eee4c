import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { beispiele } from '../../content/texte/beispiele.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { readDraft, writeDraft } from '../kontakt/draft.ts';
import { HomeOpening } from './HomeOpening.tsx';

beforeEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
});

// A link would leave the page of the tests.
addEventListener('click', (event) => {
	if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

const { src, width, height } = fixturePicture;
const view = {
	plan: { light: '', dark: '', src, width, height },
	picture: fixturePicture,
	focus: { x: 195, y: 280 },
	headerEnd: 0,
};
const client = (label: string) => ({
	label,
	href: `/portfolio/${label}`,
	page: { kunde: label, wide: view, phone: view },
});

const opening = (labels = ['Praxis', 'Kanzlei'], hasForm = true) => (
	<HomeOpening
		headline={{ lines: ['Web', 'Design'], widthEms: 10, phoneWidthEms: 5, bearingEms: 0 }}
		restPercent={48}
		phoneRestPercent={46}
		clients={labels.map(client)}
		pitch="Ich baue Websites."
		second={{ href: '/portfolio', text: 'Meine Projekte' }}
		hasForm={hasForm}
	/>
);

function renderOpening(labels?: string[], hasForm?: boolean) {
	render(opening(labels, hasForm));
	return {
		line: screen.getByRole<HTMLInputElement>('slider', { name: schnitt.linie }),
		choose: (name: string) => fireEvent.click(screen.getByRole('radio', { name })),
		type: (name: string) =>
			fireEvent.input(screen.getByRole('textbox'), { target: { value: name } }),
	};
}

test('the visitor’s own site moves the line, and a client’s moves it back', () => {
	const { line, choose } = renderOpening();
	expect(line.value).toBe('48');
	choose(beispiele.undIhre.reiter);
	expect(line.value).toBe('66');
	choose('Kanzlei');
	expect(line.value).toBe('48');
});

test('the keys begin where the line is seen, not where the headline has its gap', async () => {
	await page.viewport(2560, 800);
	const { line } = renderOpening();
	act(() => line.focus());
	// 48 % of the headline, which has 560 px of margin at both sides.
	expect(line.value).toBe('49');
});

test('from client to client the line stays where the visitor has moved it', () => {
	const { line, choose } = renderOpening();
	fireEvent.change(line, { target: { value: '30' } });
	choose('Kanzlei');
	expect(line.value).toBe('30');
});

test('without clients the visitor’s own site is shown', () => {
	const { line } = renderOpening([]);
	expect(screen.getByRole('textbox')).toBeVisible();
	expect(line.value).toBe('66');
});

test('a mouse that chooses it can type at once; a key stays at the tabs', async () => {
	const { choose } = renderOpening();
	choose(beispiele.undIhre.reiter);
	expect(screen.getByRole('textbox')).not.toHaveFocus();
	choose('Praxis');
	await userEvent.click(screen.getByRole('radio', { name: beispiele.undIhre.reiter }));
	expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a long name typed before the script arrived is drawn as small as one typed later', () => {
	const container = document.body.appendChild(document.createElement('div'));
	container.innerHTML = renderToString(opening([]));
	const field = screen.getByRole<HTMLTextAreaElement>('textbox');
	const sizeOf = () => Number.parseFloat(getComputedStyle(field).fontSize);
	const before = sizeOf();
	field.value = 'Gemeinschaftspraxis für Osteopathie am Westpark';
	render(opening([]), { container, hydrate: true });
	expect(sizeOf()).toBeLessThan(before);
});

test('the message begins with the name, once the button is pressed', () => {
	const { choose, type } = renderOpening();
	choose(beispiele.undIhre.reiter);
	type('  Bäckerei\n Kolb ');
	expect(localStorage).toHaveLength(0);
	fireEvent.click(screen.getAllByRole('link', { name: rahmen.aufruf.knopf })[0] as HTMLElement);
	expect(readDraft().message).toBe('Es geht um die Website von Bäckerei Kolb.');
});

test('without the form nothing of it is stored', () => {
	const { choose, type } = renderOpening(undefined, false);
	choose(beispiele.undIhre.reiter);
	type('Kolb');
	fireEvent.click(screen.getAllByRole('link', { name: rahmen.aufruf.knopf })[0] as HTMLElement);
	expect(localStorage).toHaveLength(0);
});

test('Enter presses the button', () => {
	const { choose, type } = renderOpening();
	choose(beispiele.undIhre.reiter);
	type('Kolb');
	fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
	expect(readDraft().message).toBe('Es geht um die Website von Kolb.');
});

test('a message that was begun before stays', () => {
	writeDraft({ ...readDraft(), message: 'Guten Tag' });
	const { choose, type } = renderOpening();
	choose(beispiele.undIhre.reiter);
	type('Kolb');
	fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
	expect(readDraft().message).toBe('Guten Tag');
});
