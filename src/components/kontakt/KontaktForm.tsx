import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ENDPOINT } from '#shared/endpoint.ts';
import { type FieldName, inLines, TEXT_FIELDS } from '#shared/fields.ts';
import { formular as texts } from '../../content/texte/formular.ts';
import { SubmitButton } from '../ui/Button.tsx';
import { Consent } from './Consent.tsx';
import { ErrorText } from './FieldError.tsx';
import { FormField } from './FormField.tsx';
import { FormNotes } from './FormNotes.tsx';
import { formReducer, INITIAL } from './form-state.ts';
import { fillForm, formControls, isFormControl, readForm } from './form-values.ts';
import { invalidFields } from './invalid-fields.ts';
import styles from './KontaktForm.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { sendAnfrage } from './send-anfrage.ts';
import { FORM_ID } from './served-form.ts';
import { useDraft } from './use-draft.ts';
import { useOnline } from './use-online.ts';

/**
 * The contact form (spec, sections 3 to 8). The inputs are uncontrolled: what was typed before the script
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
		const controls = formControls(event.currentTarget);
		const first = controls.find(({ validity }) => !validity.valid);
		if (event.target !== first) return;
		// Before the focus: the line above the form moves the fields down.
		flushSync(() => dispatch({ kind: 'invalid', invalid: invalidFields(controls) }));
		first?.focus();
	};

	const saveAndCorrect = ({ target }: React.FormEvent<HTMLFormElement>) => {
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
			{reply && <ReplyDialog reply={reply} onClose={() => dispatch({ kind: 'closed' })} />}
		</>
	);
}
