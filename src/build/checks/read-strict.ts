const ON = ['1', 'true', 'yes', 'ja'];
const OFF = ['', '0', 'false', 'no', 'nein'];

/** Whether STRICT_OWNER is on. @throws for an unknown word: a typing error must not switch it off */
export function readStrict(value: string | undefined): boolean {
	const word = (value ?? '').trim().toLowerCase();
	if (ON.includes(word)) return true;
	if (OFF.includes(word)) return false;
	throw new Error(
		`STRICT_OWNER: „${value}“, erwartet ${ON.join(', ')} für streng oder ${OFF.filter(Boolean).join(', ')} oder leer.`,
	);
}
