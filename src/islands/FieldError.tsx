import type { FieldName } from '#shared/fields.ts';
import styles from './KontaktForm.module.css';

/** What is wrong with a field, under the id its input refers to; nothing where nothing is wrong. */
export function FieldError({ field, text }: { field: FieldName; text: string | undefined }) {
	if (!text) return null;
	return (
		<p id={`${field}-fehler`} className={styles.fault}>
			{text}
		</p>
	);
}
