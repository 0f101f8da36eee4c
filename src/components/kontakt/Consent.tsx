import { formular as texts } from '../../content/texte/formular.ts';
import styles from './Consent.module.css';
import { errorId, FieldError } from './FieldError.tsx';
import { RequiredMark } from './FormField.tsx';

type Props = { locked: boolean; error: string | undefined };

export function Consent({ locked, error }: Props) {
	const { text, vorLink, link, nachLink } = texts.einwilligung;
	return (
		<div className={styles.consent}>
			<input
				className={styles.box}
				type="checkbox"
				id="checkbox"
				name="checkbox"
				required
				aria-disabled={locked}
				onClick={(event) => locked && event.preventDefault()}
				aria-invalid={Boolean(error)}
				aria-describedby={error ? errorId('checkbox') : undefined}
			/>
			<p className={styles.words}>
				<label htmlFor="checkbox">{text}</label> {vorLink} <a href="/datenschutz">{link}</a>
				<RequiredMark />
				{nachLink}
			</p>
			<FieldError field="checkbox" text={error} />
		</div>
	);
}
