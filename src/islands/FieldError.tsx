import type { Feld } from '#shared/fields.ts';
import styles from './KontaktForm.module.css';

/** What is wrong with a field, under the id its input refers to; nothing where nothing is wrong. */
export function FieldError({ feld, text }: { feld: Feld; text: string | undefined }) {
	if (!text) return null;
	return (
		<p id={`${feld}-fehler`} className={styles.fault}>
			{text}
		</p>
	);
}
