/**
 * How visitors write from the contact page, as KONTAKT says at build: by its form, or by telephone and
 * e-mail where no service runs.
 * @throws for any other word
 */
export function hasKontaktForm(env: Record<string, string | undefined>): boolean {
	const word = env.KONTAKT || 'formular';
	if (word === 'formular') return true;
	if (word === 'mail') return false;
	throw new Error(
		`KONTAKT: „${word}“, erwartet formular (oder leer) oder mail. Bitte in .env berichtigen.`,
	);
}
