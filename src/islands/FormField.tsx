import { memo } from 'react';
import { TEXTFELDER, type Textfeld } from '#shared/felder.ts';
import { FieldError } from './FieldError.tsx';
import stil from './KontaktForm.module.css';

type Props = {
	name: Textfeld['name'];
	autoComplete?: string;
	/** Lines of a multi-line field. */
	zeilen?: number;
	/** Prompts between label and field. */
	fragen?: readonly string[];
	gesperrt: boolean;
	fehler: string | undefined;
};

/** Label, input, and the message that says what is missing: ids wired in one place. */
export const FormField = memo(function FormField({
	name,
	autoComplete,
	zeilen,
	fragen,
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
		'aria-describedby':
			[fragen && `${name}-fragen`, fehler && `${name}-fehler`].filter(Boolean).join(' ') ||
			undefined,
	};
	return (
		<div className={stil.feld} data-breit={zeilen ? '' : undefined}>
			<label htmlFor={name}>
				{feld?.beschriftung}
				{feld?.pflicht && '*'}
			</label>
			{fragen && (
				<ul id={`${name}-fragen`} className={stil.fragen}>
					{fragen.map((frage) => (
						<li key={frage}>{frage}</li>
					))}
				</ul>
			)}
			{zeilen ? (
				<textarea rows={zeilen} {...eigenschaften} />
			) : (
				<input type={feld?.typ} {...eigenschaften} />
			)}
			<FieldError feld={name} text={fehler} />
		</div>
	);
});
