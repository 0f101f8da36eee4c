import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ENDPOINT, type FieldName, TEXT_FIELDS } from '#shared/form.ts';
import { sheetContent } from '#shared/sheet-content.ts';
import { visibleAddress } from '#shared/trim-invisible.ts';
import { formular as texts } from '../../content/texte/formular.ts';
import { SubmitButton } from '../ui/Button.tsx';
import { listen, useBrowserValue, useHasScript } from '../ui/use-browser-value.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { Consent, ErrorText, FormField } from './FormFields.tsx';
import { FormNotes } from './FormNotes.tsx';
import { formReducer, INITIAL } from './form-state.ts';
import {
	EMPTY_FORM,
	emptyForm,
	fillForm,
	isFormControl,
	isSameForm,
	readForm,
	validityOf,
} from './form-values.ts';
import { type InvalidField, invalidFields } from './invalid-fields.ts';
import styles from './KontaktForm.module.css';
import { SendingProgress } from './SendingProgress.tsx';
import { Sheet } from './Sheet.tsx';
import { sendAnfrage } from './send.ts';
import { FORM_ID } from './served-form.ts';
import { useDraft } from './use-draft.ts';
import { useFilledForm } from './use-filled-form.ts';
import { useIsLow } from './use-is-low.ts';

/** After so long without an answer the visitor hears that it takes longer than usual. */
const SLOW_AFTER_MS = 8_000;

/**
 * The contact form. The inputs are uncontrolled: what was typed before the script
 * arrived stays. Without the script the same form posts to the same endpoint.
 */
