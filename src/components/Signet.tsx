import { inhaber } from '#shared/inhaber.ts';
import stil from './Signet.module.css';

/** The owner's initial, measured: a dimension line as wide as the family name's first letter. */
export function Signet() {
	const initiale = inhaber.name.split(' ').at(-1)?.charAt(0) ?? '';
	return (
		<span className={stil.signet} aria-hidden="true">
			<span>{initiale}</span>
		</span>
	);
}
