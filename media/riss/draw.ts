import type { RissBlatt } from '../../src/lib/riss.ts';
import { Clips, outline } from './clips.ts';
import type { Bild, Box, Kasten, Teil, Zeile } from './teile.ts';
import { toneOf } from './tone.ts';
import { behind, inFront } from './window-frame.ts';

/** Letters from this size on are drawn, smaller ones become two guide lines. */
const grosseSchrift = 28;
const auszeichnung = 17;
/** Pictures from this many square pixels on get their field marked. */
const grossesBild = 24_000;

/**
 * The drawing of one page as SVG for its stage. `umrisse` has the outlines of the drawn pictures by
 * number. Colours come as custom properties: --papier, --tinte, --weich, --haar.
 */
export function drawRiss(
	teile: Teil[],
	umrisse: ReadonlyMap<number, string>,
	{ buehne, seite, leiste }: Pick<RissBlatt, 'buehne' | 'seite' | 'leiste'>,
): string {
	const ausschnitte = new Clips();
	const inhalt = teile.map((teil) => {
		const gezeichnet = drawTeil(teil, umrisse, seite);
		return gezeichnet && ausschnitte.wrap(gezeichnet, teil.ausschnitt);
	});
	const radien = leiste ? [0, 0, 10, 10] : [20, 20, 20, 20];
	const innen = `<clipPath id="seite"><path d="${outline({ ...seite, x: 0, y: 0, radien })}"/></clipPath>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${buehne.breite}" height="${buehne.hoehe}" viewBox="${-seite.x} ${-seite.y} ${buehne.breite} ${buehne.hoehe}">${stil}<defs>${schraffuren}${innen}${ausschnitte.defs()}</defs>${behind(seite, leiste)}<g clip-path="url(#seite)">${inhalt.join('')}</g>${inFront(seite, leiste)}</svg>`;
}

const stil = `<style>
	* { vector-effect: non-scaling-stroke; stroke-linejoin: round }
	svg { display: block; fill: none; overflow: hidden }
	.linie, [data-farbe] { stroke: var(--tinte) }
	.leicht { stroke: var(--weich) }
	.haar { stroke: var(--haar); stroke-width: .8 }
	.gegenlinie { stroke: var(--papier) }
	.papier, [data-farbe] { fill: var(--papier) }
	.dicht { fill: url(#dicht) }
	.weit { fill: url(#weit) }
	.dunkel { fill: var(--weich) }
	.rahmen { stroke: var(--tinte); stroke-width: 2.8 }
	text { fill: var(--papier); stroke: var(--tinte); paint-order: stroke }
	.hilfslinie { stroke: var(--weich); stroke-width: .8; stroke-dasharray: 14 3 2 3 }
</style>`;

const schraffuren = `<pattern id="dicht" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="papier" width="7" height="7"/><path class="linie" d="M0 0V7" stroke-width="1.1"/></pattern><pattern id="weit" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="papier" width="12" height="12"/><path class="linie" d="M0 0V12" stroke-width=".6"/></pattern>`;

function drawTeil(
	teil: Teil,
	umrisse: ReadonlyMap<number, string>,
	seite: Pick<Box, 'breite' | 'hoehe'>,
): string {
	if (teil.art === 'kasten') return drawKasten(teil, seite);
	return teil.art === 'zeile' ? drawZeile(teil) : drawBild(teil, umrisse.get(teil.nummer));
}

function drawKasten(kasten: Kasten, seite: Pick<Box, 'breite' | 'hoehe'>): string {
	const { form, fuellung, raender, hebtSich } = kasten;
	const ganz = form.breite > seite.breite * 0.97 && form.hoehe > seite.hoehe * 0.9;
	const umriss = outline(form);
	const ton = toneOf(fuellung);
	const staerke = form.hoehe < 90 ? 1.7 : 1.3;
	const flaeche = fuellung
		? `<path class="papier" d="${umriss}"/>${ton === 'papier' || ganz ? '' : `<path class="${ton}" d="${umriss}"/>`}`
		: '';
	if (ganz) return flaeche;
	if (raender.every(Boolean) || hebtSich)
		return `${flaeche}<path class="linie" stroke-width="${staerke}" d="${umriss}"/>`;
	return flaeche + raender.map((rand, i) => (rand ? edge(form, i) : '')).join('');
}

