import type { FieldName, TextField } from '#shared/fields.ts';
import { formular as texts } from '../../content/texte/formular.ts';
import styles from './FormField.module.css';

type Props = { field: TextField; locked: boolean; error: string | undefined };

/** Lines of the message (spec, section 9). */
const ROWS = 10;

export function FormField({ field, locked, error }: Props) {
	const { name, type, required } = field;
	const long = type === 'multiline';
	const attributes = {
		id: name,
		name,
		required,
		readOnly: locked,
		autoComplete: 'autoComplete' in field ? field.autoComplete : undefined,
		'aria-invalid': Boolean(error),
		'aria-describedby':
			[long && `${name}-fragen`, error && `${name}-fehler`].filter(Boolean).join(' ') || undefined,
	};
	return (
		<div className={long ? `${styles.field} ${styles.long}` : styles.field}>
			<label htmlFor={name}>
				{field.label}
				{required && <RequiredMark />}
			</label>
			{long && (
				<p id={`${name}-fragen`} className={styles.prompts}>
					{texts.stichworte}
				</p>
			)}
			{long ? <textarea rows={ROWS} {...attributes} /> : <input type={type} {...attributes} />}
			<FieldError field={name} text={error} />
		</div>
	);
}

export function Consent({ locked, error }: { locked: boolean; error: string | undefined }) {
	const { text, vorLink, link, nachLink } = texts.einwilligung;
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

/** Says what is wrong with a field, under the id its input refers to, or renders nothing. */
function FieldError({ field, text }: { field: FieldName; text: string | undefined }) {
	if (!text) return null;
	return (
		<p id={`${field}-fehler`} className={styles.error}>
			<Marked>{text}</Marked>
		</p>
	);
}

/** What is wrong, behind a red disc with „!“. */
export function Marked({ children }: { children: string }) {
	return <span className={styles.marked}>{children}</span>;
}

/** Marks a required field for eyes; screen readers learn it from the field itself. */
function RequiredMark() {
	return <span aria-hidden="true">*</span>;
}
