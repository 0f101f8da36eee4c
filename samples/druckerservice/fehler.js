const C = '#00a8e8';
const M = '#e6007e';
const Y = '#ffe600';
const K = '#111';

/** Every fault: name, causes per device as [part, what happens, price, time, likelihood 1–3], self-help. */
const fehler = {
	streifen: {
		name: 'Streifen',
		titel: 'Streifen längs über die Seite',
		laser: [
			['Bildtrommel', 'Tonerreste auf der Trommel', 119, '45 Min.', 3],
			['Laserfenster', 'Staub vor dem Laserspiegel', 69, '30 Min.', 2],
			['Fixierwalze', 'Abrieb auf der Oberfläche', 189, '60 Min.', 1],
		],
		tinte: [
			['Druckkopf', 'Einzelne Düsen eingetrocknet', 119, '50 Min.', 3],
			['Wagenführung', 'Schiene läuft nicht mehr gleichmäßig', 98, '40 Min.', 1],
		],
		plotter: [
			['Druckkopf', 'Düsenreihe verstopft', 149, '60 Min.', 3],
			['Encoderstreifen', 'Tinte auf dem Messband', 79, '30 Min.', 2],
		],
		selbst:
			'Drucken Sie zwei Testseiten. Bleiben die Streifen genau an derselben Stelle, ist es fast immer die Trommel oder eine Düse.',
	},
	stau: {
		name: 'Papierstau',
		titel: 'Papier bleibt stecken',
		laser: [
			['Einzugswalze', 'Gummi ist hart und greift nicht mehr', 89, '30 Min.', 3],
			['Trennpad', 'Zieht zwei Blatt auf einmal', 69, '20 Min.', 2],
			['Auswurf', 'Sensorhebel klemmt oder ist gebrochen', 98, '40 Min.', 1],
		],
		tinte: [
			['Einzugswalze', 'Papierstaub auf dem Gummi', 69, '25 Min.', 3],
			['Papierweg', 'Fremdkörper hinter dem Wagen', 59, '20 Min.', 2],
		],
		plotter: [
			['Schneideinheit', 'Messer stumpf, Kante reißt ein', 98, '40 Min.', 3],
			['Andruckrollen', 'Rolle läuft schief ein', 149, '60 Min.', 2],
		],
		selbst:
			'Papier auffächern, Fach nur bis zur Markierung füllen, Führungen anlegen. Reste nie gegen die Laufrichtung herausziehen.',
	},
	netz: {
		name: 'Nicht im Netz',
		titel: 'Der Rechner findet das Gerät nicht',
		laser: [
			['IP-Adresse', 'Nach dem Routerwechsel neu vergeben', 49, '20 Min., aus der Ferne', 3],
			['Treiber', 'Update passt nicht zum Gerät', 49, '20 Min., aus der Ferne', 2],
			['Netzwerkkarte', 'Anschluss nach Überspannung defekt', 139, '45 Min.', 1],
		],
		tinte: [
			['WLAN', 'Gerät kennt das neue Passwort nicht', 49, '20 Min., aus der Ferne', 3],
			['Treiber', 'Warteschlange hängt fest', 49, '15 Min., aus der Ferne', 2],
		],
		plotter: [
			['IP-Adresse', 'Nach dem Routerwechsel neu vergeben', 49, '20 Min., aus der Ferne', 3],
			['Druckserver', 'Rechte oder Freigabe verloren', 79, '40 Min., aus der Ferne', 2],
		],
		selbst:
			'Drucken Sie am Gerät die Netzwerkseite. Beginnt die IP-Adresse mit 169.254, hat es vom Router keine Adresse bekommen.',
	},
	blass: {
		name: 'Zu blass',
		titel: 'Der Druck wird nach unten blasser',
		laser: [
			['Tonerkartusche', 'Toner leer oder ungleich verteilt', 0, 'Material nach Liste', 3],
			['Lasereinheit', 'Spiegel und Linsen verstaubt', 119, '50 Min.', 2],
			['Transferrolle', 'Ladung reicht nicht mehr aus', 129, '40 Min.', 1],
		],
		tinte: [
			['Tintenzufuhr', 'Luft im Schlauch', 98, '45 Min.', 3],
			['Druckkopf', 'Düsen geben zu wenig ab', 119, '50 Min.', 2],
		],
		plotter: [
			['Tintenzufuhr', 'Luft im Schlauch', 129, '60 Min.', 3],
			['Düsenreinigung', 'Dichtlippe der Parkstation verschlissen', 149, '60 Min.', 2],
		],
		selbst:
			'Kartusche herausnehmen, fünfmal waagerecht schwenken, wieder einsetzen. Wird es besser, ist nur der Toner am Ende.',
	},
	geist: {
		name: 'Doppelbild',
		titel: 'Das Bild erscheint ein zweites Mal, grau',
		laser: [
			['Fixiereinheit', 'Wird nicht mehr heiß genug', 189, '60 Min.', 3],
			['Bildtrommel', 'Entlädt sich nicht vollständig', 119, '45 Min.', 2],
			['Papier', 'Zu schwer für die eingestellte Sorte', 0, 'Einstellung', 1],
		],
		selbst:
			'Stellen Sie im Treiber die Papiersorte „schwer“ ein. Verschwindet das Doppelbild, reicht die Wärme für Ihr Papier nicht.',
	},
	punkte: {
		name: 'Punkte im Abstand',
		titel: 'Flecken, immer im gleichen Abstand',
		laser: [
			['Bildtrommel', 'Kratzer: Abstand etwa 94 mm', 119, '45 Min.', 3],
			['Fixierwalze', 'Druckstelle: Abstand etwa 75 mm', 189, '60 Min.', 2],
			['Ladewalze', 'Verschmutzt: Abstand etwa 38 mm', 98, '40 Min.', 1],
		],
		selbst:
			'Messen Sie von Punkt zu Punkt. Der Abstand ist der Umfang der Walze und verrät das Teil: siehe Lineal unten auf der Seite.',
	},
	versatz: {
		name: 'Farben verschoben',
		titel: 'Farben liegen nicht übereinander',
		laser: [
			['Kalibrierung', 'Passer nach Tonerwechsel verstellt', 69, '30 Min.', 3],
			['Transferband', 'Band gelängt oder verschmutzt', 219, '60 Min.', 2],
			['Antrieb', 'Zahnrad mit Spiel', 149, '70 Min.', 1],
		],
		tinte: [
			['Ausrichtung', 'Druckkopf neu ausrichten', 59, '20 Min.', 3],
			['Wagenführung', 'Lager ausgeschlagen', 98, '40 Min.', 2],
		],
		plotter: [
			['Ausrichtung', 'Köpfe neu ausrichten', 79, '30 Min.', 3],
			['Encoderstreifen', 'Tinte auf dem Messband', 79, '30 Min.', 2],
		],
		selbst:
			'Starten Sie im Gerätemenü die Farbregistrierung, am besten zweimal. Bleibt der Versatz, ist es die Mechanik.',
	},
	knitter: {
		name: 'Knitterfalten',
		titel: 'Blätter kommen zerknittert heraus',
		laser: [
			['Fixiereinheit', 'Walzen laufen ungleich', 189, '60 Min.', 3],
			['Einzugswalze', 'Blatt läuft schräg ein', 89, '30 Min.', 2],
			['Papier', 'Feucht gelagert', 0, 'neues Paket öffnen', 1],
		],
		tinte: [['Papierweg', 'Umlenkrolle sitzt fest', 89, '40 Min.', 3]],
		plotter: [
			['Saugplatte', 'Unterdruck zu schwach', 149, '60 Min.', 3],
			['Andruckrollen', 'Rolle läuft schief ein', 149, '60 Min.', 2],
		],
		selbst: 'Legen Sie ein frisch geöffnetes Paket ein. Sind die Falten weg, war das Papier feucht.',
	},
};

