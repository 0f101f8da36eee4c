/** Monthly amounts in euros, in force since 1 January 2025 (SGB XI § 37 and § 36), by care grade. */
const pflegegeld = { 1: 0, 2: 347, 3: 599, 4: 800, 5: 990 };
const sachleistung = { 2: 796, 3: 1497, 4: 1859, 5: 2299 };

const stufen = {
	1: [
		'Geringe Beeinträchtigung',
		'Pflegegeld gibt es ab Grad 2. Sie haben aber Anspruch auf 131 € Entlastungsbetrag im Monat, zum Beispiel für Hilfe im Haushalt.',
	],
	2: [
		'Erhebliche Beeinträchtigung',
		'Sie brauchen regelmäßig Hilfe, etwa beim Duschen oder Anziehen. Vieles schaffen Sie noch allein.',
	],
	3: [
		'Schwere Beeinträchtigung',
		'Sie brauchen mehrmals am Tag Hilfe, oft auch beim Aufstehen, beim Essen oder mit den Medikamenten.',
	],
	4: [
		'Schwerste Beeinträchtigung',
		'Sie brauchen fast immer Hilfe, auch nachts. Meist teilen sich Familie und Pflegedienst die Arbeit.',
	],
	5: [
		'Schwerste Beeinträchtigung mit besonderen Anforderungen',
		'Sie brauchen rund um die Uhr Hilfe und besondere Pflege. Wir planen sie mit Ihnen und Ihrer Ärztin oder Ihrem Arzt.',
	],
};

const ganz = new Intl.NumberFormat('de-DE');
const genau = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const q = (s) => document.querySelector(s);

/** Home page: one grade, one amount, counted up or down so that the change is seen. */
function rechner(feld) {
	let laeuft = 0;
	const zaehle = (von, bis) => {
		cancelAnimationFrame(laeuft);
		const start = performance.now();
		const ruhig = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const schritt = (jetzt) => {
			const t = ruhig ? 1 : Math.min(1, Math.max(0, (jetzt - start) / 450));
			q('#betrag').textContent = `${ganz.format(Math.round(von + (bis - von) * (1 - (1 - t) ** 3)))} €`;
			if (t < 1) laeuft = requestAnimationFrame(schritt);
		};
		schritt(start);
	};
	let letzter = pflegegeld[feld.querySelector(':checked').value];
	const zeige = () => {
		const grad = feld.querySelector(':checked').value;
		const [titel, text] = stufen[grad];
		zaehle(letzter, pflegegeld[grad]);
		letzter = pflegegeld[grad];
		q('#im-jahr').textContent = letzter ? `${ganz.format(letzter * 12)} € im Jahr` : 'dafür 131 € für Hilfe';
		q('#stufe').textContent = titel;
		q('#erklaerung').textContent = text;
	};
	feld.addEventListener('change', zeige);
	if (feld.querySelector(':checked').value !== '2') zeige();
}

/** Inner page: the share of care services used leaves the same share of the allowance unpaid. */
function kombi(form) {
	const zeige = () => {
		const grad = form.querySelector(':checked').value;
		const anteil = Number(q('#anteil').value);
		q('#anteil').style.setProperty('--anteil', `${anteil}%`);
		q('#anteil-wort').textContent = `${anteil} %`;
		q('#dienst').textContent = `${genau.format((sachleistung[grad] * anteil) / 100)} €`;
		q('#geld').textContent = `${genau.format((pflegegeld[grad] * (100 - anteil)) / 100)} €`;
	};
	form.addEventListener('input', zeige);
	zeige();
}

/** Two text sizes, remembered for the next page. */
function schriftgroesse() {
	const knoepfe = document.querySelectorAll('.stufen button');
	const setze = (wert) => {
		document.documentElement.style.setProperty('--stufe', wert);
		for (const k of knoepfe) k.setAttribute('aria-pressed', String(k.value === wert));
	};
	for (const k of knoepfe) {
		k.addEventListener('click', () => {
			setze(k.value);
			sessionStorage.setItem('stufe', k.value);
		});
	}
	setze(sessionStorage.getItem('stufe') ?? '1');
}

if (q('#pflegegrad')) rechner(q('#pflegegrad'));
if (q('.kombi')) kombi(q('.kombi'));
schriftgroesse();
