import stil from './Abschnitt.module.css';

type Props = {
	titel: string;
	/** Small note at the right end of the rule. */
	anmerkung?: string;
	id?: string;
	children: React.ReactNode;
};

/** A section under a ruled headline. */
export function Abschnitt({ titel, anmerkung, id, children }: Props) {
	return (
		<section className={`huelle lineal ${stil.abschnitt}`} id={id}>
			<div className={stil.kopf}>
				<h2>{titel}</h2>
				{anmerkung && <p className={stil.anmerkung}>{anmerkung}</p>}
			</div>
			{children}
		</section>
	);
}
