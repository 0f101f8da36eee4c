import { useId } from 'react';
import type { Plan, PlanChain, PlanNote } from '#shared/plan.ts';
// Not from plan.ts, which would bring its schema into the island.
import { VIEWPORTS } from '#shared/viewports.ts';
import styles from './PlanDimensions.module.css';

/** A place in px of the client's page, as a percentage of the drawing: strokes and letters keep their size at every width. */
const x = (px: number) => percent(px / VIEWPORTS.desktop.width);
const y = (px: number) => percent(px / VIEWPORTS.desktop.height);

/** A shorter part of a chain shows its length on large drawings only; in px of the client's page. */
const SHORT = 60;

/** Dimension chains in the client's real pixels, and the leader to the headline's font, over the drawing. */
export function PlanDimensions({ ketten, hinweis }: Plan['desktop']) {
	const tick = useId();
	return (
		<svg className={styles.dimensions} aria-hidden="true">
			<marker id={tick} markerUnits="userSpaceOnUse" overflow="visible">
				<path className={styles.tick} d="M-5 5 5-5" />
			</marker>
			{ketten.map((chain) => (
				<Chain key={chain.richtung} chain={chain} tick={tick} />
			))}
			{hinweis && <Leader note={hinweis} />}
		</svg>
	);
}

/** `tick` is the id of the marker at each end. */
function Chain({ chain, tick }: { chain: PlanChain; tick: string }) {
	const { richtung, lage, ab, marken, masse } = chain;
	const isVertical = richtung === 'senkrecht';
	/** A point `along` the chain's own axis and `across` it. */
	const point = (along: number, across: number) =>
		isVertical ? { x: x(across), y: y(along) } : { x: x(along), y: y(across) };
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
				// No room for a figure, as the recorder measured it (MEASURED in recorder/thresholds.ts).
				if (length === null) return null;
				return (
					<text
						key={from}
						className={until - from < SHORT ? styles.short : undefined}
						{...point((from + until) / 2, lage)}
					>
						{length}
					</text>
				);
			})}
		</g>
	);
}

/** A line up from the headline's letters, and the name of their font beside it. */
function Leader({ note: { punkt, knick, seite, text } }: { note: PlanNote }) {
	const side = seite === 'links' ? -1 : 1;
	return (
		<g className={styles.leader}>
			<line x1={x(punkt.x)} y1={y(punkt.y)} x2={x(knick.x)} y2={y(knick.y)} />
			<circle cx={x(punkt.x)} cy={y(punkt.y)} r="3" />
			<svg x={x(knick.x)} y={y(knick.y)} overflow="visible" aria-hidden="true">
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
