export {};

/**
 * The window of a name in the list stays where it stands until another is asked for, at first the first
 * one's: the pointer can go there, and Escape takes it away (WCAG 1.4.13).
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
