import type { RissBlatt } from '../../src/lib/riss.ts';
import type { Box, Teil, Zeile } from './teile.ts';

/** A headline's own box, its first and its largest line. */
export type Titel = { box: Box; erste: Zeile; zeile: Zeile };

/** The note that names the type of the headline, with its way up over the page's edge. */
export function drawLeader(
	{ erste, zeile }: Titel,
	teile: Teil[],
	seite: RissBlatt['seite'],
	abstand: number,
	face: string,
): NonNullable<RissBlatt['hinweis']> {
	const x = Math.round(seite.x + clearWay(erste.box, teile));
	const { schrift, zeilenhoehe } = zeile;
	return {
		punkt: { x, y: Math.round(seite.y + erste.grundlinie - erste.xHoehe - 6) },
		knick: { x, y: seite.y - abstand },
		text: `${face} ${schrift.gewicht}, ${Math.round(schrift.groesse)}/${Math.round(zeilenhoehe)}`,
	};
}

/** The headline. Without an h1 it is the largest type in view. */
export function titleOf(teile: Teil[]): Titel | undefined {
	const zeilen = teile.filter((teil) => teil.art === 'zeile');
	const groesste = Math.max(...zeilen.map(({ schrift }) => schrift.groesse));
	const titel = zeilen.filter(({ rolle }) => rolle === 'titel');
	const teil = titel.length > 0 ? titel : zeilen.filter((z) => z.schrift.groesse === groesste);
	const zeile = teil.toSorted((a, b) => b.schrift.groesse - a.schrift.groesse)[0];
	const erste = teil.toSorted((a, b) => a.box.y - b.box.y)[0];
	return erste && zeile && { box: teil.map(({ box }) => box).reduce(union), erste, zeile };
}

/** Where over the headline's first line the leader can rise without crossing text or a small picture. */
function clearWay(box: Box, teile: Teil[]): number {
	const luft = 12;
	const hindernisse = teile
		.flatMap((teil) => (teil.art === 'kasten' ? [] : [teil.box]))
		.filter(({ y, hoehe }) => hoehe < 100 && y + hoehe < box.y + luft);
	const stellen = [0.62, 0.5, 0.75, 0.38, 0.88, 0.25].map((anteil) => box.x + box.breite * anteil);
	const frei = stellen.find((x) =>
		hindernisse.every((b) => x < b.x - luft || x > b.x + b.breite + luft),
	);
	return frei ?? box.x + box.breite * 0.62;
}

function union(a: Box, b: Box): Box {
	const x = Math.min(a.x, b.x);
	const y = Math.min(a.y, b.y);
	return {
		x,
		y,
		breite: Math.max(a.x + a.breite, b.x + b.breite) - x,
		hoehe: Math.max(a.y + a.hoehe, b.y + b.hoehe) - y,
	};
}