const preis = (euro) => (euro ? `${euro} €` : '0 €');

/** Text, picture and chart of the faultless test page. */
function druckbild() {
	const k = (f, cx, cy) => `<circle class="mal" cx="${cx}" cy="${cy}" r="27" fill="${f}"/>`;
	const zeile = (yy, w) => `<rect x="20" y="${yy}" width="${w}" height="5" fill="${K}"/>`;
	return `<rect x="20" y="22" width="96" height="15" fill="${K}"/><rect x="20" y="42" width="64" height="15" fill="${K}"/>
${k(C, 82, 108)}${k(M, 114, 108)}${k(Y, 98, 134)}
${[178, 189, 200, 211].map((yy, i) => zeile(yy, [170, 158, 170, 92][i])).join('')}
${[24, 40, 31, 52, 44].map((h, i) => `<rect x="${20 + i * 22}" y="${280 - h}" width="16" height="${h}" fill="${[C, M, Y, K, C][i]}"/>`).join('')}
<g stroke="${K}" stroke-width="1.4" fill="none"><circle cx="172" cy="252" r="9"/><path d="M158 252h28M172 238v28"/></g>`;
}

const blattform = 'M0 0H210V297H0Z';
const stil =
	'<style>.mal{mix-blend-mode:multiply}</style><path d="M0 0H210V297H0Z" fill="#fff" stroke="#111" stroke-width="3"/>';
