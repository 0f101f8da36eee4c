import { LEADER_LIMIT, type RissSheet } from '#shared/riss.ts';
import styles from './DimensionChain.module.css';

/** Converts a length of the drawing into a share of the stage, in percent. */
export type Axis = (value: number) => string;

type Props = {
	hinweis: NonNullable<RissSheet['hinweis']>;
	buehne: RissSheet['buehne'];
	/** Where the section line rests, in units of the drawing. */
	lineX: number;
	x: Axis;
	y: Axis;
};

/**
 * The leader: a line up from the headline's letters, and the name of their font beside it, away from the
 * section line. On a phone's plan the name takes two lines. DimensionChain.module.css leaves the leader out
 * where it has no room.
 */
export function Leader({ hinweis: { punkt, knick, text }, buehne, lineX, x, y }: Props) {
	const limit = LEADER_LIMIT * buehne.breite;
	const bend = Math.min(knick.x, limit);
	const isLeft = bend > buehne.breite / 4;
	const isPhone = buehne.breite < buehne.hoehe;
	const lines = isPhone ? inTwoLines(text, isLeft ? bend : lineX - bend) : [text];
	if (!lines) return null;
	const side = isLeft ? -1 : 1;
	const [pointX, bendX] = [x(Math.min(punkt.x, limit)), x(bend)];
	return (
		<g className={styles.leader} data-lines={lines.length}>
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

/** On a phone's plan: the width of a letter, and the free space beside the words, in units of the drawing. */
const letter = { width: 12.4, air: 30 };

/** Breaks before the size, or before the weight where the font's name is long; undefined if neither has room. */
function inTwoLines(text: string, room: number): string[] | undefined {
	return [text.split(', '), text.split(/ (?=\d+, )/)].find((lines) =>
		lines.every(({ length }) => length * letter.width + letter.air <= room),
	);
}
