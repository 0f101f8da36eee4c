const AN = ['1', 'true', 'yes', 'ja'];
const OFF = ['', '0', 'false', 'no', 'nein'];

/** Whether STRICT_OWNER is on. @throws for any other word: a typing error must not open the gate */
export function readStrict(value: string | undefined): boolean {
	const word = (value ?? '').trim().toLowerCase();
	if (AN.includes(word)) return true;
	if (OFF.includes(word)) return false;
	throw new Error(
		`STRICT_OWNER: „${value}“, erwartet ${AN.join(', ')} für streng oder ${OFF.filter(Boolean).join(', ')} oder leer.`,
	);
}
