import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { galerie } from '../../content/texte/galerie.ts';
import { Gallery } from './Gallery.tsx';

const viewer = vi.hoisted(() => ({
	element: document.body.appendChild(document.createElement('div')),
	currIndex: 1,
	on: vi.fn(),
	off: vi.fn(),
	next: vi.fn(),
	prev: vi.fn(),
	close: vi.fn(),
}));
const openViewer = vi.hoisted(() => vi.fn(() => viewer));
vi.mock('./open-viewer.ts', () => ({ openViewer }));

afterEach(() => vi.clearAllMocks());

function renderGallery(): void {
	const figures = [1, 2].map((n) => (
		<figcaption key={n}>
			<a href={`#bild-${n}`}>{galerie.abbildung(n)}</a>
		</figcaption>
	));
	render(<Gallery>{figures}</Gallery>);
}
const link = (n: number) => screen.getByRole('link', { name: galerie.abbildung(n) });
const button = (name: string) => screen.getByRole('button', { name });

test('a press on a caption opens the viewer at its picture, with its caption and place', async () => {
	renderGallery();
	fireEvent.click(link(2));
	expect(await screen.findByText(galerie.bildVon(2, 2))).toBeTruthy();
	expect(openViewer).toHaveBeenCalledWith(expect.anything(), 1);
	expect(screen.getAllByText(galerie.abbildung(2))).toHaveLength(2);
	expect(button(galerie.naechstes).getAttribute('aria-disabled')).toBe('true');
	fireEvent.click(button(galerie.vorheriges));
	expect(viewer.prev).toHaveBeenCalledOnce();
	fireEvent.click(button(galerie.schliessen));
	expect(viewer.close).toHaveBeenCalledOnce();
});

test('with a key held the browser opens the picture’s file elsewhere', () => {
	renderGallery();
	expect(fireEvent.click(link(1), { ctrlKey: true }), 'not prevented').toBe(true);
	expect(openViewer).not.toHaveBeenCalled();
});
