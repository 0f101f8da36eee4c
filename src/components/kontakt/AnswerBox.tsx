import { useEffect, useRef } from 'react';
import { inLines } from '#shared/for-reading.ts';
import { NOT_SENT_TITLE, RECEIVED_TITLE } from '#shared/form.ts';
import { formular } from '../../content/texte/formular.ts';
import { SubmitButton } from '../ui/Button.tsx';
import styles from './AnswerBox.module.css';
import type { FormValues } from './form-values.ts';
import type { Answer, Receipt } from './send.ts';

const texts = formular.antwort;

const TITLES = {
	stored: RECEIVED_TITLE,
	refused: NOT_SENT_TITLE,
	unknown: texts.ohneTitel,
} satisfies Record<Answer['kind'], string>;

const OPENS_AFTER_MS = 150;

type BoxProps = {
	answer: Answer;
	/** What it answers. */
	values: FormValues;
	/** Has the focus again once the box is closed. */
	form: React.RefObject<HTMLFormElement | null>;
	onClose: () => void;
};

/** The alert box with the server's answer. Its button or Escape closes it. */
export function AnswerBox({ answer, values, form, onClose }: BoxProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const { activeElement } = document;
		// Orca reads the dialog only after it has seen the focus leave the form.
		if (activeElement instanceof HTMLElement) activeElement.blur();
		const opening = setTimeout(() => {
			dialog.current?.showModal();
			// Not the folded part before it.
			dialog.current?.querySelector('button')?.focus();
			// The focused button has scrolled a long text to its end.
			dialog.current?.scrollTo(0, 0);
		}, OPENS_AFTER_MS);
		return () => {
			clearTimeout(opening);
			form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
		};
	}, [form]);

	const receipt = answer.kind === 'stored' ? answer.receipt : undefined;
	const description = receipt ? 'antwort-text antwort-nummer' : 'antwort-text';
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-labelledby="antwort-titel"
			aria-describedby={description}
			className={styles.dialog}
			onClose={onClose}
		>
			<AnswerWords
				title={
					<h2
						id="antwort-titel"
						className={answer.kind === 'unknown' ? 'visually-hidden' : undefined}
					>
						{TITLES[answer.kind]}
					</h2>
				}
				message={answer.message}
				receipt={receipt}
				// A refused inquiry still stands in the form.
				written={answer.kind === 'refused' ? undefined : inLines(values)}
			>
				<form method="dialog">
					{/* When a box opens, Orca reads only its focused button. */}
					<SubmitButton kind="quiet" withoutArrow aria-describedby={`antwort-titel ${description}`}>
						{texts.schliessen}
					</SubmitButton>
				</form>
			</AnswerWords>
		</dialog>
	);
}

type WordsProps = {
	/** The headline, of the level that the place needs. */
	title?: React.ReactNode;
	message: string;
	/** Missing where the server stored no inquiry. */
	receipt?: Receipt | undefined;
	/** What the visitor wrote, in lines; shown where it stands nowhere else. */
	written?: string | undefined;
	/** The way to leave it. */
	children: React.ReactNode;
};

/**
 * The service's answer to the form: in the alert box, and on the page without JavaScript. There AnswerLayout.astro gives
 * it gaps such as {{MELDUNG}}, which service/routes/answers.ts fills.
 */
export function AnswerWords({ title, message, receipt, written, children }: WordsProps) {
	return (
		<div className={styles.words}>
			{title}
			<p id="antwort-text" className={styles.message}>
				{message}
			</p>
			{receipt && (
				<div className={styles.receipt}>
					<p id="antwort-nummer">
						{texts.vorNummer} <b>{receipt.zeichen}</b>
						{texts.nachNummer}
					</p>
					<p>
						{texts.vorZeit} <time dateTime={receipt.iso}>{`${receipt.day}, ${receipt.time}`}</time>.
					</p>
				</div>
			)}
			{written && (
				<details className={styles.written}>
					<summary>{texts.geschrieben}</summary>
					<p>{written}</p>
				</details>
			)}
			<div className={styles.leave}>{children}</div>
		</div>
	);
}
