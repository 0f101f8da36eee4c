import { LEADER_LIMIT, type RissChain, type RissSheet } from '../../../shared/riss.ts';
import styles from './DimensionChain.module.css';
import { REST } from './SectionCut.tsx';

/**
 * Dimension chains with the client's real pixels, and the note on the headline's face. Drawn in
 * percent of the stage, so that lines and figures keep their size at every width.
 */
export function DimensionChain({
	sheet: { buehne: stage, ketten: chains, hinweis: notice },
}: {
	sheet: RissSheet;
}) {
	const x = (value: number) => percent(value / stage.breite);
	const y = (value: number) => percent(value / stage.hoehe);
	const upright = stage.breite < stage.hoehe;
	const rest = (stage.breite * REST) / 100;
	const limit = LEADER_LIMIT * stage.breite;
	const kink = Math.min(notice?.knick.x ?? 0, limit);
	const text = notice?.text ?? '';
	// Away from the section line, where there is room for the words; on a phone's sheet in two lines.
	const left = kink > stage.breite / 4;
	const lines = upright ? inTwoLines(text, left ? kink : rest - kink) : [text];
	return (
		<svg className={styles.chains} aria-hidden="true">
			{chains.map((chain) => (
				<Chain key={`${chain.richtung}-${chain.lage}`} {...chain} rest={rest} x={x} y={y} />
			))}
			{notice && lines && (
				<Leader
					{...notice}
					x={(value) => x(Math.min(value, limit))}
					y={y}
					left={left}
					lines={lines}
				/>
			)}
		</svg>
	);
}

/** On a phone's sheet: what a letter of the note takes, and what lies between its words and the edge. */
const letter = { width: 12.4, air: 30 };

/** Broken before the size, or before the weight where the face has a long name; none that would be cut off. */
function inTwoLines(text: string, room: number): string[] | undefined {
	return [text.split(', '), text.split(/ (?=\d+, )/)].find((lines) =>
		lines.every(({ length }) => length * letter.width + letter.air <= room),
	);
}

type LeaderProps = NonNullable<RissSheet['hinweis']> & {
	x: Axis;
	y: Axis;
	left: boolean;
	lines: string[];
};

/** The note on the headline's face: a line up from its letters, and the words beside it. */
function Leader({ punkt: point, knick: kink, x, y, left, lines }: LeaderProps) {
	const side = left ? -1 : 1;
	return (
		<g className={styles.notice} data-lines={lines.length}>
			<line x1={x(point.x)} y1={y(point.y)} x2={x(kink.x)} y2={y(kink.y)} />
			<circle cx={x(point.x)} cy={y(point.y)} r="3" />
			<svg x={x(kink.x)} y={y(kink.y)} overflow="visible" aria-hidden="true">
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
	rest: number;
	x: Axis;
	y: Axis;
};

function Chain({
	richtung: direction,
	lage: position,
	ab,
	marken: marks,
	masse: measures,
	rest,
	x,
	y,
}: ChainProps) {
	const vertical = direction === 'senkrecht';
	/** In the middle; where the resting line would cut the figure, in the middle of what is seen. */
	const index = (from: number, until: number) => {
		const middle = (from + until) / 2;
		const capped = !vertical && Math.abs(middle - rest) < NARROW && rest - from > 2 * NARROW;
		return capped ? (from + rest) / 2 : middle;
	};
	/** A point on the chain's own axis, `along`, at a distance across it. */
	const point = (along: number, across: number) =>
		vertical ? { x: x(across), y: y(along) } : { x: x(along), y: y(across) };
	const start = point(marks[0] ?? 0, position);
	const end = point(marks.at(-1) ?? 0, position);
	return (
		<g data-direction={direction}>
			{marks.map((mark) => {
				const from = point(mark, ab);
				const until = point(mark, position);
				return <line key={mark} x1={from.x} y1={from.y} x2={until.x} y2={until.y} />;
			})}
			<line data-line="" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
			{measures.map((measure, i) => {
				const [from = 0, until = 0] = marks.slice(i);
				return (
					measure !== null && (
						<text
							key={from}
							data-narrow={until - from < NARROW ? '' : undefined}
							{...point(index(from, until), position)}
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
