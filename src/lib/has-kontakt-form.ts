/**
 * Whether the contact page has its form (KONTAKT=formular or unset), or telephone and e-mail alone
 * (KONTAKT=mail), for a site without the service.
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
