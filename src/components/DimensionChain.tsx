import type { RissBlatt, RissKette } from '../lib/riss.ts';
import stil from './DimensionChain.module.css';
import { RUHE } from './SectionCut.tsx';

/**
 * Dimension chains with the client's real pixels, and the note on the headline's face. Drawn in
 * percent of the stage, so that lines and figures keep their size at every width.
 */
export function DimensionChain({ blatt: { buehne, ketten, hinweis } }: { blatt: RissBlatt }) {
	const x = (wert: number) => prozent(wert / buehne.breite);
	const y = (wert: number) => prozent(wert / buehne.hoehe);
	const upright = buehne.breite < buehne.hoehe;
	return (
		<svg className={stil.ketten} aria-hidden="true">
			{ketten.map((kette) => (
				<Kette
					key={`${kette.richtung}-${kette.lage}`}
					{...kette}
					ruhe={(buehne.breite * RUHE) / 100}
					x={x}
					y={y}
				/>
			))}
			{hinweis && (
				<Leader
					{...hinweis}
					x={(wert) => x(upright ? Math.min(wert, 0.45 * buehne.breite) : wert)}
					y={y}
					// Away from the section line, where there is room for the words; on a phone's sheet in two lines.
					left={hinweis.knick.x > buehne.breite / 4}
					lines={upright ? hinweis.text.split(', ') : [hinweis.text]}
				/>
			)}
		</svg>
	);
}

type LeaderProps = NonNullable<RissBlatt['hinweis']> & {
	x: Achse;
	y: Achse;
	left: boolean;
	lines: string[];
};

/** The note on the headline's face: a line up from its letters, and the words beside it. */
function Leader({ punkt, knick, x, y, left, lines }: LeaderProps) {
	const side = left ? -1 : 1;
	return (
		<g className={stil.hinweis} data-lines={lines.length}>
			<line x1={x(punkt.x)} y1={y(punkt.y)} x2={x(knick.x)} y2={y(knick.y)} />
			<circle cx={x(punkt.x)} cy={y(punkt.y)} r="3" />
			<svg x={x(knick.x)} y={y(knick.y)} overflow="visible" aria-hidden="true">
				<path d={`M0 0h${10 * side}`} />
				<text textAnchor={left ? 'end' : 'start'}>
					{lines.map((line, i) => (
						<tspan key={line} x={16 * side} dy={`${i ? 1.2 : (1 - lines.length) * 0.6}em`}>
							{line}
						</tspan>
					))}
				</text>
			</svg>
		</g>
	);
}

type Achse = (wert: number) => string;
type KetteProps = RissKette & {
	/** Where the section line rests. */
	ruhe: number;
	x: Achse;
	y: Achse;
};

function Kette({ richtung, lage, ab, marken, masse, ruhe, x, y }: KetteProps) {
	const senkrecht = richtung === 'senkrecht';
	/** In the middle; where the resting line would cut the figure, in the middle of what is seen. */
	const stelle = (von: number, bis: number) => {
		const mitte = (von + bis) / 2;
		const gekappt = !senkrecht && Math.abs(mitte - ruhe) < ENG && ruhe - von > 2 * ENG;
		return gekappt ? (von + ruhe) / 2 : mitte;
	};
	/** A point on the chain's own axis, `entlang`, at a distance across it. */
	const punkt = (entlang: number, quer: number) =>
		senkrecht ? { x: x(quer), y: y(entlang) } : { x: x(entlang), y: y(quer) };
	const anfang = punkt(marken[0] ?? 0, lage);
	const ende = punkt(marken.at(-1) ?? 0, lage);
	return (
		<g data-richtung={richtung}>
			{marken.map((marke) => {
				const von = punkt(marke, ab);
				const bis = punkt(marke, lage);
				return <line key={marke} x1={von.x} y1={von.y} x2={bis.x} y2={bis.y} />;
			})}
			<line data-linie="" x1={anfang.x} y1={anfang.y} x2={ende.x} y2={ende.y} />
			{masse.map((mass, i) => {
				const [von = 0, bis = 0] = marken.slice(i);
				return (
					mass !== null && (
						<text
							key={von}
							data-eng={bis - von < ENG ? '' : undefined}
							{...punkt(stelle(von, bis), lage)}
						>
							{mass}
						</text>
					)
				);
			})}
		</g>
	);
}

/** A part too short for its figure, in units of the drawing, unless the stage is large. */
const ENG = 50;

function prozent(anteil: number): string {
	return `${Math.round(anteil * 10_000) / 100}%`;
}