export function KontaktForm() {
	const form = useRef<HTMLFormElement>(null);
	const sheet = useRef<HTMLElement>(null);
	const filled = useFilledForm(form);
	const online = useBrowserValue(() => navigator.onLine, true, hearOnline);
	const isLow = useIsLow();
	const hasScript = useHasScript();
	const [state, dispatch] = useReducer(formReducer, INITIAL);
	const { sending, attempted, invalid, deletedDraft, answer, stored, said } = state;
	/** What is sent, or answered but not yet read, is neither sent again nor deleted. */
	const isBusy = sending || answer !== null;
	const errorOf = (name: FieldName) => invalid.find((field) => field.name === name)?.message;

	/** Takes the marks off what is valid. */
	const correct = () => {
		const names = () =>
			(form.current ? validityOf(form.current) : [])
				.filter(({ validity }) => validity.valid)
				.map(({ name }) => name);
		// Where validity and aria-invalid change in one frame, screen readers in Firefox go on saying "invalid".
		requestAnimationFrame(() =>
			requestAnimationFrame(() => dispatch({ kind: 'corrected', names: names() })),
		);
	};
	/** Whatever is written in the form without an event of its fields counts as typed; an empty form does not. */
	const countAsTyped = () => {
		if (form.current && !isSameForm(readForm(form.current), EMPTY_FORM))
			dispatch({ kind: 'typed' });
	};
	const { saveDraft, clearDraft } = useDraft(form, () => {
		countAsTyped();
		correct();
	});

	const takeInput = ({ target }: React.ChangeEvent<HTMLFormElement>) => {
		// A click on the locked box is heard before it is taken back.
		if (sending || !isFormControl(target)) return;
		if (target.type === 'email') takeInvisibleOut(target);
		saveDraft();
		dispatch({ kind: 'typed' });
		correct();
	};

	const deleteDraft = () => {
		if (!form.current || isBusy) return;
		dispatch({ kind: 'deleted', draft: readForm(form.current) });
		emptyForm(form.current);
		clearDraft();
	};

	const restoreDraft = () => {
		if (!form.current || !deletedDraft) return;
		fillForm(form.current, deletedDraft);
		saveDraft();
		dispatch({ kind: 'restored' });
		correct();
	};

	const showErrors = (form: HTMLFormElement, found: readonly InvalidField[]) => {
		// Before the focus: the line above the form moves the fields down.
		flushSync(() => dispatch({ kind: 'invalid', invalid: found }));
		const first = form.elements.namedItem(found[0]?.name ?? '');
		if (isFormControl(first)) first.focus();
	};

	const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const { currentTarget } = event;
		if (isBusy) return;
		// From now on the consent is among the fields that the browser judges.
		flushSync(() => dispatch({ kind: 'attempted' }));
		const found = invalidFields(validityOf(currentTarget));
		if (found.length > 0) return showErrors(currentTarget, found);
		// At once: a second submit finds the form sending.
		flushSync(() => dispatch({ kind: 'sending' }));
		const values = readForm(currentTarget);
		const slow = setTimeout(() => dispatch({ kind: 'slow' }), SLOW_AFTER_MS);
		const outcome = await sendAnfrage(values);
		clearTimeout(slow);
		if (outcome.kind === 'lost') {
			console.error('Fehler beim Senden', outcome.reason);
			return dispatch({ kind: 'lost' });
		}
		// The fields were locked: another tab has written what differs from the values that were sent.
		if (outcome.kind !== 'refused' && isSameForm(readForm(currentTarget), values)) {
			emptyForm(currentTarget);
			clearDraft();
		}
		flushSync(() => {
			dispatch({ kind: 'answered', answer: outcome, values });
			countAsTyped();
		});
		// The sheet leaves the window where the form ends.
		if (sheet.current && sheet.current.getBoundingClientRect().top < 0)
			sheet.current.scrollIntoView();
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
				// Instead of the browser's own messages there are ours.
				noValidate={hasScript}
				// React calls it for `input`, at each letter, and for `change`; some password managers send but `change`.
				onChange={takeInput}
				onSubmit={send}
			>
				<h2 className="visually-hidden">{texts.titel}</h2>
				{/* All that screen readers hear of the form while it is used; what stands elsewhere is for eyes. */}
				<p className="visually-hidden" role="status">
					<span key={said.turn}>{said.words}</span>
					{!online && <span>{texts.offline}</span>}
				</p>
				{attempted && (
					<p className={styles.errors}>
						{invalid.length > 0 && <ErrorText>{texts.angabenPruefen(invalid.length)}</ErrorText>}
					</p>
				)}
				{TEXT_FIELDS.map((field) => (
					<FormField key={field.name} field={field} locked={sending} error={errorOf(field.name)} />
				))}
				<Consent
					locked={sending}
					// Screen readers in Firefox call a required empty box invalid as soon as they find it.
					required={attempted || !hasScript}
					error={errorOf('checkbox')}
				/>
				{!online && (
					<p className={styles.offline} aria-hidden="true">
						{texts.offline}
					</p>
				)}
				<SubmitButton aria-disabled={sending}>
					{/* In an element of its own: a translator may have replaced the bare text. */}
					<span>{sending ? texts.sendet : texts.absenden}</span>
				</SubmitButton>
				<FormNotes
					receipt={stored?.receipt}
					isDeleted={deletedDraft !== null}
					onDelete={deleteDraft}
					onRestore={restoreDraft}
				/>
			</form>
			<Sheet
				ref={sheet}
				content={sheetContent(stored?.values ?? filled.values)}
				validFields={filled.validFields}
				arrived={stored?.receipt}
				answered={answer ? 'box' : undefined}
				low={isLow}
			/>
			<SendingProgress running={sending} />
			{answer && <AnswerBox {...answer} form={form} onClose={() => dispatch({ kind: 'closed' })} />}
		</>
	);
}

/** Only where there is something: writing to an input moves its caret. */
function takeInvisibleOut(input: HTMLInputElement | HTMLTextAreaElement): void {
	const visible = visibleAddress(input.value);
	if (visible !== input.value) input.value = visible;
}

function hearOnline(notify: () => void): () => void {
	return listen(window, ['online', 'offline'], notify);
}
