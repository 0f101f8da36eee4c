import { inhaber } from '#shared/inhaber.ts';
import stil from './recht.module.css';

/** The owner's name and postal address. */
export function Anschrift() {
	const { strasse, plz, ort, land } = inhaber.anschrift;
	return (
		<address className={stil.anschrift}>
			{inhaber.name}
			<br />
			{strasse}
			<br />
			{`${plz} ${ort}`}
			<br />
			{land}
		</address>
	);
}
