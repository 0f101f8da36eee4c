import { formular as texts } from '../../content/texte/formular.ts';
import styles from './FormNotes.module.css';
import type { Receipt } from './send.ts';

type Props = {
	/** The receipt of the last inquiry, until something is typed. */
	receipt: Receipt | undefined;
	/** Whether the draft was just deleted and can be brought back. */
	isDeleted: boolean;
	onDelete: () => void;
	onRestore: () => void;
};

/** Below the form's button: what to know before sending, or the inquiry that has arrived. */
export function FormNotes({ receipt, isDeleted, onDelete, onRestore }: Props) {
	const { hinweis, loeschen, geloescht, zurueckholen, der } = texts.entwurf;
	const arrived = receipt && texts.istAngekommen(receipt.zeichen, receipt.time);
	// Each text has an element of its own: a translator may have replaced the bare text.
	return (
		<p className={styles.notes}>
			<span>{arrived ?? `${texts.pflichtfeld} ${texts.angekommen}`}</span>
			{!arrived && (
				<span className={styles.draft}>
					{' '}
					<span>{isDeleted ? geloescht : hinweis}</span>{' '}
					<button
						// The button empties the fields by itself before the script runs.
						type="reset"
						onClick={(event) => {
							event.preventDefault();
							// A double click would take back what it did.
							if (event.detail > 1) return;
							if (isDeleted) onRestore();
							else onDelete();
						}}
					>
						<span className="visually-hidden">{`${der} `}</span>
						<span>{isDeleted ? zurueckholen : loeschen}</span>
					</button>
				</span>
			)}
		</p>
	);
}
