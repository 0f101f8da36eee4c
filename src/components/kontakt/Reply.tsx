import { useEffect, useRef } from 'react';
import { formular } from '../../content/texte/formular.ts';
import { SubmitButton } from '../ui/Button.tsx';
import styles from './Reply.module.css';
import type { Reply } from './send.ts';

const texts = formular.antwort;

/** The server's reply, and what the visitor wrote, in lines. */
export type Answer = Reply & { written: string };

const DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });
const TIME_OF_DAY = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });

const OPENS_AFTER_MS = 150;

type DialogProps = {
	reply: Answer;
	/** Has the focus again once the dialog is closed. */
	form: React.RefObject<HTMLFormElement | null>;
	onClose: () => void;
};

/** The alert box with the server's answer. Its button or Escape closes it. */
export function ReplyDialog({ reply, form, onClose }: DialogProps) {
	const { message, receipt, written } = reply;
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const before = focusedIn(form.current);
		// Orca reads the dialog only after it has seen the focus leave the form.
		before?.blur();
		const opening = setTimeout(() => {
			dialog.current?.showModal();
			// Not the folded part before it.
			dialog.current?.querySelector('button')?.focus();
			// The focused button has scrolled a long text to its end.
			dialog.current?.scrollTo(0, 0);
		}, OPENS_AFTER_MS);
		return () => {
			clearTimeout(opening);
			before?.focus();
		};
	}, [form]);

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
			onClose={onClose}
		>
			<ReplySheet
				title={
					<h2 id="meldung-titel" className={receipt ? undefined : 'visually-hidden'}>
						{receipt ? texts.titel : texts.ohneTitel}
					</h2>
				}
				message={message}
				receipt={shown}
			>
				<form method="dialog">
					<SubmitButton kind="quiet" withoutArrow aria-describedby="meldung-text">
						{texts.schliessen}
					</SubmitButton>
				</form>
			</ReplySheet>
		</dialog>
	);
}

/** What has the focus in the form or, in Safari, which gives it to no pressed button, the button that sends. */
function focusedIn(form: HTMLFormElement | null): HTMLElement | null | undefined {
	const { activeElement } = document;
	if (activeElement instanceof HTMLElement && form?.contains(activeElement)) return activeElement;
	return form?.querySelector<HTMLElement>('[type=submit]');
}

/**
 * What the server says of an inquiry it took; `iso` is day and time for machines. `written` is what the visitor
 * wrote, in lines.
 */
type Receipt = { zeichen: string; day: string; time: string; iso: string; written: string };

type SheetProps = {
	/** The headline, of the level that the place needs. */
	title?: React.ReactNode;
	message: string;
	/** Missing where the server took no inquiry: then the sheet has words and button alone. */
	receipt?: Receipt | undefined;
	/** The way to leave it. */
	children: React.ReactNode;
};

/** The service's answer to the form on a sheet: in the dialog, and on the page without JavaScript. */
export function ReplySheet({ title, message, receipt, children }: SheetProps) {
	return (
		<div className={styles.sheet}>
			<div className={styles.words}>
				{title}
				<p id="meldung-text" className={styles.message}>
					{message}
				</p>
				{receipt && (
					<>
						<p className={styles.number}>
							{texts.vorNummer} <b>{receipt.zeichen}</b>
							{texts.nachNummer}
						</p>
						<details className={styles.written}>
							<summary>{texts.geschrieben}</summary>
							<p>{receipt.written}</p>
						</details>
					</>
				)}
				<div className={styles.leave}>{children}</div>
			</div>
			{receipt && (
				<p className={styles.stamp}>
					<strong>{texts.eingang}</strong>{' '}
					<time dateTime={receipt.iso}>
						<span>{receipt.day}</span> <span>{`${receipt.time} ${texts.uhr}`}</span>
					</time>
				</p>
			)}
		</div>
	);
}
