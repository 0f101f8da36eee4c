import { useEffect, useRef } from 'react';
import { ReplySheet } from '../components/kontakt/ReplySheet.tsx';
import button from '../components/ui/Button.module.css';
import { formular } from '../content/texte/formular.ts';
import type { Reply } from '../lib/send-anfrage.ts';
import styles from './ReplyDialog.module.css';

const DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });
const TIME_OF_DAY = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });

const OPENS_AFTER_MS = 150;

/** `name`: who sent the inquiry, as the form had it. */
type Props = { reply: Reply; name: string; onClose: () => void };

/** The alert box with the server's answer. Its button or Escape closes it. */
export function ReplyDialog({ reply: { message, eingang, zeichen }, name, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const focusedBefore = useRef<HTMLElement>(null);
	useEffect(() => {
		if (document.activeElement instanceof HTMLElement)
			focusedBefore.current = document.activeElement;
		// Orca reads the dialog only after it has seen the focus leave the form: see docs/vorlesen.md.
		focusedBefore.current?.blur();
		const opening = setTimeout(() => {
			dialog.current?.showModal();
			// The focused button has scrolled a long text to its end.
			dialog.current?.scrollTo(0, 0);
		}, OPENS_AFTER_MS);
		return () => clearTimeout(opening);
	}, []);

	const leave = async () => {
		focusedBefore.current?.focus();
		const leaving = dialog.current?.getAnimations() ?? [];
		await Promise.allSettled(leaving.map(({ finished }) => finished));
		onClose();
	};
	// In the visitor's time zone.
	const receipt = eingang && {
		day: DATE.format(eingang),
		time: TIME_OF_DAY.format(eingang),
		iso: eingang.toISOString(),
		zeichen,
		name,
	};
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-labelledby="meldung-titel"
			className={styles.dialog}
			onClose={leave}
		>
			<p id="meldung-titel" className="only-screen-reader">
				{formular.antwort.titel}
			</p>
			<ReplySheet message={message} receipt={receipt}>
				<form method="dialog">
					<button
						type="submit"
						className={button.button}
						data-kind="main"
						aria-describedby="meldung-text"
					>
						{formular.antwort.schliessen}
					</button>
				</form>
			</ReplySheet>
		</dialog>
	);
}
