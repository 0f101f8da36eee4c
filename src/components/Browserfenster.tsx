import stil from './Browserfenster.module.css';
import { Fensterleiste } from './Fensterleiste.tsx';

type Props = {
	/** Shown in the address bar. */
	adresse: string;
	children: React.ReactNode;
	uebergang?: string;
};

/** A browser window drawn flat, like a facade; holds a picture or the film of a site. */
export function Browserfenster({ adresse, children, uebergang }: Props) {
	return (
		<div className={stil.fenster} data-uebergang={uebergang}>
			<Fensterleiste adresse={adresse} />
			{children}
		</div>
	);
}
