import stil from './Masslinie.module.css';

/** Dimension line: thin, with 45° ticks and a short phrase or figure on it. */
export function Masslinie({ children }: { children: React.ReactNode }) {
	return (
		<p className={stil.masslinie}>
			<span>{children}</span>
		</p>
	);
}
