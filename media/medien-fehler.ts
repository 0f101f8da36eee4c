/** Something the person at the keyboard can put right; shown as its message alone, without a stack. */
export class MedienFehler extends Error {
	override name = 'MedienFehler';
}
