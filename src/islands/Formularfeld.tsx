import { memo } from 'react';
import { TEXTFELDER, type Textfeld } from '#shared/felder.ts';
import { Feldfehler } from './Feldfehler.tsx';
import stil from './Kontaktformular.module.css';

type Props = {
	name: Textfeld['name'];
	autoComplete?: string;
	/** Lines of a multi-line field. */
	zeilen?: number;
	gesperrt: boolean;
	fehler: string | undefined;
};

/** Label, input, and the message that says what is missing: ids wired in one place. */
export const Formularfeld = memo(function Formularfeld({
	name,
	autoComplete,
	zeilen,
	gesperrt,
	fehler,
}: Props) {
	const feld = TEXTFELDER.find((textfeld) => textfeld.name === name);
	const eigenschaften = {
		id: name,
		name,
		required: feld?.pflicht,
		readOnly: gesperrt,
		autoComplete,
		'aria-invalid': fehler ? true : undefined,
		'aria-describedby': fehler ? `${name}-fehler` : undefined,
	};
	return (
		<div className={stil.feld} data-breit={zeilen ? '' : undefined}>
			<label htmlFor={name}>
				{feld?.beschriftung}
				{feld?.pflicht && '*'}
			</label>
			{zeilen ? (
				<textarea rows={zeilen} {...eigenschaften} />
			) : (
				<input type={feld?.typ} {...eigenschaften} />
			)}
			<Feldfehler feld={name} text={fehler} />
		</div>
	);
});
