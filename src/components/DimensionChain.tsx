import type { RissChain, RissSheet } from '../lib/riss.ts';
import styles from './DimensionChain.module.css';
import { REST } from './SectionCut.tsx';

/**
 * Dimension chains with the client's real pixels, and the note on the headline's face. Drawn in
 * percent of the stage, so that lines and figures keep their size at every width.
 */
export function DimensionChain({ blatt: { buehne, ketten, hinweis } }: { blatt: RissSheet }) {
	const x = (value: number) => percent(value / buehne.breite);
	const y = (value: number) => percent(value / buehne.hoehe);
	const upright = buehne.breite < buehne.hoehe;
	return (
		<svg className={styles.chains} aria-hidden="true">
			{ketten.map((chain) => (
				<Chain
					key={`${chain.richtung}-${chain.lage}`}
					{...chain}
					ruhe={(buehne.breite * REST) / 100}
					x={x}
					y={y}
				/>
			))}
			{hinweis && (
				<Leader
					{...hinweis}
					x={(value) => x(upright ? Math.min(value, 0.45 * buehne.breite) : value)}
					y={y}
					// Away from the section line, where there is room for the words; on a phone's sheet in two lines.
					left={hinweis.knick.x > buehne.breite / 4}
					lines={upright ? hinweis.text.split(', ') : [hinweis.text]}
				/>
			)}
		</svg>
	);
}

type LeaderProps = NonNullable<RissSheet['hinweis']> & {
	x: Axis;
	y: Axis;
	left: boolean;
	lines: string[];
};

/** The note on the headline's face: a line up from its letters, and the words beside it. */
function Leader({ punkt, knick, x, y, left, lines }: LeaderProps) {
	const side = left ? -1 : 1;
	return (
		<g className={styles.notice} data-lines={lines.length}>
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

type Axis = (value: number) => string;
type ChainProps = RissChain & {
	/** Where the section line rests. */
	ruhe: number;
	x: Axis;
	y: Axis;
};

function Chain({ richtung, lage, ab, marken, masse, ruhe, x, y }: ChainProps) {
	const vertical = richtung === 'senkrecht';
	/** In the middle; where the resting line would cut the figure, in the middle of what is seen. */
	const index = (ofOne: number, until: number) => {
		const middle = (ofOne + until) / 2;
		const capped = !vertical && Math.abs(middle - ruhe) < NARROW && ruhe - ofOne > 2 * NARROW;
		return capped ? (ofOne + ruhe) / 2 : middle;
	};
	/** A point on the chain's own axis, `entlang`, at a distance across it. */
	const point = (along: number, across: number) =>
		vertical ? { x: x(across), y: y(along) } : { x: x(along), y: y(across) };
	const start = point(marken[0] ?? 0, lage);
	const end = point(marken.at(-1) ?? 0, lage);
	return (
		<g data-direction={richtung}>
			{marken.map((mark) => {
				const ofOne = point(mark, ab);
				const until = point(mark, lage);
				return <line key={mark} x1={ofOne.x} y1={ofOne.y} x2={until.x} y2={until.y} />;
			})}
			<line data-line="" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
			{masse.map((measure, i) => {
				const [ofOne = 0, until = 0] = marken.slice(i);
				return (
					measure !== null && (
						<text
							key={ofOne}
							data-narrow={until - ofOne < NARROW ? '' : undefined}
							{...point(index(ofOne, until), lage)}
						>
							{measure}
						</text>
					)
				);
			})}
		</g>
	);
}

/** A part too short for its figure, in units of the drawing, unless the stage is large. */
const NARROW = 50;

function percent(share: number): string {
	return `${Math.round(share * 10_000) / 100}%`;
}
