import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { ENDPOINT } from '#shared/endpoint.ts';
import { type FieldName, TEXT_FIELDS } from '#shared/fields.ts';
import button from '../components/ui/Button.module.css';
import { formular as texts } from '../content/texte/formular.ts';
import type { Draft } from '../lib/draft.ts';
import { fillForm, isFormControl, readForm } from '../lib/form-values.ts';
import { type InvalidField, invalidFields } from '../lib/invalid-fields.ts';
import { type Reply, sendAnfrage } from '../lib/send-anfrage.ts';
import { Arrow } from './Arrow.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Consent } from './Consent.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import styles from './KontaktForm.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { useDraft } from './use-draft.ts';

const NONE: readonly InvalidField[] = [];

/**
 * The contact form (spec, sections 3 to 8). The inputs are uncontrolled: what was typed before the script
 * arrived stays. Without the script the same form posts to the same endpoint.
 */
export function KontaktForm() {
	const form = useRef<HTMLFormElement>(null);
	/** Set at once, unlike state: stops a second submit before the next render. */
	const underway = useRef(false);
	const [sending, setSending] = useState(false);
	// The button answers the touch; fields and bar follow in the next frame.
	const locked = useDeferredValue(sending);
	const [reply, setReply] = useState<(Reply & { name: string }) | null>(null);
	const [found, setFound] = useState(NONE);
	const [remaining, setRemaining] = useState(NONE);
	/** The draft that was deleted last, until something is typed. */
	const [deleted, setDeleted] = useState<Draft | null>(null);
	const draft = useDraft(form);
	const errorOf = (name: FieldName) => remaining.find((field) => field.name === name)?.message;

	const showErrors = (event: React.InvalidEvent<HTMLFormElement>) => {
		// Instead of the browser's own message.
		event.preventDefault();
		// The browser reports each invalid field; the first one is answered for all.
		const first: EventTarget | null = event.currentTarget.querySelector(INVALID);
		if (event.target !== first) return;
		const fields = invalidFields(event.currentTarget);
		setFound(fields);
		setRemaining(fields);
	};
	// After the summary is in the page: it moves the fields down.
	useLayoutEffect(() => {
		if (found.length > 0) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
	}, [found]);

	const remember = ({ target }: React.FormEvent<HTMLFormElement>) => {
		draft.save();
		setDeleted(null);
		if (!isFormControl(target) || !target.validity.valid) return;
		const correct = () =>
			setRemaining((fields) => fields.filter(({ name }) => name !== target.name));
		// Where validity and aria-invalid change in one frame, readers in Firefox go on saying "invalid".
		requestAnimationFrame(() => requestAnimationFrame(correct));
	};

	const forget = (event: React.FormEvent<HTMLFormElement>) => {
		if (underway.current) return event.preventDefault();
		// The browser empties the fields after this event.
		setDeleted(readForm(event.currentTarget));
		draft.clear();
		setFound(NONE);
		setRemaining(NONE);
	};

	const restore = () => {
		if (!form.current || !deleted) return;
		fillForm(form.current, deleted);
		draft.save();
		setDeleted(null);
	};

	const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (underway.current) return;
		const { currentTarget } = event;
		underway.current = true;
		setFound(NONE);
		setSending(true);
		const values = readForm(currentTarget);
		const result = await sendAnfrage(values);
		underway.current = false;
		setSending(false);
		if (result.kind === 'lost') {
			console.error('Fehler beim Senden', result.reason);
			return;
		}
		currentTarget.reset();
		setDeleted(null);
		setReply({ ...result, name: `${values.vorname} ${values.nachname}`.trim() });
	};

	return (
		<>
			<form
				ref={form}
				id="anfrage"
				// Firefox calls a form with an empty required field invalid, which readers say on arrival.
				role="presentation"
				className={styles.form}
				method="post"
				action={ENDPOINT}
				onInvalid={showErrors}
				onInput={remember}
				onReset={forget}
				onSubmit={send}
			>
				<h2 className="only-screen-reader">{texts.titel}</h2>
				<ErrorSummary found={found} remaining={remaining} />
				<p className={styles.notice}>{texts.pflichtfelder}</p>
				{TEXT_FIELDS.map((field) => (
					<FormField key={field.name} field={field} locked={locked} error={errorOf(field.name)} />
				))}
				<Consent locked={locked} error={errorOf('checkbox')} />
				<ConnectionNotice />
				<button
					type="submit"
					className={`${button.button} ${styles.submit}`}
					data-kind="main"
					data-state={sending ? 'sending' : 'ready'}
					aria-disabled={sending}
				>
					{/* In an element of its own: a translator may have replaced the bare text. */}
					<span>{sending ? texts.sendet : texts.absenden}</span>
					<Arrow />
				</button>
				<DraftNotice deleted={deleted !== null} onRestore={restore} />
			</form>
			<ProgressBar running={locked} />
			{reply !== null && (
				<ReplyDialog reply={reply} name={reply.name} onClose={() => setReply(null)} />
			)}
		</>
	);
}

const INVALID = ':invalid:not(fieldset)';
