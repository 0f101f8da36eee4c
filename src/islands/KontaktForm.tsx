import { useDeferredValue, useRef, useState } from 'react';
import { FIELDS, type FieldName, TEXT_FIELDS } from '#shared/fields.ts';
import { ENDPOINT } from '#shared/kontakt-form.ts';
import button from '../components/ui/Button.module.css';
import { formular as texts } from '../content/texte/formular.ts';
import { fieldError } from '../lib/field-error.ts';
import { readForm } from '../lib/form-values.ts';
import { type SendResult, sendAnfrage } from '../lib/send-anfrage.ts';
import { Arrow } from './Arrow.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Consent } from './Consent.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormField } from './FormField.tsx';
import styles from './KontaktForm.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { useDraft } from './use-draft.ts';

type Reply = Extract<SendResult, { kind: 'reply' }>;

/**
 * The contact form (spec, sections 3 to 8). The inputs keep their own values, so what was typed
 * before the script arrived stays, and without it the same form posts to the same endpoint.
 */
export function KontaktForm() {
	const form = useRef<HTMLFormElement>(null);
	const underway = useRef(false);
	const [sending, setSending] = useState(false);
	// The button answers the touch; fields and bar follow in the next frame.
	const locked = useDeferredValue(sending);
	const [reply, setReply] = useState<Reply | null>(null);
	const [errors, setErrors] = useState<Partial<Record<FieldName, string | undefined>>>({});
	const [deleted, setDeleted] = useState(false);
	const draft = useDraft(form);

	const showError = (event: React.InvalidEvent<HTMLFormElement>) => {
		event.preventDefault();
		const input: EventTarget = event.target;
		if (!(input instanceof HTMLInputElement)) return;
		const name = FIELDS.find((field) => field.name === input.name)?.name;
		if (!name) return;
		setErrors((others) => ({ ...others, [name]: fieldError(name, input.validity) }));
		form.current?.querySelector<HTMLInputElement>(':invalid:not(fieldset)')?.focus();
	};

	const remember = ({ target }: React.FormEvent<HTMLFormElement>) => {
		draft.save();
		setDeleted(false);
		if (!(target instanceof HTMLInputElement) || !target.validity.valid) return;
		setErrors((others) => ({ ...others, [target.name]: undefined }));
	};

	const forget = (event: React.FormEvent<HTMLFormElement>) => {
		if (underway.current) return event.preventDefault();
		draft.clear();
		setErrors({});
		setDeleted(true);
	};

	const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (underway.current) return;
		const { currentTarget } = event;
		underway.current = true;
		setSending(true);
		const result = await sendAnfrage(readForm(currentTarget));
		underway.current = false;
		setSending(false);
		if (result.kind === 'lost') {
			console.error('Fehler beim Senden', result.reason);
			return;
		}
		currentTarget.reset();
		setDeleted(false);
		setReply(result);
	};

	return (
		<>
			<form
				ref={form}
				id="anfrage"
				className={styles.form}
				method="post"
				action={ENDPOINT}
				aria-labelledby="anfrage-titel"
				aria-busy={sending}
				onInvalid={showError}
				onInput={remember}
				onReset={forget}
				onSubmit={send}
			>
				<h2 id="anfrage-titel" className="only-screen-reader">
					{texts.titel}
				</h2>
				<p className={styles.notice}>{texts.pflichtfelder}</p>
				{TEXT_FIELDS.map((field) => (
					<FormField key={field.name} field={field} locked={locked} error={errors[field.name]} />
				))}
				<Consent locked={locked} error={errors.checkbox} />
				<ConnectionNotice />
				<button
					type="submit"
					className={`${button.button} ${styles.submit}`}
					data-kind="main"
					data-state={sending ? 'sending' : 'ready'}
					aria-disabled={sending}
				>
					{/* In an element of its own: a translator may have taken the bare text's place. */}
					<span>{sending ? texts.sendet : texts.absenden}</span>
					<Arrow />
				</button>
				<DraftNotice deleted={deleted} />
			</form>
			<ProgressBar running={locked} />
			{reply !== null && (
				<ReplyDialog text={reply.message} eingang={reply.eingang} onClose={() => setReply(null)} />
			)}
		</>
	);
}