function edge({ x, y, breite, hoehe }: Box, seite: number): string {
	const weg = [
		`M${x} ${y}h${breite}`,
		`M${x + breite} ${y}v${hoehe}`,
		`M${x} ${y + hoehe}h${breite}`,
		`M${x} ${y}v${hoehe}`,
	][seite];
	return `<path class="linie" stroke-width="1.2" d="${weg}"/>`;
}

function drawZeile({ box, worte, grundlinie, xHoehe, schrift, rolle, grund }: Zeile): string {
	const rechts = box.x + box.breite;
	const oben = grundlinie - xHoehe;
	const gross = schrift.groesse >= grosseSchrift;
	const ausgezeichnet =
		schrift.groesse >= auszeichnung && (rolle === 'titel' || rolle === 'auszeichnung');
	if (!gross && !ausgezeichnet) {
		const platz =
			toneOf(grund) === 'papier'
				? ''
				: `<rect class="papier" x="${box.x - 3}" y="${oben - 3}" width="${box.breite + 6}" height="${xHoehe + 6}"/>`;
		const farbe = schrift.groesse >= 16 ? 'linie' : 'leicht';
		return `${platz}<path class="${farbe}" stroke-width="1.05" d="M${box.x} ${oben}H${rechts}M${box.x} ${grundlinie}H${rechts}"/>`;
	}
	const buchstaben = worte.map(
		({ text, x }) =>
			`<text x="${x}" y="${grundlinie}" stroke-width="${gross ? 3 : 2}" style="${escaped(schrift.css)}">${escaped(text)}</text>`,
	);
	if (gross)
		buchstaben.push(
			`<path class="hilfslinie" d="M${box.x - 16} ${grundlinie}H${rechts + 16}M${box.x - 16} ${oben}H${rechts + 16}"/>`,
		);
	return buchstaben.join('');
}

function drawBild(
	{ box, malbox, schmuck, ausschnitt: formen }: Bild,
	umriss: string | undefined,
): string {
	const { x, y, breite, hoehe } = box;
	const gross = breite * hoehe > grossesBild;
	const feld = `M${x} ${y}h${breite}v${hoehe}h${-breite}z`;
	const kreuz = `M${x} ${y}l${breite} ${hoehe}M${x + breite} ${y}l${-breite} ${hoehe}`;
	if (umriss === undefined)
		return `<path class="papier linie" stroke-width="1.3" d="${feld}"/><path class="leicht" stroke-width="1.05" d="${kreuz}"/>`;
	const rahmen = gross ? `<path class="haar" d="${feld}${schmuck ? '' : kreuz}"/>` : '';
	const rund = formen.findLast(({ radien }) => radien.some(Boolean));
	const rand = gross && rund ? `<path class="linie" stroke-width="1.3" d="${outline(rund)}"/>` : '';
	const ausschnitt = malbox.breite > breite + 1 || malbox.hoehe > hoehe + 1 ? box : malbox;
	const bild = umriss.replace(/^<svg/, `<svg x="${malbox.x}" y="${malbox.y}"`);
	return `${rahmen}<svg x="${ausschnitt.x}" y="${ausschnitt.y}" width="${ausschnitt.breite}" height="${ausschnitt.hoehe}" viewBox="${ausschnitt.x} ${ausschnitt.y} ${ausschnitt.breite} ${ausschnitt.hoehe}">${fill(bild)}</svg>${rand}`;
}

/** Turns the facts that outline-picture.ts noted into fills. */
function fill(bild: string): string {
	return bild.replace(
		/ data-farbe="([^"]*)"( data-gross="")?/g,
		(_ganz, farbe: string, gross: string | undefined) => {
			const ton = toneOf(farbe);
			const klasse = gross ? ton : ton === 'dicht' ? 'dunkel' : 'papier';
			return ` data-farbe="" class="${klasse}"`;
		},
	);
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
