import { Cell } from './Cell.tsx';
import styles from './CellGrid.module.css';

type Props = { zellen: readonly { name: string; wert: React.ReactNode }[] };

/** Labelled cells in one frame, as in a drawing's title block; the last of an odd number is as wide as two. */
export function CellGrid({ zellen }: Props) {
	return (
		<dl className={`fields ${styles.cells}`}>
			{zellen.map(({ name, wert }) => (
				<Cell key={name} name={name}>
					{wert}
				</Cell>
			))}
		</dl>
	);
}
