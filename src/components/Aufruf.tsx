import { rahmen } from '../content/texte/rahmen.ts';
import stil from './Aufruf.module.css';
import { Knopf } from './Knopf.tsx';

/** The call to action that closes a page. */
export function Aufruf() {
	const { titel, text, knopf } = rahmen.aufruf;
	return (
		<section className={`huelle ${stil.aufruf}`} data-druck="aus">
			<div className={stil.blatt}>
				<h2>{titel}</h2>
				<div className={stil.weiter}>
					<p>{text}</p>
					<Knopf href="/kontakt">{knopf}</Knopf>
				</div>
			</div>
		</section>
	);
}
