import { start } from '../content/texte/start.ts';
import stil from './Aufruf.module.css';
import { Knopf } from './Knopf.tsx';

/** The call to action that closes a page. */
export function Aufruf() {
	return (
		<section className={`huelle ${stil.aufruf}`} data-druck="aus">
			<div className={stil.blatt}>
				<h2>Lass uns gemeinsam ihr Projekt umsetzen!</h2>
				<div className={stil.weiter}>
					<p>{start.aufruf}</p>
					<Knopf href="/kontakt">Projekt starten</Knopf>
				</div>
			</div>
		</section>
	);
}
