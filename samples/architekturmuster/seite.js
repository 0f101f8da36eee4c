const knopf = document.querySelector('.menue-knopf');
const menue = document.querySelector('.menue');

function setOpen(open) {
	menue.toggleAttribute('data-offen', open);
	knopf.setAttribute('aria-expanded', String(open));
	knopf.textContent = open ? 'Schließen' : 'Menü';
}

knopf.addEventListener('click', () => setOpen(!menue.hasAttribute('data-offen')));
menue.addEventListener('click', (event) => {
	if (event.target.closest('a')) setOpen(false);
});
document.addEventListener('keydown', (event) => {
	if (event.key === 'Escape') setOpen(false);
});

const buttons = document.querySelectorAll('.filter button');
for (const button of buttons) {
	button.addEventListener('click', () => {
		for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
		const art = button.dataset.art;
		for (const tafel of document.querySelectorAll('.tafel')) {
			tafel.classList.toggle('blass', Boolean(art) && !tafel.dataset.art.split(' ').includes(art));
		}
	});
}
