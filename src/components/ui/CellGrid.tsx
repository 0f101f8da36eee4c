import { Cell } from './Cell.tsx';
import styles from './CellGrid.module.css';

type Props = { cells: readonly { name: string; value: React.ReactNode }[] };

/** Frames labelled cells, two in a row, like a drawing's title block; the last of an odd number takes a row. */
export function CellGrid({ cells }: Props) {
	const isWhole = (i: number) => i % 2 === 0 && i === cells.length - 1;
	return (
		<dl className={`cells ${styles.cells}`}>
			{cells.map(({ name, value }, i) => (
				<Cell key={name} name={name} className={isWhole(i) ? styles.whole : undefined}>
					{value}
				</Cell>
			))}
		</dl>
	);
}
