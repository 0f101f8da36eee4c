import { memo } from 'react';
import { TEXT_FIELDS, type TextField } from '#shared/fields.ts';
import { FieldError } from './FieldError.tsx';
import styles from './KontaktForm.module.css';

type Props = {
	name: TextField['name'];
	autoComplete?: string;
	/** Lines of a multi-line field. */
	rows?: number;
	/** Prompts between label and field. */
	prompts?: readonly string[];
	locked: boolean;
	error: string | undefined;
};

/** Label, input, and the message that says what is missing: ids wired in one place. */
export const FormField = memo(function FormField({
	name,
	autoComplete,
	rows,
	prompts,
	locked,
	error,
}: Props) {
	const field = TEXT_FIELDS.find((field) => field.name === name);
	const attributes = {
		id: name,
		name,
		required: field?.required,
		readOnly: locked,
		autoComplete,
		'aria-invalid': error ? true : undefined,
		'aria-describedby':
			[prompts && `${name}-fragen`, error && `${name}-fehler`].filter(Boolean).join(' ') ||
			undefined,
	};
	return (
		<div className={styles.field} data-wide={rows ? '' : undefined}>
			<label htmlFor={name}>
				{field?.label}
				{field?.required && '*'}
			</label>
			{prompts && (
				<ul id={`${name}-fragen`} className={styles.questions}>
					{prompts.map((prompt) => (
						<li key={prompt}>{prompt}</li>
					))}
				</ul>
			)}
			{rows ? (
				<textarea rows={rows} {...attributes} />
			) : (
				<input type={field?.type} {...attributes} />
			)}
			<FieldError field={name} text={error} />
		</div>
	);
});
