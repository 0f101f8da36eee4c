import { useReducer, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ENDPOINT, type FieldName, inLines, TEXT_FIELDS } from '#shared/form.ts';
import { formular as texts } from '../../content/texte/formular.ts';
import { SubmitButton } from '../ui/Button.tsx';
import { type InvalidField, invalidFields } from './check.ts';
import { FORM_ID, type FormValues, fillForm, isFormControl, readForm, useDraft } from './draft.ts';
import { Consent, ErrorText, FormField } from './FormFields.tsx';
import styles from './KontaktForm.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { type Answer, ReplyDialog } from './Reply.tsx';
import { sendAnfrage } from './send.ts';

/**
 * The contact form. The inputs are uncontrolled: what was typed before the script
 * arrived stays. Without the script the same form posts to the same endpoint.
 */
export function KontaktForm({ telefon }: { telefon: string }) {
	const form = useRef<HTMLFormElement>(null);
	const { saveDraft, clearDraft } = useDraft(form);
	const online = useOnline();
	const [{ sending, invalid, deletedDraft, reply }, dispatch] = useReducer(formReducer, INITIAL);
	const errorOf = (name: FieldName) => invalid?.find((field) => field.name === name)?.message;

	const showErrors = (event: React.InvalidEvent<HTMLFormElement>) => {
		// Instead of the browser's own message.
		event.preventDefault();
		// The browser reports each invalid field by an event of its own; the first one is answered for all.
		const controls = [...event.currentTarget.elements].filter(isFormControl);
		const first = controls.find(({ validity }) => !validity.valid);
		if (event.target !== first) return;
		// Before the focus: the line above the form moves the fields down.
		flushSync(() => dispatch({ kind: 'invalid', invalid: invalidFields(controls) }));
		first?.focus();
	};

	const saveAndCorrect = ({ target }: React.InputEvent<HTMLFormElement>) => {
		saveDraft();
		dispatch({ kind: 'changed' });
		if (!isFormControl(target) || !target.validity.valid) return;
		// Where validity and aria-invalid change in one frame, screen readers in Firefox go on saying "invalid".
		const correct = () => dispatch({ kind: 'corrected', name: target.name });
		requestAnimationFrame(() => requestAnimationFrame(correct));
	};

	const deleteDraft = () => {
		if (!form.current || sending) return;
		dispatch({ kind: 'deleted', draft: readForm(form.current) });
		form.current.reset();
		clearDraft();
	};

	const restoreDraft = () => {
		if (!form.current || !deletedDraft) return;
		fillForm(form.current, deletedDraft);
		saveDraft();
		dispatch({ kind: 'changed' });
	};

	const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (sending) return;
		const { currentTarget } = event;
		// At once: a second submit finds the form sending.
		flushSync(() => dispatch({ kind: 'sending' }));
		const values = readForm(currentTarget);
		const result = await sendAnfrage(values);
		if (result.kind === 'lost') {
			console.error('Fehler beim Senden', result.reason);
			return dispatch({ kind: 'lost' });
		}
		currentTarget.reset();
		clearDraft();
		dispatch({ kind: 'answered', reply: { ...result, written: inLines(values) } });
	};

	return (
		<>
			<form
				ref={form}
				id={FORM_ID}
				// Firefox calls a form with an empty required field invalid, which screen readers say on arrival.
				role="presentation"
				className={styles.form}
				method="post"
				action={ENDPOINT}
				onInvalid={showErrors}
				onInput={saveAndCorrect}
				onSubmit={send}
			>
				<h2 className="visually-hidden">{texts.titel}</h2>
				<p
					className={invalid ? `${styles.errors} ${styles.checked}` : styles.errors}
					aria-live="polite"
				>
					{invalid && invalid.length > 0 && (
						<ErrorText>{texts.angabenPruefen(invalid.length)}</ErrorText>
					)}
				</p>
				{TEXT_FIELDS.map((field) => (
					<FormField key={field.name} field={field} locked={sending} error={errorOf(field.name)} />
				))}
				<Consent locked={sending} error={errorOf('checkbox')} />
				<p className={styles.offline} aria-live="polite">
					{!online && texts.offline}
				</p>
				<SubmitButton aria-disabled={sending}>
					{/* In an element of its own: a translator may have replaced the bare text. */}
					<span>{sending ? texts.sendet : texts.absenden}</span>
				</SubmitButton>
				<FormNotes
					telefon={telefon}
					isDeleted={deletedDraft !== null}
					onDelete={deleteDraft}
					onRestore={restoreDraft}
				/>
			</form>
			<ProgressBar running={sending} />
			{reply && (
				<ReplyDialog reply={reply} form={form} onClose={() => dispatch({ kind: 'closed' })} />
			)}
		</>
	);
}

