import stil from './Browserfenster.module.css';

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
			<div className={stil.leiste} aria-hidden="true">
				<i />
				<i />
				<i />
				<span>{adresse}</span>
			</div>
			{children}
		</div>
	);
}
