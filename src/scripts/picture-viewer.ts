export {};

/*
 * Turns the gallery's viewer, which works by links alone, into a modal dialog with one bar: arrow keys
 * go to the next picture; Escape, the browser's Back and a click beside the picture close it; the focus returns to the last
 * picture. The open viewer is one entry of the history; the address names the picture.
 */

const dialog = document.querySelector<HTMLDialogElement>('dialog#viewer');
const row = dialog?.querySelector('div');
const bar = dialog?.querySelector('form');
if (dialog && row && bar) setUp(dialog, row, bar);

function setUp(dialog: HTMLDialogElement, row: HTMLElement, bar: HTMLElement): void {
	const figures = [...row.querySelectorAll('figure')];
	const arrows = [...bar.querySelectorAll<HTMLElement>('[data-step]')];
	let current = 0;
	/** True while it scrolls to a chosen picture: the bar does not name those passing by. */
	let gliding = false;

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
	const go = (index: number, behavior: ScrollBehavior = 'auto') => {
		if (!figures[index]) return;
		gliding = true;
		show(index);
		figures[index].scrollIntoView({ block: 'nearest', behavior, inline: 'start' });
	};
	/** Runs `update`, which opens or closes the dialog, while the picture grows or shrinks. */
	const morph = (update: () => void) => {
		const small = linkOf(current)?.querySelector('img');
		const large = figures[current]?.querySelector('img');
		const [from, to] = dialog.open ? [large, small] : [small, large];
		if (matchMedia('(prefers-reduced-motion)').matches || !document.startViewTransition)
			return update();
		// The small one shows through until the large one has been decoded.
		if (small && large) large.style.background = `url(${small.currentSrc}) 50%/contain no-repeat`;
		const name = (image: typeof small, as: string) => {
			if (image) image.style.viewTransitionName = as;
		};
		name(from, 'picture');
		const { ready, finished } = document.startViewTransition(() => {
			name(from, '');
			update();
			name(to, 'picture');
		});
		// One that is overtaken by the next is no error.
		ready.catch(() => {});
		finished.then(() => name(to, ''));
	};
	const open = (index: number) => {
		current = index;
		morph(() => {
			dialog.showModal();
			go(index, 'instant');
			figures[index]?.focus({ preventScroll: true });
		});
	};
	const close = () =>
		morph(() => {
			dialog.close();
			linkOf(current)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
			linkOf(current)?.focus({ preventScroll: true });
		});
	/** Goes back to the address without the picture; that closes the viewer. */
	const leave = () => {
		if (history.state) return history.back();
		history.replaceState(null, '', location.pathname);
		close();
	};

	for (const arrow of arrows)
		arrow.addEventListener('click', () => {
			bar.ariaLive = 'polite';
			go(current + Number(arrow.dataset.step));
		});
	dialog.addEventListener('click', ({ target }) => {
		if (target === dialog || target === row) leave();
	});
	for (const kind of ['cancel', 'submit'])
		dialog.addEventListener(kind, (event) => {
			event.preventDefault();
			leave();
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
		// A focused figure moves the focus on, and it is read out; with the focus on a button the bar is.
		if (row.contains(document.activeElement)) figures[current]?.focus({ preventScroll: true });
	});
	for (const kind of ['pointerdown', 'wheel'])
		row.addEventListener(kind, () => (gliding = false), { passive: true });
	row.addEventListener('scroll', () => {
		const middle = row.scrollLeft + row.clientWidth / 2;
		const seen = figures.findIndex(
			({ offsetLeft: left, offsetWidth: width }) => left <= middle && middle < left + width,
		);
		if (seen === current) gliding = false;
		// Once the visitor has left, the address names no picture, though one may still glide by.
		else if (!gliding && location.hash && figures[seen]) {
			bar.ariaLive = 'off';
			show(seen);
			if (row.contains(document.activeElement)) figures[seen]?.focus({ preventScroll: true });
		}
	});
	const followAddress = () => {
		const index = indexOf(location.hash);
		if (figures[index]) open(index);
		else if (dialog.open) close();
	};
	addEventListener('hashchange', followAddress);

	dialog.dataset.ready = '';
	followAddress();
}

function linkOf(index: number): HTMLElement | null {
	return document.getElementById(`ansicht-${index + 1}`);
}
