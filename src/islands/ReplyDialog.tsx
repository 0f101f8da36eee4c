import { useEffect, useRef } from 'react';
import button from '../components/ui/Button.module.css';
import { formular } from '../content/texte/formular.ts';
import styles from './ReplyDialog.module.css';
import { Stamp } from './Stamp.tsx';

const texts = formular.antwort;

type Props = { text: string; eingang?: Date | undefined; onClose: () => void };

/** The alert box with the server's message, and a stamp where it accepted the inquiry. Its button or Escape closes it. */
export function ReplyDialog({ text, eingang, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
		// The focused button has scrolled a long text to its end.
		dialog.current?.scrollTo(0, 0);
	}, []);

	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-labelledby="meldung-titel"
			aria-describedby="meldung-text"
			className={styles.message}
			onClose={onClose}
		>
			<p id="meldung-titel" className="only-screen-reader">
				{texts.titel}
			</p>
			<p id="meldung-text" className={styles.text}>
				{text}
			</p>
			<form method="dialog">
				<button type="submit" className={button.button} data-kind="main">
					{texts.schliessen}
				</button>
				{eingang && <Stamp eingang={eingang} />}
			</form>
		</dialog>
	);
}
