import { portfolio } from '../content/texte/portfolio.ts';
import { CLICK_PX } from '../lib/click-px.ts';

/*
 * Moves the section line of the portfolio's street: by its range input, by a drag over the houses, and
 * past the house that has the focus. The input's value is the number of houses left of the line. Where
 * the street scrolls instead, two buttons go from house to house. Street.tsx says where the line rests.
 */

const street = document.querySelector<HTMLElement>('[data-street]');
const list = street?.querySelector('ol');
const handle = street?.querySelector('input');
const output = street?.querySelector('output');
const scroller = list?.parentElement?.parentElement;
if (street && list && handle) moveLine(street, list, handle);
if (list && output && scroller) connectPager(list, output, scroller);

function moveLine(street: HTMLElement, list: HTMLElement, handle: HTMLInputElement): void {
	const houses = [...list.children];
	const count = houses.length;
	let chosen = Number(handle.defaultValue);
	const show = (housesDrawn: number) => {
		street.style.setProperty('--line-at', `${(100 * housesDrawn) / count}%`);
	};
	const move = (housesDrawn: number) => {
		chosen = Math.min(count, Math.max(0, housesDrawn));
		handle.valueAsNumber = chosen;
		const text = portfolio.gezeichnet(Math.round(2 * chosen) / 2, count);
		if (handle.ariaValueText !== text) handle.ariaValueText = text;
		show(chosen);
	};

	handle.addEventListener('input', () => move(handle.valueAsNumber));
	// The visitor may have moved it before this script arrived.
	if (handle.value !== handle.defaultValue) move(handle.valueAsNumber);
	list.addEventListener('focusin', ({ target }) => {
		if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
		show(1 + houses.findIndex((house) => house.contains(target)));
	});
	list.addEventListener('focusout', () => show(chosen));

	let start: PointerEvent | undefined;
	street.addEventListener('pointerdown', (event) => {
		start = event;
		delete street.dataset.dragged;
		// Keys move by half a house, a pointer by any amount.
		handle.step = 'any';
	});
	handle.addEventListener('keydown', () => {
		handle.step = '0.5';
	});
	street.addEventListener('pointermove', ({ buttons, clientX, clientY, pointerId }) => {
		if (!buttons || !start) return;
		const isDrag = Math.abs(clientX - start.clientX) > CLICK_PX + Math.abs(clientY - start.clientY);
		if (isDrag) street.dataset.dragged = '';
		if (!('dragged' in street.dataset) || start.target === handle || !handle.checkVisibility())
			return;
		list.setPointerCapture(pointerId);
		const { left, width } = list.getBoundingClientRect();
		move((count * (clientX - left)) / width);
	});
	// A drag ends with a click, which would follow the link.
	street.addEventListener(
		'click',
		(event) => {
			if ('dragged' in street.dataset) event.preventDefault();
			delete street.dataset.dragged;
		},
		{ capture: true },
	);
}

function connectPager(list: HTMLElement, output: HTMLOutputElement, scroller: HTMLElement): void {
	const buttons = [...(output.parentElement?.querySelectorAll('button') ?? [])];
	const count = list.children.length;
	const distance = () => (scroller.scrollWidth - scroller.clientWidth) / (count - 1);
	const report = () => {
		const house = Math.round(scroller.scrollLeft / distance()) + 1;
		output.value = portfolio.haus(house, count);
		for (const button of buttons)
			button.ariaDisabled = String(house === (Number(button.value) < 0 ? 1 : count));
	};
	for (const button of buttons)
		button.addEventListener('click', () => {
			output.ariaLive = 'polite';
			scroller.scrollBy({ left: Number(button.value) * distance(), behavior: 'smooth' });
		});
	scroller.addEventListener('scroll', report, { passive: true });
	report();
}
