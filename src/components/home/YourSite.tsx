import { useLayoutEffect, useRef, useState } from 'react';
import { beispiele } from '../../content/texte/beispiele.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import { Button } from '../ui/Button.tsx';
import styles from './YourSite.module.css';

type Props = {
	field: React.RefObject<HTMLTextAreaElement | null>;
	/** The visitor goes to the contact form. */
	onStart: () => void;
};

/**
 * What the visitor's own website could be. Left of the section line it is drawn, its headline a text field; right of
 * it there is still room. Nothing is stored while the visitor types. Without the script the headline is drawn.
 */
export function YourSite({ field, onStart }: Props) {
	const button = useRef<HTMLAnchorElement>(null);
	const [letters, setLetters] = useState(0);
	// It may have been typed before the script arrived, or restored by the browser.
	useLayoutEffect(() => setLetters(field.current?.value.length ?? 0), [field]);
	const pressButton = (event: React.KeyboardEvent) => {
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		button.current?.click();
	};
	return (
		<>
			<div className={styles.drawn}>
				<div className={styles.logo} aria-hidden="true" />
				{/* Grows with its text: the letters are the smaller the more there are. */}
				<label className={styles.name} style={{ '--letters': Math.max(letters, 14) }}>
					<textarea
						ref={field}
						className={styles.field}
						rows={1}
						placeholder={beispiele.undIhre.leer}
						maxLength={60}
						dir="auto"
						autoComplete="organization"
						spellCheck={false}
						enterKeyHint="go"
						onInput={({ currentTarget }) => setLetters(currentTarget.value.length)}
						onKeyDown={pressButton}
					/>
					<span className={styles.label}>{beispiele.undIhre.feld}</span>
				</label>
				<div className={styles.text} aria-hidden="true" />
			</div>
			<div className={styles.free}>
				<div className={styles.room}>
					<p>{beispiele.undIhre.nochPlatz}</p>
					<div className={styles.button}>
						<Button ref={button} href="/kontakt" onClick={onStart}>
							{rahmen.aufruf.knopf}
						</Button>
					</div>
				</div>
			</div>
		</>
	);
}