/** What the form shows beside its values, which the inputs keep themselves. */
type FormState = {
	sending: boolean;
	/**
	 * The fields that were invalid at the last attempt to send and still are: null before a failed attempt,
	 * empty once all are corrected.
	 */
	invalid: readonly InvalidField[] | null;
	/** The draft that was deleted last, until something is typed. */
	deletedDraft: FormValues | null;
	/** The server's answer, until it is closed. */
	reply: Answer | null;
};

type FormChange =
	| { kind: 'invalid'; invalid: readonly InvalidField[] }
	| { kind: 'corrected'; name: string }
	| { kind: 'changed' }
	| { kind: 'deleted'; draft: FormValues }
	| { kind: 'sending' }
	| { kind: 'answered'; reply: Answer }
	| { kind: 'lost' }
	| { kind: 'closed' };

const INITIAL: FormState = {
	sending: false,
	invalid: null,
	deletedDraft: null,
	reply: null,
};

function formReducer(state: FormState, change: FormChange): FormState {
	switch (change.kind) {
		case 'invalid':
			return { ...state, invalid: change.invalid };
		case 'corrected':
			if (!state.invalid?.some(({ name }) => name === change.name)) return state;
			return { ...state, invalid: state.invalid.filter(({ name }) => name !== change.name) };
		case 'changed':
			return state.deletedDraft ? { ...state, deletedDraft: null } : state;
		case 'deleted':
			return { ...INITIAL, deletedDraft: change.draft };
		case 'sending':
			return { ...INITIAL, sending: true };
		case 'answered':
			return { ...INITIAL, reply: change.reply };
		case 'lost':
			return INITIAL;
		case 'closed':
			return { ...state, reply: null };
	}
}

type NotesProps = {
	telefon: string;
	/** Whether the draft was just deleted and can be brought back. */
	isDeleted: boolean;
	onDelete: () => void;
	onRestore: () => void;
};

/** What to know before sending, with a button that deletes the browser's draft and then brings it back. */
function FormNotes({ telefon, isDeleted, onDelete, onRestore }: NotesProps) {
	const { hinweis, loeschen, geloescht, zurueckholen } = texts.entwurf;
	return (
		<p className={styles.notes}>
			{`${texts.pflichtfelder} `}
			<b>{texts.angekommen}</b>
			{`${texts.sonst(telefon)}. ${texts.ohneHaekchen} `}
			<span className={styles.draft}>
				<span aria-live="polite">{isDeleted ? geloescht : hinweis}</span>{' '}
				<button
					// Before the script runs it empties the fields by itself.
					type="reset"
					onClick={(event) => {
						event.preventDefault();
						if (isDeleted) onRestore();
						else onDelete();
					}}
				>
					{isDeleted ? zurueckholen : loeschen}
				</button>
			</span>
		</p>
	);
}

/** Whether the browser is online; true on the server. */
function useOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
}

function subscribe(notify: () => void): () => void {
	addEventListener('online', notify);
	addEventListener('offline', notify);
	return () => {
		removeEventListener('online', notify);
		removeEventListener('offline', notify);
	};
}
