export {};

/**
 * Turns the gallery's viewer, which works by links alone, into a modal dialog with one bar: arrow keys
 * turn; Escape, the browser's Back and a click beside the picture close it; the focus returns to the last
 * picture. The open viewer is one entry of the history; the address names the picture.
 */
const dialog = document.querySelector<HTMLDialogElement>('dialog#viewer');
const row = dialog?.querySelector('div');
const bar = dialog?.lastElementChild;
if (dialog && row && bar) setUp(dialog, row, bar);

function setUp(dialog: HTMLDialogElement, row: HTMLElement, bar: Element): void {
	const figures = [...row.querySelectorAll('figure')];
	const fields = [...dialog.querySelectorAll('i')];
	const arrows = [...bar.querySelectorAll<HTMLElement>('[data-step]')];
	let current = 0;
	/** True while it scrolls to a chosen picture: the bar does not name those passing by. */
	let turning = false;

	const indexOf = (hash: string) => figures.findIndex(({ id }) => hash === `#${id}`);
	const show = (index: number) => {
		current = index;
		history.replaceState(history.state, '', `#${figures[index]?.id}`);
		for (const arrow of arrows)
			arrow.ariaDisabled = String(!figures[index + Number(arrow.dataset.step)]);
		const captions = figures[index]?.querySelectorAll('p, span');
		for (const [i, part] of bar.querySelectorAll('p, span').entries())
			part.textContent = captions?.[i]?.textContent ?? '';
	};
	const measure = () => {
		const seen = row.nextElementSibling?.clientWidth ?? 0;
		const hidden = row.scrollWidth - row.clientWidth;
		for (const [i, field] of fields.entries())
			field.style.flexGrow = String(figures[i]?.offsetWidth);
		dialog.style.setProperty('--share', String(seen / (seen + hidden)));
		dialog.style.setProperty('--at', String(row.scrollLeft / (hidden || 1)));
	};
	const go = (index: number, behavior: ScrollBehavior = 'auto') => {
		if (!figures[index]) return;
		turning = true;
		show(index);
		figures[index].scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
	};
	const open = (index: number) => {
		dialog.showModal();
		go(index, 'instant');
		measure();
		figures[index]?.focus({ preventScroll: true });
	};
	const restoreFocus = () => document.getElementById(`ansicht-${current + 1}`)?.focus();

	for (const arrow of arrows)
		arrow.addEventListener('click', () => go(current + Number(arrow.dataset.step)));
	dialog.addEventListener('click', ({ target }) => {
		if (target === dialog || target === row) dialog.close();
	});
	for (const [i, figure] of figures.entries())
		figure.addEventListener('click', () => i !== current && go(i));
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element && event.target.closest('a');
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const index = indexOf(link.hash);
		if (index < 0) return;
		event.preventDefault();
		history.pushState('viewer', '', link.hash);
		open(index);
	});
	dialog.addEventListener('keydown', (event) => {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		// With Alt or the command key the browser goes back and forth.
		if (!step || event.altKey || event.metaKey || event.ctrlKey) return;
		event.preventDefault();
		go(current + (row.matches(':dir(rtl)') ? -step : step));
	});
	for (const kind of ['pointerdown', 'wheel'])
		row.addEventListener(kind, () => (turning = false), { passive: true });
	row.addEventListener('scroll', () => {
		measure();
		const middle = row.scrollLeft + row.clientWidth / 2;
		const seen = figures.findIndex(
			({ offsetLeft: left, offsetWidth: width }) => left <= middle && middle < left + width,
		);
		if (seen === current) turning = false;
		if (turning || seen < 0 || seen === current) return;
		show(seen);
		if (row.contains(document.activeElement)) figures[seen]?.focus({ preventScroll: true });
	});
	dialog.addEventListener('close', () => {
		if (history.state) {
			// Going back restores the scroll position: the focus comes after that.
			addEventListener('hashchange', restoreFocus, { once: true });
			history.back();
			return;
		}
		history.replaceState(null, '', location.pathname + location.search);
		restoreFocus();
	});
	const followAddress = () => {
		const index = indexOf(location.hash);
		if (figures[index]) open(index);
		else dialog.close();
	};
	addEventListener('hashchange', followAddress);

	dialog.dataset.ready = '';
	followAddress();
}
