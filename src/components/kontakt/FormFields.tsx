import type { FieldName, TextField } from '#shared/form.ts';
import { formular as texts } from '../../content/texte/formular.ts';
import styles from './FormFields.module.css';

/** `locked`: while the form is sent, nothing in it can be changed. `error`: what is wrong with the field. */
type State = { locked: boolean; error: string | undefined };

/** Lines of the message. */
const ROWS = 10;

export function FormField({ field, locked, error }: State & { field: TextField }) {
	const { name, type, required } = field;
	const long = type === 'multiline';
	const describedBy = [long && `${name}-fragen`, error && errorId(name)].filter(Boolean).join(' ');
	const attributes = {
		id: name,
		name,
		required,
		readOnly: locked,
		autoComplete: 'autoComplete' in field ? field.autoComplete : undefined,
		'aria-invalid': Boolean(error),
		'aria-describedby': describedBy || undefined,
	};
	return (
		<div className={long ? `${styles.field} ${styles.long}` : styles.field}>
			<label htmlFor={name}>
				{'asked' in field ? field.asked : field.label}
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

export function Consent({ locked, error, required }: State & { required: boolean }) {
	const { text, vorLink, link, nachLink } = texts.einwilligung;
	return (
		<div className={styles.consent}>
			<input
				className={styles.box}
				type="checkbox"
				id="checkbox"
				name="checkbox"
				required={required}
				aria-required="true"
				// A disabled box would be left out of what is sent, and lose the focus.
				aria-disabled={locked}
				onClick={(event) => locked && event.preventDefault()}
				aria-invalid={Boolean(error)}
				aria-describedby={error ? errorId('checkbox') : undefined}
			/>
			<p className={styles.words}>
				<RequiredMark /> <label htmlFor="checkbox">{text}</label>
				{` ${vorLink} `}
				<a href="/datenschutz">{link}</a>
				{nachLink}
			</p>
			<FieldError field="checkbox" text={error} />
		</div>
	);
}

/** What is wrong, behind a red disc with „!“. */
export function ErrorText({ children }: { children: string }) {
	return <span className={styles.error}>{children}</span>;
}

function FieldError({ field, text }: { field: FieldName; text: string | undefined }) {
	if (!text) return null;
	return (
		<p id={errorId(field)} className={styles.fieldError}>
			<ErrorText>{text}</ErrorText>
		</p>
	);
}

/** The id of a field's error, for the control's `aria-describedby`. */
const errorId = (field: FieldName): string => `${field}-fehler`;

/** Marks a required field for eyes; screen readers learn it from the field itself. */
function RequiredMark() {
	return <span aria-hidden="true">*</span>;
}
