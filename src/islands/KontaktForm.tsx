import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { FELDER, type Feld } from '#shared/felder.ts';
import { ENDPUNKT } from '#shared/kontaktformular.ts';
import knopf from '../components/Button.module.css';
import { formular as texte } from '../content/texte/formular.ts';
import { EMPTY_DRAFT, readDraft, writeDraft } from '../lib/draft.ts';
import { fieldError } from '../lib/field-error.ts';
import { completeForm, readForm } from '../lib/form-values.ts';
import { type SendResult, sendAnfrage } from '../lib/send-anfrage.ts';
import { Arrow } from './Arrow.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Consent } from './Consent.tsx';
import { FormField } from './FormField.tsx';
import stil from './KontaktForm.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';

type Antwort = Extract<SendResult, { art: 'antwort' }>;

const ablage = () => localStorage;

/**
 * The contact form (spec, sections 3 to 8). The inputs keep their own values, so what was typed
 * before the script arrived stays, and without it the same form posts to the same endpoint.
 */
export function KontaktForm() {
	const formular = useRef<HTMLFormElement>(null);
	const unterwegs = useRef(false);
	const [sendet, setSendet] = useState(false);
	// The button answers the touch; fields and bar follow in the next frame.
	const gesperrt = useDeferredValue(sendet);
	const [meldung, setMeldung] = useState<Antwort | null>(null);
	const [fehler, setFehler] = useState<Partial<Record<Feld, string | undefined>>>({});

	useEffect(() => {
		if (!formular.current) return;
		const entwurf = readDraft(ablage);
		completeForm(formular.current, entwurf);
		const stand = readForm(formular.current);
		// What was typed before the script arrived is part of the draft too.
		if (FELDER.some(({ name }) => stand[name] !== entwurf[name])) writeDraft(ablage, stand);
	}, []);

	const showFehler = (event: React.InvalidEvent<HTMLFormElement>) => {
		event.preventDefault();
		const eingabe: EventTarget = event.target;
		if (!(eingabe instanceof HTMLInputElement)) return;
		const feld = FELDER.find(({ name }) => name === eingabe.name)?.name;
		if (!feld) return;
		setFehler((bisher) => ({ ...bisher, [feld]: fieldError(feld, eingabe.validity) }));
		formular.current?.querySelector<HTMLInputElement>(':invalid:not(fieldset)')?.focus();
	};

	const remember = ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
		writeDraft(ablage, readForm(currentTarget));
		if (!(target instanceof HTMLInputElement) || !target.validity.valid) return;
		setFehler((bisher) => ({ ...bisher, [target.name]: undefined }));
	};

	const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (unterwegs.current) return;
		const { currentTarget } = event;
		unterwegs.current = true;
		setSendet(true);
		const ergebnis = await sendAnfrage(readForm(currentTarget));
		unterwegs.current = false;
		setSendet(false);
		if (ergebnis.art === 'verloren') {
			console.error('Fehler beim Senden', ergebnis.grund);
			return;
		}
		currentTarget.reset();
		writeDraft(ablage, EMPTY_DRAFT);
		setFehler({});
		setMeldung(ergebnis);
	};

	return (
		<>
			<form
				ref={formular}
				className={stil.formular}
				method="post"
				action={ENDPUNKT}
				aria-busy={sendet}
				onInvalid={showFehler}
				onInput={remember}
				onSubmit={send}
			>
				<p className={stil.hinweis}>{texte.pflichtfelder}</p>
				<FormField
					name="vorname"
					autoComplete="given-name"
					gesperrt={gesperrt}
					fehler={fehler.vorname}
				/>
				<FormField
					name="nachname"
					autoComplete="family-name"
					gesperrt={gesperrt}
					fehler={fehler.nachname}
				/>
				<FormField name="email" autoComplete="email" gesperrt={gesperrt} fehler={fehler.email} />
				<FormField name="phone" autoComplete="tel" gesperrt={gesperrt} fehler={fehler.phone} />
				<FormField
					name="message"
					zeilen={10}
					fragen={texte.fragen}
					gesperrt={gesperrt}
					fehler={fehler.message}
				/>
				<Consent fehler={fehler.checkbox} />
				<ConnectionNotice />
				<button
					type="submit"
					className={`${knopf.knopf} ${stil.absenden}`}
					data-art="haupt"
					data-zustand={sendet ? 'sendet' : 'bereit'}
					aria-disabled={sendet}
				>
					{sendet ? texte.sendet : texte.absenden}
					<Arrow />
				</button>
			</form>
			<ProgressBar laeuft={gesperrt} />
			{meldung !== null && (
				<ReplyDialog
					text={meldung.message}
					eingang={meldung.eingang}
					onSchliessen={() => setMeldung(null)}
				/>
			)}
		</>
	);
}
