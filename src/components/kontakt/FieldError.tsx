import type { FieldName } from '#shared/fields.ts';
import styles from './FieldError.module.css';

/** Says what is wrong with a field, under the id its input refers to, or renders nothing. */
export function FieldError({ field, text }: { field: FieldName; text: string | undefined }) {
	if (!text) return null;
	return (
		<p id={`${field}-fehler`} className={styles.error}>
			<ErrorText>{text}</ErrorText>
		</p>
	);
}

/** What is wrong, behind a red disc with „!“. */
export function ErrorText({ children }: { children: string }) {
	return <span className={styles.text}>{children}</span>;
}
