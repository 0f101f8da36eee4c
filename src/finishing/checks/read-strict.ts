const AN = ['1', 'true', 'yes', 'ja'];
const AUS = ['', '0', 'false', 'no', 'nein'];

/** Whether STRICT_OWNER is on. @throws for any other word: a typing error must not open the gate */
export function readStrict(wert: string | undefined): boolean {
	const wort = (wert ?? '').trim().toLowerCase();
	if (AN.includes(wort)) return true;
	if (AUS.includes(wort)) return false;
	throw new Error(
		`STRICT_OWNER: „${wert}“, erwartet ${AN.join(', ')} für streng oder ${AUS.filter(Boolean).join(', ')} oder leer.`,
	);
}
