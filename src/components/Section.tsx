import '../styles/compositions/ruler.css';
import stil from './Section.module.css';

type Props = {
	titel: string;
	children: React.ReactNode;
};

/** A section under a ruled headline. */
export function Section({ titel, children }: Props) {
	return (
		<section className={`huelle lineal ${stil.abschnitt}`}>
			<h2 className={stil.kopf}>{titel}</h2>
			{children}
		</section>
	);
}
