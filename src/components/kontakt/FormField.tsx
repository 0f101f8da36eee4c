import type { TextField } from '#shared/fields.ts';
import { formular as texts } from '../../content/texte/formular.ts';
import { errorId, FieldError } from './FieldError.tsx';
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
			[long && `${name}-fragen`, error && errorId(name)].filter(Boolean).join(' ') || undefined,
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

/** Marks a required field for eyes; screen readers learn it from the field itself. */
export function RequiredMark() {
	return <span aria-hidden="true">*</span>;
}
