import { inhaber } from '#shared/inhaber.ts';
import { platzhalterFelder } from '#shared/platzhalter.ts';

/**
 * Warns once of stand-in owner data.
 * @throws with STRICT_OWNER=1, so that no Impressum with invented data goes online
 */
export function checkOwner(
	env: Record<string, string | undefined>,
	warn: (text: string) => void,
): void {
	const felder = platzhalterFelder(inhaber);
	if (felder.length === 0) return;
	const meldung = `Platzhalter statt Ihrer Angaben in shared/inhaber.ts: ${felder.join(', ')}. Bitte vor der Veröffentlichung ersetzen.`;
	if (env.STRICT_OWNER === '1') throw new Error(meldung);
	warn(meldung);
}
