import { type PerTextField, TEXT_FIELDS, type TextField } from './form.ts';
import { readableAddress } from './readable-address.ts';

/* What somebody wrote, as people read it. */

/** Returns an inquiry as mail and commands present it: the person's name, labelled lines, and the text. */
export function partsForReading(values: PerTextField<string>): {
	name: string;
	lines: [label: string, value: string][];
	text: string;
} {
	const shown = readable(values);
	const at = (place: TextField['shownAs']) =>
		TEXT_FIELDS.filter(({ shownAs }) => shownAs === place);
	return {
		name: at('name')
			.map(({ name }) => shown[name])
			.join(' '),
		lines: at('labelled').map(({ name, label }) => [label, shown[name]]),
		text: at('body')
			.map(({ name }) => shown[name])
			.join('\n\n'),
	};
}

/** Returns a line for each field that is not empty, with its label. */
export function inLines(values: PerTextField<string>): string {
	const shown = readable(values);
	return TEXT_FIELDS.filter(({ name }) => shown[name] !== '')
		.map(({ name, label }) => `${label}: ${shown[name]}`)
		.join('\n');
}

function readable(values: PerTextField<string>): PerTextField<string> {
	return { ...values, email: readableAddress(values.email) };
}
