/**
 * How visitors write from the contact page, as KONTAKT says at build: by its form, or by telephone and
 * e-mail where no service runs.
 * @throws for any other word
 */
export function hasKontaktForm(env: Record<string, string | undefined>): boolean {
	const wort = env.KONTAKT || 'formular';
	if (wort === 'formular') return true;
	if (wort === 'mail') return false;
	throw new Error(
		`KONTAKT: „${wort}“, erwartet formular (oder leer) oder mail. Bitte in .env berichtigen.`,
	);
}
