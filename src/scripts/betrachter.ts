export {};

/**
 * The gallery's pictures open as popovers by themselves. With JavaScript they open as modal dialogs
 * instead: the page behind is inert, arrow keys and swipes turn, focus returns to the picture shown.
 */
const SWIPE_PX = 40;
const dialoge = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-betrachter]')];

document.addEventListener('click', (event) => {
	if (!(event.target instanceof Element)) return;
	const knopf = event.target.closest<HTMLButtonElement>('button[popovertarget^="bild-"]');
	if (!knopf) return;
	event.preventDefault();
	const offen = knopf.closest('dialog');
	const ziel = dialoge.find(({ id }) => id === knopf.getAttribute('popovertarget'));
	if (knopf.dataset.schritt === '0') offen?.close();
	else if (ziel) oeffne(ziel, offen);
});

for (const dialog of dialoge) {
	let start = 0;
	dialog.addEventListener('keydown', ({ key }) => {
		if (key === 'ArrowLeft') wende(dialog, -1);
		if (key === 'ArrowRight') wende(dialog, 1);
	});
	dialog.addEventListener(
		'touchstart',
		({ changedTouches }) => {
			start = changedTouches[0]?.clientX ?? 0;
		},
		{ passive: true },
	);
	dialog.addEventListener('touchend', ({ changedTouches }) => {
		const weg = (changedTouches[0]?.clientX ?? start) - start;
		if (Math.abs(weg) > SWIPE_PX) wende(dialog, weg < 0 ? 1 : -1);
	});
	dialog.addEventListener('close', () => {
		if (dialoge.some(({ open }) => open)) return;
		document
			.querySelector<HTMLElement>(`main [popovertarget="${dialog.id}"]:not(dialog *)`)
			?.focus();
	});
}

function wende(dialog: HTMLDialogElement, schritt: number): void {
	const ziel = dialoge[dialoge.indexOf(dialog) + schritt];
	if (ziel) oeffne(ziel, dialog, schritt);
}

/** Opens the next dialog before the last one closes, so that no moment shows the page behind. */
function oeffne(ziel: HTMLDialogElement, offen: HTMLDialogElement | null, schritt?: number): void {
	const richtung = schritt ?? (offen && dialoge.indexOf(ziel) < dialoge.indexOf(offen) ? -1 : 1);
	ziel.showModal();
	offen?.close();
	const knopf =
		ziel.querySelector<HTMLButtonElement>(`[data-schritt="${richtung}"]:enabled`) ??
		ziel.querySelector<HTMLButtonElement>('[data-schritt]:enabled');
	knopf?.focus();
}
