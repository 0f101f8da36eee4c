export {};

/**
 * Keeps a project's window shown until another project is pointed at or focused; at first the first one's.
 * So the pointer can move onto it, and Escape hides it (WCAG 1.4.13).
 */
const list = document.querySelector<HTMLElement>('[data-plan-list]');
if (list) setUp(list);

function setUp(list: HTMLElement): void {
	const show = (row: Element | null) => {
		list.querySelector('[data-shown]')?.removeAttribute('data-shown');
		row?.setAttribute('data-shown', '');
	};
	list.dataset.live = '';
	for (const kind of ['pointerover', 'focusin'])
		list.addEventListener(kind, ({ target }) => {
			if (target instanceof Element && target.closest('li')) show(target.closest('li'));
		});
	show(list.querySelector('li'));
	document.addEventListener('keydown', ({ key }) => {
		if (key === 'Escape') show(null);
	});
}
