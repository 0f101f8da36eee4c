export {};

/**
 * The gallery's pictures open, turn and close by their links alone. With JavaScript they stand in a
 * modal dialog: Escape closes it, arrow keys turn, focus returns to the picture looked at last.
 */
const dialog = document.querySelector<HTMLDialogElement>('dialog#betrachter');
if (dialog) setUp(dialog);

function setUp(dialog: HTMLDialogElement): void {
	const bilder = [...dialog.querySelectorAll<HTMLElement>('figure')];
	let stelle = 0;

	const open = (ziel: number) => {
		stelle = ziel;
		dialog.showModal();
		bilder[ziel]?.scrollIntoView({ behavior: 'instant' });
		bilder[ziel]?.focus({ preventScroll: true });
	};
	const turn = (ziel: number) => {
		const bild = bilder[ziel];
		if (!bild) return;
		const richtung = Math.sign(ziel - stelle);
		stelle = ziel;
		const links = [...bild.querySelectorAll<HTMLElement>('[data-richtung]')];
		const weiter = links.find((link) => link.dataset.richtung === String(richtung));
		(weiter ?? links[0])?.focus({ preventScroll: true });
		bild.scrollIntoView();
	};

	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element && event.target.closest('a');
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const ziel = bilder.findIndex(({ id }) => link.hash === `#${id}`);
		const innen = dialog.contains(link);
		if (ziel < 0 && !(innen && link.hash)) return;
		event.preventDefault();
		if (ziel < 0) dialog.close();
		else if (innen) turn(ziel);
		else open(ziel);
	});
	dialog.addEventListener('keydown', (event) => {
		const schritt = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!schritt) return;
		event.preventDefault();
		turn(stelle + schritt);
	});
	// A swipe came to rest; between two pictures it is a turn that the next one overtook.
	dialog.addEventListener('scrollend', () => {
		const lage = dialog.scrollLeft / dialog.clientWidth;
		const gesehen = Math.round(lage);
		if (gesehen === stelle || Math.abs(lage - gesehen) > 0.01) return;
		stelle = gesehen;
		bilder[stelle]?.focus({ preventScroll: true });
	});
	dialog.addEventListener('close', () => {
		document.getElementById(`ansicht-${stelle + 1}`)?.focus();
	});
	addEventListener('hashchange', () => {
		if (!location.hash) dialog.close();
	});

	dialog.dataset.bereit = '';
	const offen = bilder.findIndex(({ id }) => location.hash === `#${id}`);
	if (offen >= 0) open(offen);
}
