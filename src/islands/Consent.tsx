import { formular as texte } from '../content/texte/formular.ts';
import { FieldError } from './FieldError.tsx';
import stil from './KontaktForm.module.css';

const { text, vorLink, link, nachLink } = texte.einwilligung;

/** The consent: a drawn box, its sentence, and the way to the privacy policy. */
export function Consent({ fehler }: { fehler: string | undefined }) {
	return (
		<div className={stil.einwilligung}>
			<input
				type="checkbox"
				id="checkbox"
				name="checkbox"
				required
				aria-invalid={fehler ? true : undefined}
				aria-describedby={fehler ? 'checkbox-fehler' : undefined}
			/>
			<p>
				<label htmlFor="checkbox">{text}</label> {vorLink} <a href="/datenschutz">{link}</a>
				{nachLink}*
			</p>
			<FieldError feld="checkbox" text={fehler} />
		</div>
	);
}
