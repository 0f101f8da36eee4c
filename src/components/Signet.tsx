import { inhaber } from '#shared/inhaber.ts';
import stil from './Signet.module.css';

/** The owner's initial, measured: the family name's first letter on a dimension line. */
export function Signet() {
	const initiale = inhaber.name.split(' ').at(-1)?.charAt(0) ?? '';
	return (
		<span className={stil.signet} aria-hidden="true">
			{initiale}
		</span>
	);
}
