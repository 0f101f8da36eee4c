import { useId } from 'react';
import type { PlanChain, PlanSheet } from '#shared/plan.ts';
import styles from './PlanDimensions.module.css';

type Props = {
	sheet: PlanSheet;
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
	const { buehne, ketten, hinweis } = sheet;
	const tick = useId();
	const axes: Axes = {
		restX: (buehne.breite * restPercent) / 100,
		x: (value) => percent(value / buehne.breite),
		y: (value) => percent(value / buehne.hoehe),
	};
	return (
		<svg className={styles.dimensions} aria-hidden="true">
			<marker id={tick} markerUnits="userSpaceOnUse" overflow="visible">
				<path className={styles.tick} d="M-5 5 5-5" />
			</marker>
			{ketten.map((chain) => (
				<Chain key={`${chain.richtung}-${chain.lage}`} chain={chain} tick={tick} axes={axes} />
			))}
			{hinweis && <Leader hinweis={hinweis} buehne={buehne} axes={axes} />}
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

type LeaderProps = {
	hinweis: NonNullable<PlanSheet['hinweis']>;
	buehne: PlanSheet['buehne'];
	axes: Axes;
};

/**
 * A line up from the headline's letters, and the name of their font beside it, away from the section line.
 * On a phone's plan the name takes two lines.
 */
function Leader({ hinweis: { punkt, knick, text }, buehne, axes }: LeaderProps) {
	const { restX, x, y } = axes;
	const isLeft = knick.x > buehne.breite / 4;
	const isPhone = buehne.breite < buehne.hoehe;
	const lines = isPhone ? inTwoLines(text, isLeft ? knick.x : restX - knick.x) : [text];
	if (!lines) return null;
	const side = isLeft ? -1 : 1;
	const [pointX, bendX] = [x(punkt.x), x(knick.x)];
	return (
		<g className={isPhone ? styles.leader : `${styles.leader} ${styles.inOneLine}`}>
			<line x1={pointX} y1={y(punkt.y)} x2={bendX} y2={y(knick.y)} />
			<circle cx={pointX} cy={y(punkt.y)} r="3" />
			<svg x={bendX} y={y(knick.y)} overflow="visible" aria-hidden="true">
				<path d={`M0 0h${10 * side}`} />
				<text textAnchor={isLeft ? 'end' : 'start'}>
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

/** On a phone's plan: the width of a letter, and the space beside the words, in units of the drawing. */
const PHONE_LETTER = { width: 13, margin: 30 };

/**
 * Breaks before the size, or before the weight where the font's name is long; undefined if neither has room.
 */
function inTwoLines(text: string, room: number): string[] | undefined {
	return [text.split(', '), text.split(/ (?=\d+, )/)].find((lines) =>
		lines.every(({ length }) => length * PHONE_LETTER.width + PHONE_LETTER.margin <= room),
	);
}

function percent(share: number): string {
	return `${Math.round(share * 10_000) / 100}%`;
}
