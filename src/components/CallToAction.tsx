import { rahmen } from '../content/texte/rahmen.ts';
import { Button } from './Button.tsx';
import stil from './CallToAction.module.css';

/** The call to action that closes a page. */
export function CallToAction() {
	const { titel, text, knopf } = rahmen.aufruf;
	return (
		<section className={`huelle ${stil.aufruf}`} data-druck="aus">
			<div className={stil.blatt}>
				<h2>{titel}</h2>
				<div className={stil.weiter}>
					<p>{text}</p>
					<Button href="/kontakt">{knopf}</Button>
				</div>
			</div>
		</section>
	);
}
