import stil from './Fensterleiste.module.css';

/** A drawn window's bar: three buttons and the address. */
export function Fensterleiste({ adresse }: { adresse: string }) {
	return (
		<div className={stil.leiste} aria-hidden="true">
			<i />
			<i />
			<i />
			<span>{adresse}</span>
		</div>
	);
}
