import { useEffect, useRef } from 'react';
import { formular } from '../../content/texte/formular.ts';
import { SubmitButton } from '../ui/Button.tsx';
import styles from './ReplyDialog.module.css';
import { ReplySheet } from './ReplySheet.tsx';
import type { Reply } from './send-anfrage.ts';

/** The server's reply, and what the visitor wrote, in lines. */
export type Answer = Reply & { written: string };

const DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });
const TIME_OF_DAY = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });

const OPENS_AFTER_MS = 150;

type Props = { reply: Answer; onClose: () => void };

/** The alert box with the server's answer. Its button or Escape closes it. */
export function ReplyDialog({ reply: { message, receipt, written }, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const focusedBefore = useRef<HTMLElement>(null);
	useEffect(() => {
		if (document.activeElement instanceof HTMLElement)
			focusedBefore.current = document.activeElement;
		// Orca reads the dialog only after it has seen the focus leave the form.
		focusedBefore.current?.blur();
		const opening = setTimeout(() => {
			dialog.current?.showModal();
			// Not the folded part before it.
			dialog.current?.querySelector('button')?.focus();
			// The focused button has scrolled a long text to its end.
			dialog.current?.scrollTo(0, 0);
		}, OPENS_AFTER_MS);
		return () => clearTimeout(opening);
	}, []);

	const leave = () => {
		focusedBefore.current?.focus();
		onClose();
	};
	// In the visitor's time zone.
	const shown = receipt && {
		zeichen: receipt.zeichen,
		day: DATE.format(receipt.eingang),
		time: TIME_OF_DAY.format(receipt.eingang),
		iso: receipt.eingang.toISOString(),
		written,
	};
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-labelledby="meldung-titel"
			className={styles.dialog}
			onClose={leave}
		>
			<ReplySheet
				title={
					<h2 id="meldung-titel" className={receipt ? undefined : 'visually-hidden'}>
						{receipt ? formular.antwort.titel : formular.antwort.ohneTitel}
					</h2>
				}
				message={message}
				receipt={shown}
			>
				<form method="dialog">
					<SubmitButton kind="quiet" withoutArrow aria-describedby="meldung-text">
						{formular.antwort.schliessen}
					</SubmitButton>
				</form>
			</ReplySheet>
		</dialog>
	);
}
