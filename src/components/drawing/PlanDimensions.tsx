import { useId } from 'react';
import { PLAN_SIZES, type Plan, type PlanChain, type PlanNote } from '#shared/plan.ts';
import styles from './PlanDimensions.module.css';

type Props = {
	sheet: Plan['desktop'];
	/** Where the section line rests, in percent; no length is written under it. */
	restPercent: number;
};

/** Converts a length of the drawing into a percentage of the sheet. */
type Axis = (value: number) => string;
type Axes = { restX: number; x: Axis; y: Axis };

/**
 * Room for a written length, in units of the drawing. A shorter part shows its length on large sheets only; a
 * length nearer to the resting line moves to the left.
 */
const LENGTH_ROOM = 60;

/**
 * Dimension chains in the client's real pixels, and the leader to the headline's font. Their coordinates are
 * percentages of the sheet, so that strokes and letters keep their size at every width.
 */
export function PlanDimensions({ sheet, restPercent }: Props) {
	const { ketten, hinweis } = sheet;
	const { width, height } = PLAN_SIZES.desktop;
	const tick = useId();
	const axes: Axes = {
		restX: (width * restPercent) / 100,
		x: (value) => percent(value / width),
		y: (value) => percent(value / height),
	};
	return (
		<svg className={styles.dimensions} aria-hidden="true">
			<marker id={tick} markerUnits="userSpaceOnUse" overflow="visible">
				<path className={styles.tick} d="M-5 5 5-5" />
			</marker>
			{ketten.map((chain) => (
				<Chain key={`${chain.richtung}-${chain.lage}`} chain={chain} tick={tick} axes={axes} />
			))}
			{hinweis && <Leader hinweis={hinweis} axes={axes} />}
		</svg>
	);
}

/** `tick` is the id of the marker at each end. */
type ChainProps = { chain: PlanChain; tick: string; axes: Axes };

function Chain({ chain: { richtung, lage, ab, marken, masse }, tick, axes }: ChainProps) {
	const { restX, x, y } = axes;
	const isVertical = richtung === 'senkrecht';
	/** A point `along` the chain's own axis and `across` it. */
	const point = (along: number, across: number) =>
		isVertical ? { x: x(across), y: y(along) } : { x: x(along), y: y(across) };
	/** Middle of a part or, where the resting line would cut the length, of the piece left of the line. */
	const lengthAt = (from: number, until: number) => {
		const middle = (from + until) / 2;
		const isCut =
			!isVertical && Math.abs(middle - restX) < LENGTH_ROOM && restX - from > 2 * LENGTH_ROOM;
		return isCut ? (from + restX) / 2 : middle;
	};
	const start = point(marken[0] ?? 0, lage);
	const end = point(marken.at(-1) ?? 0, lage);
	return (
		<g className={isVertical ? styles.vertical : styles.horizontal}>
			<g markerEnd={`url(#${tick})`}>
				{marken.map((mark) => {
					const from = point(mark, ab);
					const until = point(mark, lage);
					return <line key={mark} x1={from.x} y1={from.y} x2={until.x} y2={until.y} />;
				})}
			</g>
			<line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
			{masse.map((length, i) => {
				const [from = 0, until = 0] = marken.slice(i);
				if (length === null) return null;
				return (
					<text
						key={from}
						className={until - from < LENGTH_ROOM ? styles.short : undefined}
						{...point(lengthAt(from, until), lage)}
					>
						{length}
					</text>
				);
			})}
		</g>
	);
}

/** A line up from the headline's letters, and the name of their font beside it. */
function Leader({
	hinweis: { punkt, knick, seite, text },
	axes: { x, y },
}: {
	hinweis: PlanNote;
	axes: Axes;
}) {
	const side = seite === 'links' ? -1 : 1;
	const [pointX, bendX] = [x(punkt.x), x(knick.x)];
	return (
		<g className={`${styles.leader} ${styles.inOneLine}`}>
			<line x1={pointX} y1={y(punkt.y)} x2={bendX} y2={y(knick.y)} />
			<circle cx={pointX} cy={y(punkt.y)} r="3" />
			<svg x={bendX} y={y(knick.y)} overflow="visible" aria-hidden="true">
				<path d={`M0 0h${10 * side}`} />
				<text x={16 * side} textAnchor={side < 0 ? 'end' : 'start'}>
					{text}
				</text>
			</svg>
		</g>
	);
}

function percent(share: number): string {
	return `${Math.round(share * 10_000) / 100}%`;
}
