import { memo } from 'react';
import type { Feld } from '#shared/kontaktformular.ts';
import { Feldfehler } from './Feldfehler.tsx';
import stil from './Kontaktformular.module.css';

type Props = {
	name: Exclude<Feld, 'checkbox'>;
	beschriftung: string;
	typ?: 'text' | 'email' | 'tel';
	autoComplete?: string;
	pflicht?: boolean;
	/** Lines of a multi-line field. */
	zeilen?: number;
	gesperrt: boolean;
	fehler: string | undefined;
};

/** Label, input, and the message that says what is missing: ids wired in one place. */
export const Formularfeld = memo(function Formularfeld({
	name,
	beschriftung,
	typ = 'text',
	autoComplete,
	pflicht = false,
	zeilen,
	gesperrt,
	fehler,
}: Props) {
	const eigenschaften = {
		id: name,
		name,
		required: pflicht,
		readOnly: gesperrt,
		autoComplete,
		'aria-invalid': fehler ? true : undefined,
		'aria-describedby': fehler ? `${name}-fehler` : undefined,
	};
	return (
		<div className={stil.feld} data-breit={zeilen ? '' : undefined}>
			<label htmlFor={name}>
				{beschriftung}
				{pflicht && '*'}
			</label>
			{zeilen ? (
				<textarea rows={zeilen} {...eigenschaften} />
			) : (
				<input type={typ} {...eigenschaften} />
			)}
			<Feldfehler feld={name} text={fehler} />
		</div>
	);
});