const bild = (innen, form = '') =>
	`<svg viewBox="0 0 210 297" aria-hidden="true">${form || stil}${innen}</svg>`;

/** Draws the test page with the given fault as SVG. */
export function blatt(art) {
	const normal = `<g style="isolation:isolate">${druckbild()}</g>`;
	if (art === 'streifen') {
		const s = [
			[44, 5, K, 0.85],
			[92, 2.5, K, 0.7],
			[97, 9, M, 0.75],
			[151, 4, K, 0.8],
			[158, 1.6, K, 0.6],
			[181, 7, C, 0.8],
		];
		return bild(
			`${normal}<g class="mal">${s.map(([x, w, f, o]) => `<rect x="${x}" y="1.5" width="${w}" height="294" fill="${f}" opacity="${o}"/>`).join('')}<rect x="68" y="1.5" width="5" height="294" fill="#fff"/></g>`,
		);
	}
	if (art === 'stau') {
		const falten = [
			[0, 96],
			[-17, 118],
			[15, 137],
			[-13, 158],
			[18, 180],
			[0, 204],
		];
		const links = falten.map(([dx, y]) => `${dx} ${y}`).join('L');
		const rechts = [...falten]
			.reverse()
			.map(([dx, y], i) => `${210 + dx} ${y + (i % 2 ? 7 : -5)}`)
			.join('L');
		const baender = falten
			.slice(0, -1)
			.map(([dx, y], i) => {
				const [ex, ey] = falten[i + 1];
				return `<path d="M${dx} ${y}L${210 + dx} ${y + (i % 2 ? -5 : 7) * (i ? 1 : -0.7)}L${210 + ex} ${ey + (i % 2 ? 7 : -5)}L${ex} ${ey}Z" fill="${i % 2 ? '#fff' : '#d8d8d8'}" stroke="${K}" stroke-width="3" stroke-linejoin="round"/>`;
			})
			.join('');
		const id = `stau${Math.round(falten[0][1])}`;
		return bild(
			`<defs><clipPath id="${id}"><path d="M0 0H210V96H0ZM0 204H210V297H0Z"/></clipPath></defs><g clip-path="url(#${id})" style="isolation:isolate">${druckbild()}</g>${baender}
<path d="M20 126l150 3M34 166l120 4" stroke="${K}" stroke-width="5" opacity=".35"/>`,
			`<style>.mal{mix-blend-mode:multiply}</style><path d="M0 0H210L${rechts.split('L').reverse().join('L')}L210 297H0L${links.split('L').reverse().join('L')}Z" fill="#fff" stroke="${K}" stroke-width="3" stroke-linejoin="round"/>`,
		);
	}
	if (art === 'netz') {
		const zahl = Array.from({ length: 7 }, (_, i) => `<path d="M20 ${182 + i * 14}H${190 - ((i * 37) % 80)}"/>`);
		return bild(
			`<g fill="none" stroke="${K}" stroke-linecap="butt"><g stroke-width="11"><path d="M37 92a96 96 0 0 1 136 0" stroke="${C}"/><path d="M60 116a64 64 0 0 1 90 0" stroke="${M}"/><path d="M82 139a33 33 0 0 1 46 0" stroke="${Y}"/></g>
<path d="M62 46L150 168" stroke="#fff" stroke-width="22"/><path d="M62 46L150 168" stroke-width="10"/>
<g stroke-width="2.4" stroke-dasharray="3 5" opacity=".75">${zahl.join('')}</g></g><circle cx="105" cy="161" r="9" fill="${K}"/>`,
		);
	}
	if (art === 'blass')
		return bild(
			`<defs><linearGradient id="bl" x2="0" y2="1"><stop offset=".06" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#fff" stop-opacity=".9"/></linearGradient></defs>${normal}<path d="M3 3H207V294H3Z" fill="url(#bl)"/>`,
		);
	if (art === 'geist')
		return bild(
			`<clipPath id="rand"><path d="${blattform}"/></clipPath><g clip-path="url(#rand)"><g opacity=".24" transform="translate(22 31)" style="filter:grayscale(1)">${druckbild()}</g></g>${normal}`,
		);
	if (art === 'punkte') {
		const p = [];
		for (let i = 0; i < 4; i++)
			for (const [x, y, r] of [
				[58, 8, 6.5],
				[66, 17, 2.6],
				[143, 30, 4.4],
				[171, 4, 3],
			])
				p.push(`<circle cx="${x}" cy="${y + i * 76 + 6}" r="${r}" fill="${K}"/>`);
		return bild(
			`${normal}${p.join('')}<g stroke="${M}" stroke-width="2.6" fill="none"><path d="M198 10v76M193 10h10M193 86h10"/></g>`,
		);
	}
	if (art === 'versatz') {
		const lage = (f, dx, dy) =>
			`<g class="mal" transform="translate(${dx} ${dy})" fill="${f}"><rect x="20" y="22" width="96" height="15"/><rect x="20" y="42" width="64" height="15"/><circle cx="98" cy="118" r="42"/>${[178, 189, 200, 211].map((yy, i) => `<rect x="20" y="${yy}" width="${[170, 158, 170, 92][i]}" height="5"/>`).join('')}${[24, 40, 31, 52, 44].map((h, i) => `<rect x="${20 + i * 22}" y="${280 - h}" width="16" height="${h}"/>`).join('')}</g>`;
		return bild(`<g style="isolation:isolate">${lage(Y, 3, 6)}${lage(C, -7, -3)}${lage(M, 7, -1)}</g>`);
	}
	if (art === 'knitter')
		return bild(
			`${normal}<g stroke-linejoin="round" stroke="${K}" stroke-width="2.4"><path d="M0 66L64 92L120 84L210 122L210 136L118 100L62 108L0 80Z" fill="#dcdcdc"/><path d="M0 152L80 148L132 172L210 168L210 180L130 187L78 162L0 166Z" fill="#dcdcdc"/><path d="M36 297L84 236L150 222L210 190L210 204L154 236L92 250L56 297Z" fill="#dcdcdc"/></g>`,
			`<style>.mal{mix-blend-mode:multiply}</style><path d="${blattform}" fill="#fff" stroke="#111" stroke-width="3"/>`,
		);
	return bild(normal);
}

