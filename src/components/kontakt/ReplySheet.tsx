import { formular } from '../../content/texte/formular.ts';
import { Cell } from '../ui/Cell.tsx';
import row from '../ui/CellRow.module.css';
import styles from './ReplySheet.module.css';
import { type Received, Stamp } from './Stamp.tsx';

/** What the server knows of an inquiry it took, and who sent it. */
type Receipt = Received & { name?: string | undefined; zeichen?: string | undefined };

type Props = {
	/** On a page of its own. */
	title?: string;
	message: React.ReactNode;
	/** Missing where the server took no inquiry: then the sheet has neither stamp nor title block. */
	receipt?: Receipt | undefined;
	/** Links or a button that lead on. */
	children: React.ReactNode;
};

/**
 * The service's answer to the form, on a sheet. On the page for browsers without scripts the service fills
 * in the receipt; where it took no inquiry it leaves `zeichen` empty, which hides stamp and title block.
 */
export function ReplySheet({ title, message, receipt, children }: Props) {
	const classes = [styles.sheet, receipt && styles.taken, title && styles.page];
	return (
		<div className={classes.filter(Boolean).join(' ')} data-zeichen={receipt?.zeichen}>
			{title && <h1>{title}</h1>}
			<p id="meldung-text" className={styles.message}>
				{message}
			</p>
			<div className={styles.links}>{children}</div>
			{receipt && (
				<div className={styles.receipt}>
					<Stamp {...receipt} />
					<TitleBlock {...receipt} />
				</div>
			)}
		</div>
	);
}

function TitleBlock({ name, zeichen, day }: Receipt) {
	const texts = formular.antwort;
	return (
		<dl className={`cells ${row.row} ${styles.block}`}>
			{name && <Cell name={texts.von}>{name}</Cell>}
			{zeichen && <Cell name={texts.zeichen}>{zeichen}</Cell>}
			<Cell name={texts.datum}>{day}</Cell>
			<Cell name={texts.gezeichnet}>{texts.stehtAus}</Cell>
		</dl>
	);
}
