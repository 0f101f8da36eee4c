import { formular as texte } from '../content/texte/formular.ts';
import { FieldError } from './FieldError.tsx';
import styles from './KontaktForm.module.css';

const { text, vorLink: beforeLink, link, nachLink: afterLink } = texte.einwilligung;

/** The consent: a drawn box, its sentence, and the way to the privacy policy. */
export function Consent({ locked, error }: { locked: boolean; error: string | undefined }) {
	return (
		<div className={styles.consent}>
			<input
				type="checkbox"
				id="checkbox"
				name="checkbox"
				required
				aria-disabled={locked}
				onClick={(event) => locked && event.preventDefault()}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? 'checkbox-fehler' : undefined}
			/>
			<p>
				<label htmlFor="checkbox">{text}</label> {beforeLink} <a href="/datenschutz">{link}</a>
				{afterLink}*
			</p>
			<FieldError field="checkbox" text={error} />
		</div>
	);
}
