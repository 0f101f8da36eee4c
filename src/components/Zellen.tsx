import stil from './Zellen.module.css';

type Props = { zellen: readonly { name: string; wert: React.ReactNode }[] };

/** Labelled cells in one frame, as in a drawing's title block; the last of an odd number is as wide as two. */
export function Zellen({ zellen }: Props) {
	return (
		<dl className={stil.zellen}>
			{zellen.map(({ name, wert }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{wert}</dd>
				</div>
			))}
		</dl>
	);
}
