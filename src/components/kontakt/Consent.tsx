import { formular as texts } from '../../content/texte/formular.ts';
import styles from './Consent.module.css';
import { FieldError } from './FieldError.tsx';
import { RequiredMark } from './RequiredMark.tsx';

const { text, vorLink, link, nachLink } = texts.einwilligung;

/** Asks for the consent: a checkbox, its sentence and a link to the privacy policy. */
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
				aria-invalid={Boolean(error)}
				aria-describedby={error ? 'checkbox-fehler' : undefined}
			/>
			<p>
				<label htmlFor="checkbox">{text}</label> {vorLink} <a href="/datenschutz">{link}</a>
				<RequiredMark />
				{nachLink}
			</p>
			<FieldError field="checkbox" text={error} />
		</div>
	);
}
