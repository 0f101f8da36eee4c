export {};

/**
 * The gallery's pictures open, turn and close by their links alone. With JavaScript they stand in a
 * modal dialog with one bar: Escape and the browser's Back close it, arrow keys turn, focus returns to
 * the picture looked at last. Open, it is one entry of the history; the address names the picture.
 */
const dialog = document.querySelector<HTMLDialogElement>('dialog#viewer');
const row = dialog?.querySelector('div');
const bar = dialog?.lastElementChild;
if (dialog && row && bar) setUp(dialog, row, bar);

function setUp(dialog: HTMLDialogElement, row: HTMLElement, bar: Element): void {
	const figures = [...row.querySelectorAll('figure')];
	const fields = [...dialog.querySelectorAll('i')];
	let place = 0;
	/** On the way to a picture that was asked for: what passes by is none that was. */
	let turning = false;

	const find = (hash: string) => figures.findIndex(({ id }) => hash === `#${id}`);
	const show = (goal: number) => {
		place = goal;
		history.replaceState(history.state, '', `#${figures[goal]?.id}`);
		const links = figures[goal]?.querySelectorAll('a');
		for (const [i, link] of bar.querySelectorAll('a').entries())
			Object.assign(link, { href: links?.[i]?.href, ariaDisabled: links?.[i]?.ariaDisabled });
		for (const name of ['p', 'span']) {
			const [part, model] = [bar, figures[goal]].map((box) => box?.querySelector(name));
			if (part && model) part.textContent = model.textContent;
		}
	};
	const measure = () => {
		const seen = row.nextElementSibling?.clientWidth ?? 0;
		const hidden = row.scrollWidth - row.clientWidth;
		for (const [i, field] of fields.entries())
			field.style.flexGrow = String(figures[i]?.offsetWidth);
		dialog.style.setProperty('--share', String(seen / (seen + hidden)));
		dialog.style.setProperty('--at', String(row.scrollLeft / (hidden || 1)));
	};
	const go = (goal: number, behavior: ScrollBehavior) => {
		if (!figures[goal]) return;
		turning = true;
		show(goal);
		figures[goal].scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
	};
	const reveal = (goal: number) => {
		if (!dialog.open) dialog.showModal();
		go(goal, 'instant');
		measure();
		figures[goal]?.focus({ preventScroll: true });
	};
	const leave = () => document.getElementById(`ansicht-${place + 1}`)?.focus();

	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element && event.target.closest('a');
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const goal = find(link.hash);
		const inside = dialog.contains(link);
		if (goal < 0 && !(inside && link.hash)) return;
		event.preventDefault();
		if (goal < 0) dialog.close();
		else if (inside) go(goal, 'auto');
		else {
			history.pushState('viewer', '', link.hash);
			reveal(goal);
		}
	});
	dialog.addEventListener('keydown', (event) => {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		// With Alt or the command key they are the browser's own way back and forth.
		if (!step || event.altKey || event.metaKey || event.ctrlKey) return;
		event.preventDefault();
		go(place + step, 'auto');
	});
	for (const kind of ['pointerdown', 'wheel'])
		row.addEventListener(
			kind,
			() => {
				turning = false;
			},
			{ passive: true },
		);
	row.addEventListener('scroll', () => {
		measure();
		const middle = row.scrollLeft + row.clientWidth / 2;
		const seen = figures.findIndex((f) => f.offsetLeft + f.offsetWidth > middle);
		if (seen === place) turning = false;
		if (turning || seen < 0 || seen === place) return;
		show(seen);
		if (row.contains(document.activeElement)) figures[seen]?.focus({ preventScroll: true });
	});
	dialog.addEventListener('close', () => {
		if (history.state) {
			// Going back also restores how far the page was scrolled: the focus comes after it.
			addEventListener('hashchange', leave, { once: true });
			history.back();
			return;
		}
		history.replaceState(null, '', location.pathname + location.search);
		leave();
	});
	const follow = () => {
		const goal = find(location.hash);
		if (goal >= 0) reveal(goal);
		else dialog.close();
	};
	addEventListener('hashchange', follow);

	dialog.dataset.ready = '';
	follow();
}
