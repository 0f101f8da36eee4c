import { portfolio } from '../content/texte/portfolio.ts';

/**
 * Moves the section line of the portfolio's street: by its range input, by a drag over the houses, and
 * to the right edge of the house that has the focus. Where the street scrolls instead, its two buttons
 * go from house to house.
 */
const street = document.querySelector<HTMLElement>('[data-street]');
const range = street?.querySelector('input');
const list = street?.querySelector('ol');
if (street && range && list) moveLine(street, range, list);
const scroller = list?.parentElement?.parentElement;
const pager = street?.querySelector('output')?.parentElement;
if (scroller && list && pager) turnPages(scroller, list, pager);

function moveLine(street: HTMLElement, range: HTMLInputElement, list: HTMLElement): void {
	const cursor = range.nextElementSibling;
	/** Shows the line at this share of the street, in percent; without one, where it rests. */
	const show = (percent?: number) => {
		if (percent === undefined) street.style.removeProperty('--moved');
		else street.style.setProperty('--moved', `${percent}%`);
	};
	/** Tells the range input where the line stands. */
	const tell = (percent: number) => {
		range.valueAsNumber = percent;
		const houses = [...list.children];
		const drawn = houses.filter((_, i) => (i + 0.5) / houses.length < percent / 100);
		range.ariaValueText = portfolio.gezeichnet(drawn.length, houses.length);
	};
	const rest = () => {
		const x = Number.parseFloat(cursor ? getComputedStyle(cursor).translate : '');
		return (100 * x) / list.clientWidth;
	};
	const move = (percent: number) => {
		const within = Math.min(100, Math.max(0, percent));
		show(within);
		tell(within);
	};

	tell(rest() || 50);
	range.addEventListener('input', () => move(range.valueAsNumber));
	list.addEventListener('focusin', ({ target }) => {
		if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
		move((100 * (target.offsetLeft + target.offsetWidth)) / list.clientWidth);
	});
	list.addEventListener('focusout', () => show());

	let start: PointerEvent | undefined;
	const isDrag = ({ clientX, clientY }: PointerEvent) =>
		start !== undefined &&
		Math.abs(clientX - start.clientX) > 6 + Math.abs(clientY - start.clientY);
	list.addEventListener('pointerdown', (event) => {
		start = range.checkVisibility() ? event : undefined;
	});
	list.addEventListener('pointermove', (event) => {
		if (!event.buttons || !(isDrag(event) || 'dragged' in street.dataset)) return;
		street.dataset.dragged = '';
		list.setPointerCapture(event.pointerId);
		const { left, width } = list.getBoundingClientRect();
		move((100 * (event.clientX - left)) / width);
	});
	// A drag ends with a click, which would follow the link.
	list.addEventListener(
		'click',
		(event) => {
			if ('dragged' in street.dataset) event.preventDefault();
			delete street.dataset.dragged;
		},
		{ capture: true },
	);
}

function turnPages(scroller: HTMLElement, list: HTMLElement, pager: HTMLElement): void {
	const output = pager.querySelector('output');
	const buttons = [...pager.querySelectorAll('button')];
	const count = list.children.length;
	const pace = () => (scroller.scrollWidth - scroller.clientWidth) / (count - 1);
	const tell = () => {
		const house = Math.round(scroller.scrollLeft / pace()) + 1;
		if (output) output.value = portfolio.haus(house, count);
		for (const button of buttons)
			button.disabled = house + Number(button.value) < 1 || house + Number(button.value) > count;
	};
	for (const button of buttons)
		button.addEventListener('click', () =>
			scroller.scrollBy({ left: Number(button.value) * pace(), behavior: 'smooth' }),
		);
	scroller.addEventListener('scroll', tell, { passive: true });
	tell();
}
