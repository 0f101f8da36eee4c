import { formular } from '../content/texte/formular.ts';
import type { InvalidField } from '../lib/invalid-fields.ts';
import styles from './ErrorSummary.module.css';

type Props = {
	/** The fields that were invalid when the visitor last tried to send. */
	found: readonly InvalidField[];
	/** Those of them that still are. */
	remaining: readonly InvalidField[];
};

/**
 * Lists several invalid fields above the form, each with a link to it. A corrected one is struck out, not
 * removed: nothing moves under the visitor's hands. Only the count is a live region, so that striking
 * out reads nothing aloud.
 */
export function ErrorSummary({ found, remaining }: Props) {
	const several = found.length > 1;
	return (
		<section
			className={several ? styles.summary : 'only-screen-reader'}
			aria-labelledby="fehler-titel"
		>
			<p id="fehler-titel" aria-live="polite">
				{several && formular.mehrereFehler(found.length)}
			</p>
			{several && (
				<ul className={styles.list}>
					{found.map(({ name, message }) => (
						<li key={name}>
							{remaining.some((field) => field.name === name) ? (
								<a href={`#${name}`}>{message}</a>
							) : (
								<s>{message}</s>
							)}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
