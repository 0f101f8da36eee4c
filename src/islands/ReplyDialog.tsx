import { useEffect, useRef } from 'react';
import button from '../components/Button.module.css';
import { formular } from '../content/texte/formular.ts';
import stil from './ReplyDialog.module.css';
import { Stamp } from './Stamp.tsx';

const texts = formular.antwort;

type Props = { text: string; eingang?: Date | undefined; onClose: () => void };

/** The alert box with the server's words, stamped when it took the inquiry; modal, closed by its button or Escape. */
export function ReplyDialog({ text, eingang, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
		// Its button has the focus; a long text is read from its beginning.
		dialog.current?.scrollTo(0, 0);
	}, []);

	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-labelledby="meldung-titel"
			aria-describedby="meldung-text"
			className={stil.meldung}
			onClose={onClose}
		>
			<p id="meldung-titel" className="nur-vorlesen">
				{texts.titel}
			</p>
			<p id="meldung-text" className={stil.text}>
				{text}
			</p>
			<form method="dialog">
				<button type="submit" className={button.knopf} data-art="haupt">
					{texts.schliessen}
				</button>
				{eingang && <Stamp eingang={eingang} />}
			</form>
		</dialog>
	);
}
