import { Cell } from './Cell.tsx';
import styles from './CellGrid.module.css';

type Props = { cells: readonly { name: string; value: React.ReactNode }[] };

/** Labelled cells in one frame, as in a drawing's title block; the last of an odd number is as wide as two. */
export function CellGrid({ cells }: Props) {
	return (
		<dl className={`cells ${styles.cells}`}>
			{cells.map(({ name, value }) => (
				<Cell key={name} name={name}>
					{value}
				</Cell>
			))}
		</dl>
	);
}
