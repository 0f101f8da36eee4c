import { useEffect, useRef } from 'react';
import knopf from '../components/Knopf.module.css';
import { formular } from '../content/texte/formular.ts';
import stil from './Meldung.module.css';

const texte = formular.antwort;

type Props = { text: string; onSchliessen: () => void };

/** The alert box with the server's words; modal, closed by its button or Escape. */
export function Meldung({ text, onSchliessen }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);

	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-labelledby="meldung-titel"
			aria-describedby="meldung-text"
			className={stil.meldung}
			onClose={onSchliessen}
		>
			<p id="meldung-titel" className={stil.titel}>
				{texte.titel}
			</p>
			<p id="meldung-text" className={stil.text}>
				{text}
			</p>
			<form method="dialog">
				<button type="submit" className={knopf.knopf} data-art="haupt">
					{texte.schliessen}
				</button>
			</form>
		</dialog>
	);
}
