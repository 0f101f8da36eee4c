import type { RissBlatt, RissKette } from '../../src/lib/riss.ts';
import { drawLeader, titleOf } from './leader.ts';
import type { Box, Kasten, Teil, Zeile } from './teile.ts';

/** Edges nearer than this merge. */
const kleinsterAbstand = 16;

type Abstaende = {
	/** From the window's edge to the chains. */
	links: number;
	aussen: number | undefined;
	unten: number;
	/** A shorter stretch has no room for its figure. */
	ziffern: number;
	/** Height of the leader's text above the page. */
	hinweis: number;
};

export const abstaende: Record<'desktop' | 'telefon', Abstaende> = {
	desktop: { links: 52, aussen: 104, unten: 52, ziffern: 34, hinweis: 68 },
	telefon: { links: 46, aussen: undefined, unten: 48, ziffern: 30, hinweis: 44 },
};

/** The chains of dimensions round a page and the leader to its headline. `face` names the real font. */
export function measure(
	teile: Teil[],
	{ seite, leiste }: Pick<RissBlatt, 'seite' | 'leiste'>,
	{ links, aussen, unten, ziffern, hinweis }: Abstaende,
	face: string | undefined,
): Pick<RissBlatt, 'ketten' | 'hinweis'> {
	const titel = titleOf(teile);
	const bild = largestPicture(teile);
	const knopf = teile.find((teil): teil is Kasten => isButton(teil, seite.hoehe));
	const kopf = teile.find((teil) => teil.art === 'kasten' && teil.rolle === 'kopf');
	const absatz = teile.find(
		(teil): teil is Zeile => teil.art === 'zeile' && teil.rolle === 'absatz',
	);

	const seitlich = bild && bild.breite < seite.breite * 0.9 ? bild : undefined;
	const xs = [
		...(titel ? horizontal(titel.box) : []),
		...(seitlich ? horizontal(seitlich) : absatz ? [absatz.box.x] : []),
	];
	const unter = knopf?.form ?? bild;
	const ys = [
		...(kopf?.art === 'kasten' ? [kopf.form.y + kopf.form.hoehe] : []),
		...(titel ? vertical(titel.box) : []),
		...(unter ? vertical(unter) : []),
	];

	const chain = (
		richtung: RissKette['richtung'],
		abstand: number,
		kanten: number[],
		laenge: number,
	): RissKette => {
		const senkrecht = richtung === 'senkrecht';
		const rand = leiste ? 8 : 17;
		const marken = merge(kanten, laenge);
		return {
			richtung,
			lage: senkrecht ? seite.x - abstand : seite.y + seite.hoehe + abstand,
			ab: senkrecht ? seite.x - rand : seite.y + seite.hoehe + rand,
			marken: marken.map((kante) => kante + (senkrecht ? seite.y : seite.x)),
			masse: marken.slice(1).map((kante, i) => {
				const mass = kante - (marken[i] ?? 0);
				return mass >= ziffern ? mass : null;
			}),
		};
	};
	const ketten = [
		chain('senkrecht', links, ys, seite.hoehe),
		...(aussen ? [chain('senkrecht', aussen, [], seite.hoehe)] : []),
		chain('waagrecht', unten, xs, seite.breite),
	];
	const leader = face && titel && drawLeader(titel, teile, seite, hinweis, face);
	return leader ? { ketten, hinweis: leader } : { ketten };
}

function largestPicture(teile: Teil[]): Box | undefined {
	const flaeche = ({ breite, hoehe }: Box) => breite * hoehe;
	return teile
		.filter((teil) => teil.art === 'bild')
		.map(({ box }) => box)
		.filter((box) => flaeche(box) > 24_000)
		.toSorted((a, b) => flaeche(b) - flaeche(a))[0];
}

function isButton(teil: Teil, hoehe: number): boolean {
	if (teil.art !== 'kasten' || teil.rolle !== 'knopf') return false;
	const { form, hebtSich, raender } = teil;
	return (
		form.hoehe >= 30 &&
		form.breite > 60 &&
		form.y + form.hoehe < hoehe &&
		(hebtSich || raender.every(Boolean))
	);
}

function horizontal({ x, breite }: Box): number[] {
	return [x, x + breite];
}

function vertical({ y, hoehe }: Box): number[] {
	return [y, y + hoehe];
}

/** Whole pixels in order, from 0 to `laenge`, none too near another. */
function merge(kanten: number[], laenge: number): number[] {
	const innen = kanten
		.map(Math.round)
		.filter((kante) => kante >= kleinsterAbstand && kante <= laenge - kleinsterAbstand)
		.toSorted((a, b) => a - b);
	return [
		0,
		...innen.filter((kante, i) => kante - (innen[i - 1] ?? 0) >= kleinsterAbstand),
		laenge,
	];
}