const q = (s) => document.querySelector(s);

/** Home page: one choice, one picture, one answer for laser printers. */
function startseite() {
	const zeige = (art) => {
		const f = fehler[art];
		const [teil, grund, euro, zeit] = f.laser[0];
		q('.probe').innerHTML = blatt(art);
		q('#befund-titel').innerHTML = `Meist ist es:<br>${teil}.`;
		q('#befund-grund').textContent = `${grund}. ${f.selbst}`;
		q('#befund-preis').textContent = preis(euro);
		q('#befund-zeit').textContent = zeit;
	};
	q('.wahl').addEventListener('change', (e) => zeige(e.target.value));
	zeige(q('.wahl :checked').value);
}

/** Inner page: device and pattern give up to three causes, the likeliest first. */
function finderseite() {
	const muster = q('.muster');
	muster.insertAdjacentHTML(
		'beforeend',
		Object.entries(fehler)
			.map(
				([art, f], i) =>
					`<label><input type="radio" name="muster" value="${art}"${i ? '' : ' checked'}>${blatt(art)}<span>${f.name}</span></label>`,
			)
			.join(''),
	);
	const wort = ['', 'selten', 'manchmal', 'meist'];
	const zeige = () => {
		const geraet = q('.geraete :checked').value;
		for (const label of muster.querySelectorAll('label')) {
			label.hidden = !fehler[label.firstElementChild.value][geraet];
		}
		if (!fehler[q('.muster :checked').value][geraet]) q('.muster label input').checked = true;
		const f = fehler[q('.muster :checked').value];
		q('#e-titel').textContent = f.titel;
		q('#e-ursachen').innerHTML = f[geraet]
			.map(
				([teil, grund, euro, zeit, oft]) => `<li><h3>${teil}</h3><strong>${preis(euro)}</strong>
<p>${grund}</p><span>${zeit}</span>
<p><span>${wort[oft]}<span class="balken" aria-hidden="true">${[1, 2, 3].map((n) => `<i class="${n <= oft ? 'an' : ''}"></i>`).join('')}</span></span></p></li>`,
			)
			.join('');
		q('#e-selbst').textContent = f.selbst;
	};
	document.addEventListener('change', zeige);
	zeige();
}

if (q('.wahl')) startseite();
if (q('.muster')) finderseite();
