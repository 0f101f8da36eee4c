import type { FieldName } from '#shared/fields.ts';
import styles from './FieldError.module.css';

/** The id of a field's error, for the control's `aria-describedby`. */
export const errorId = (field: FieldName): string => `${field}-fehler`;

/** Says what is wrong with a field, or renders nothing. */
export function FieldError({ field, text }: { field: FieldName; text: string | undefined }) {
	if (!text) return null;
	return (
		<p id={errorId(field)} className={styles.error}>
			<ErrorText>{text}</ErrorText>
		</p>
	);
}

/** What is wrong, behind a red disc with „!“. */
export function ErrorText({ children }: { children: string }) {
	return <span className={styles.text}>{children}</span>;
}
