import { useId } from 'react';
import type { RissChain, RissSheet } from '#shared/riss.ts';
import styles from './DimensionChain.module.css';
import { type Axis, Leader } from './Leader.tsx';
import { CUT_RESTING_PLACE } from './StageCut.tsx';
import { TickMarker } from './TickMarker.tsx';

/**
 * Dimension chains in the client's real pixels, and the leader to the headline's font. Their coordinates are
 * percentages of the stage, so that strokes and figures keep their size at every width.
 */
export function DimensionChain({ sheet: { buehne, ketten, hinweis } }: { sheet: RissSheet }) {
	const tick = useId();
	const x = (value: number) => percent(value / buehne.breite);
	const y = (value: number) => percent(value / buehne.hoehe);
	const lineX = (buehne.breite * CUT_RESTING_PLACE) / 100;
	return (
		<svg className={styles.chains} aria-hidden="true">
			<TickMarker id={tick} />
			{ketten.map((chain) => (
				<Chain
					key={`${chain.richtung}-${chain.lage}`}
					{...chain}
					lineX={lineX}
					tick={tick}
					x={x}
					y={y}
				/>
			))}
			{hinweis && <Leader hinweis={hinweis} buehne={buehne} lineX={lineX} x={x} y={y} />}
		</svg>
	);
}

type ChainProps = RissChain & {
	/** Where the section line rests. */
	lineX: number;
	/** Id of the tick's marker. */
	tick: string;
	x: Axis;
	y: Axis;
};

function Chain({ richtung, lage, ab, marken, masse, lineX, tick, x, y }: ChainProps) {
	const isVertical = richtung === 'senkrecht';
	/** A point `along` the chain's own axis and `across` it. */
	const point = (along: number, across: number) =>
		isVertical ? { x: x(across), y: y(along) } : { x: x(along), y: y(across) };
	/** Middle of a part or, where the resting section line would cut the figure, of the piece left of the line. */
	const figureAt = (from: number, until: number) => {
		const middle = (from + until) / 2;
		const isCut =
			!isVertical && Math.abs(middle - lineX) < SHORT_PART && lineX - from > 2 * SHORT_PART;
		return isCut ? (from + lineX) / 2 : middle;
	};
	const start = point(marken[0] ?? 0, lage);
	const end = point(marken.at(-1) ?? 0, lage);
	return (
		<g data-direction={richtung}>
			<g markerEnd={`url(#${tick})`}>
				{marken.map((mark) => {
					const from = point(mark, ab);
					const until = point(mark, lage);
					return <line key={mark} x1={from.x} y1={from.y} x2={until.x} y2={until.y} />;
				})}
			</g>
			<line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
			{masse.map((figure, i) => {
				const [from = 0, until = 0] = marken.slice(i);
				return (
					figure !== null && (
						<text
							key={from}
							data-narrow={until - from < SHORT_PART ? '' : undefined}
							{...point(figureAt(from, until), lage)}
						>
							{figure}
						</text>
					)
				);
			})}
		</g>
	);
}

/** A part shorter than this, in units of the drawing, shows its figure only on a large stage. */
const SHORT_PART = 50;

function percent(share: number): string {
	return `${Math.round(share * 10_000) / 100}%`;
}
