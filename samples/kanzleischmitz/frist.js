const eingabe = document.querySelector('#zugang');
const ergebnis = document.querySelector('#klage');
const datum = new Intl.DateTimeFormat('de-DE', {
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	timeZone: 'UTC',
});
const wochentag = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' });

function readDate(text) {
	const teile = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text);
	if (!teile) return null;
	const [tag, monat, jahr] = teile.slice(1).map(Number);
	const gelesen = new Date(Date.UTC(jahr, monat - 1, tag));
	return gelesen.getUTCDate() === tag && gelesen.getUTCMonth() === monat - 1 ? gelesen : null;
}

function showDeadline() {
	const frist = readDate(eingabe.value);
	if (!frist) {
		ergebnis.textContent = 'Bitte geben Sie das Datum so ein: 05.03.2026';
		return;
	}
	frist.setUTCDate(frist.getUTCDate() + 21);
	while (frist.getUTCDay() === 0 || frist.getUTCDay() === 6)
		frist.setUTCDate(frist.getUTCDate() + 1);
	const gross = document.createElement('b');
	gross.textContent = datum.format(frist);
	ergebnis.replaceChildren(`Klage spätestens am ${wochentag.format(frist)}`, gross);
}

eingabe.addEventListener('input', showDeadline);
showDeadline();
