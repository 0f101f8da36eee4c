import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { FELDER, type Feld } from '#shared/felder.ts';
import { ENDPUNKT } from '#shared/kontaktformular.ts';
import knopf from '../components/Knopf.module.css';
import { formular as texte } from '../content/texte/formular.ts';
import { LEERER_ENTWURF, readEntwurf, writeEntwurf } from '../lib/entwurf.ts';
import { feldFehler } from '../lib/feld-fehler.ts';
import { completeFormular, readFormular } from '../lib/formular-werte.ts';
import { type Ergebnis, sendAnfrage } from '../lib/send-anfrage.ts';
import { Einwilligung } from './Einwilligung.tsx';
import { Formularfeld } from './Formularfeld.tsx';
import { Fortschritt } from './Fortschritt.tsx';
import stil from './Kontaktformular.module.css';
import { Meldung } from './Meldung.tsx';
import { Pfeil } from './Pfeil.tsx';
import { Verbindung } from './Verbindung.tsx';

type Antwort = Extract<Ergebnis, { art: 'antwort' }>;

const ablage = () => localStorage;

/**
 * The contact form (spec, sections 3 to 8). The inputs keep their own values, so what was typed
 * before the script arrived stays, and without it the same form posts to the same endpoint.
 */
export function Kontaktformular() {
	const formular = useRef<HTMLFormElement>(null);
	const unterwegs = useRef(false);
	const [sendet, setSendet] = useState(false);
	// The button answers the touch; fields and bar follow in the next frame.
	const gesperrt = useDeferredValue(sendet);
	const [meldung, setMeldung] = useState<Antwort | null>(null);
	const [fehler, setFehler] = useState<Partial<Record<Feld, string | undefined>>>({});

	useEffect(() => {
		if (!formular.current) return;
		const entwurf = readEntwurf(ablage);
		completeFormular(formular.current, entwurf);
		const stand = readFormular(formular.current);
		// What was typed before the script arrived is part of the draft too.
		if (FELDER.some(({ name }) => stand[name] !== entwurf[name])) writeEntwurf(ablage, stand);
	}, []);

	const showFehler = (event: React.InvalidEvent<HTMLFormElement>) => {
		event.preventDefault();
		const eingabe: EventTarget = event.target;
		if (!(eingabe instanceof HTMLInputElement)) return;
		const feld = FELDER.find(({ name }) => name === eingabe.name)?.name;
		if (!feld) return;
		setFehler((bisher) => ({ ...bisher, [feld]: feldFehler(feld, eingabe.validity) }));
		formular.current?.querySelector<HTMLInputElement>(':invalid:not(fieldset)')?.focus();
	};

	const remember = ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
		writeEntwurf(ablage, readFormular(currentTarget));
		if (!(target instanceof HTMLInputElement) || !target.validity.valid) return;
		setFehler((bisher) => ({ ...bisher, [target.name]: undefined }));
	};

	const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (unterwegs.current) return;
		const { currentTarget } = event;
		unterwegs.current = true;
		setSendet(true);
		const ergebnis = await sendAnfrage(readFormular(currentTarget));
		unterwegs.current = false;
		setSendet(false);
		if (ergebnis.art === 'verloren') {
			console.error('Fehler beim Senden', ergebnis.grund);
			return;
		}
		currentTarget.reset();
		writeEntwurf(ablage, LEERER_ENTWURF);
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
				<Formularfeld
					name="vorname"
					autoComplete="given-name"
					gesperrt={gesperrt}
					fehler={fehler.vorname}
				/>
				<Formularfeld
					name="nachname"
					autoComplete="family-name"
					gesperrt={gesperrt}
					fehler={fehler.nachname}
				/>
				<Formularfeld name="email" autoComplete="email" gesperrt={gesperrt} fehler={fehler.email} />
				<Formularfeld name="phone" autoComplete="tel" gesperrt={gesperrt} fehler={fehler.phone} />
				<Formularfeld
					name="message"
					zeilen={10}
					fragen={texte.fragen}
					gesperrt={gesperrt}
					fehler={fehler.message}
				/>
				<Einwilligung fehler={fehler.checkbox} />
				<Verbindung />
				<button
					type="submit"
					className={`${knopf.knopf} ${stil.absenden}`}
					data-art="haupt"
					data-zustand={sendet ? 'sendet' : 'bereit'}
					aria-disabled={sendet}
				>
					{sendet ? texte.sendet : texte.absenden}
					<Pfeil />
				</button>
			</form>
			<Fortschritt laeuft={gesperrt} />
			{meldung !== null && (
				<Meldung
					text={meldung.message}
					eingang={meldung.eingang}
					onSchliessen={() => setMeldung(null)}
				/>
			)}
		</>
	);
}
