const eingabe = document.querySelector('#zugang');
const ergebnis = document.querySelector('#klage');
const format = new Intl.DateTimeFormat('de-DE', {
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' });

function showDeadline() {
	const tag = eingabe.valueAsDate;
	if (!tag) {
		ergebnis.textContent = 'Bitte geben Sie ein Datum ein.';
		return;
	}
	tag.setUTCDate(tag.getUTCDate() + 21);
	while (tag.getUTCDay() === 0 || tag.getUTCDay() === 6) tag.setUTCDate(tag.getUTCDate() + 1);
	const gross = document.createElement('b');
	gross.textContent = format.format(tag);
	ergebnis.replaceChildren('Klage spätestens am ', weekday.format(tag), gross);
}

eingabe.addEventListener('input', showDeadline);
showDeadline();
