import { useEffect, useRef } from 'react';
import knopf from '../components/Button.module.css';
import { formular } from '../content/texte/formular.ts';
import stil from './ReplyDialog.module.css';
import { Stamp } from './Stamp.tsx';

const texte = formular.antwort;

type Props = { text: string; eingang?: Date | undefined; onSchliessen: () => void };

/** The alert box with the server's words, stamped when it took the inquiry; modal, closed by its button or Escape. */
export function ReplyDialog({ text, eingang, onSchliessen }: Props) {
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
			{eingang && <Stamp eingang={eingang} />}
			<p id="meldung-titel" className="nur-vorlesen">
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
