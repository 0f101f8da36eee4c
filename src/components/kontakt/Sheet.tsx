import { perTextField } from '#shared/form.ts';
import { LINE_EMS, type SheetContent, sheetContent } from '#shared/sheet-content.ts';
import { formular } from '../../content/texte/formular.ts';
import { wrapped } from '../../lib/wrapped.ts';
import { DashDotLine } from '../drawing/DashDotLine.tsx';
import { LineFlags } from '../drawing/LineFlags.tsx';
import { OutlinedHeadline } from '../drawing/OutlinedHeadline.tsx';
import styles from './Sheet.module.css';
import place from './sheet-place.module.css';

const texts = formular.blatt;

/** As long as there is no name. */
const UNNAMED = sheetContent({ ...perTextField(() => ''), vorname: texts.ohneName });

/** How far the line is from the left edge, in percent: at first, how much less with each valid field, at last. */
const LINE = { start: 95, step: 15, crossed: -1 } as const;

/** How high a name's letters are at most, in units of the sheet. */
const LETTERS = { inOne: 7.5, inTwoLines: 4 } as const;

/** A line of the message as strokes: so many letters fill the row. At most so many rows; phones show two. */
const STROKES = { letters: 44, rows: 4, whenEmpty: 3 } as const;

type Props = {
	ref?: React.Ref<HTMLElement>;
	content: SheetContent;
	/** How many of the required fields are filled in as they should be; without meaning once it has `arrived`. */
	validFields?: number;
	/** Day and time of the inquiry that is stored: then the sheet is finished. */
	arrived?: { day: string; time: string } | undefined;
	/** The answer is shown beside it, in the alert box or as a page; on a phone the sheet is higher then. */
	answered?: 'box' | 'page' | undefined;
	/** There is little room above the keyboard: name and line alone. */
	low?: boolean;
};

/**
 * The sheet beside the form: a picture of what is written, drawn left of the line and finished right of it. It
 * holds nothing that stands only here, and screen readers skip it.
 */
export function Sheet({ ref, content, validFields = 0, arrived, answered, low = false }: Props) {
	const { domain, telephone, message } = content;
	const { name, nameEms } = content.name.length > 0 ? content : UNNAMED;
	const figure = [
		place.figure,
		low && place.low,
		answered && place.answered,
		answered === 'page' && place.onPage,
	];
	const cut = [styles.cut, arrived && styles.finished, answered && styles.answered];
	const share = arrived ? LINE.crossed : LINE.start - LINE.step * validFields;
	// The stylesheet says by `grid-area` where each stands: not in this order.
	const rows = (
		<>
			<span className={styles.domain}>{domain}</span>
			{!arrived && (
				<span className={styles.strokes}>
					{strokesOf(message).map((width, row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
						<i key={row} style={{ width }} />
					))}
				</span>
			)}
			<span className={styles.telephone}>{telephone}</span>
		</>
	);
	return (
		<figure ref={ref} className={figure.filter(Boolean).join(' ')} aria-hidden="true">
			<div
				className={cut.filter(Boolean).join(' ')}
				style={{
					'--share': share,
					'--most': name.length > 1 ? LETTERS.inTwoLines : LETTERS.inOne,
					'--ems': nameEms ?? LINE_EMS,
				}}
			>
				<div className={styles.flags}>
					<LineFlags finished={texts.fertig} />
				</div>
				<div className={styles.sheet}>
					<div className={styles.drawn}>{rows}</div>
					<div className={styles.built}>{rows}</div>
					<p className={styles.name}>
						<OutlinedHeadline lines={name} on="sheet" guides />
					</p>
					{arrived && <p className={styles.words}>{message}</p>}
					<DashDotLine />
					{arrived && (
						<p className={styles.stamp}>
							<b>{texts.eingang}</b>
							<span>{`${arrived.day},`}</span>
							<span>{arrived.time}</span>
						</p>
					)}
				</div>
			</div>
			<figcaption className={place.caption}>{texts.erklaerung}</figcaption>
		</figure>
	);
}

/** How wide the message's strokes are; without a message as the stylesheet has them. */
function strokesOf(message: string): readonly (string | undefined)[] {
	if (message === '') return Array.from({ length: STROKES.whenEmpty }, () => undefined);
	const rows = wrapped(message, STROKES.letters).slice(0, STROKES.rows);
	return rows.map((row) => `${Math.min(100, (100 * row.length) / STROKES.letters)}%`);
}
