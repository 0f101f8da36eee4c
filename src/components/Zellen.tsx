import { Feld } from './Feld.tsx';
import stil from './Zellen.module.css';

type Props = { zellen: readonly { name: string; wert: React.ReactNode }[] };

/** Labelled cells in one frame, as in a drawing's title block; the last of an odd number is as wide as two. */
export function Zellen({ zellen }: Props) {
	return (
		<dl className={`felder ${stil.zellen}`}>
			{zellen.map(({ name, wert }) => (
				<Feld key={name} name={name}>
					{wert}
				</Feld>
			))}
		</dl>
	);
}
