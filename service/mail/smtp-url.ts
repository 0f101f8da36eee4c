/**
 * What is wrong with the address of a mail server, in German; `null` when nothing is. The address
 * is not repeated: it holds a password.
 */
export function smtpUrlFault(value: string): string | null {
	const url = URL.parse(value);
	const whole = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
	if (!whole || /[^/]/.test(url.pathname) || url.search !== '' || url.hash !== '') {
		const hint = /:\/\/.*[@/#?].*@/.test(value) ? ` ${ESCAPES}` : '';
		return `Erwartet wird smtp://benutzer:passwort@server:587 oder smtps://…${hint}`;
	}
	try {
		decodeURIComponent(url.username + url.password);
		return null;
	} catch {
		// Nothing but a stray % throws here.
		return 'In Benutzername oder Passwort steht ein %, das kein Zeichen umschreibt. Das Prozentzeichen selbst wird %25 geschrieben.';
	}
}

const ESCAPES =
	'Sonderzeichen in Benutzername und Passwort werden umschrieben: @ als %40, / als %2F, # als %23, ? als %3F, % als %25.';

/** Whether mails stay on this machine, so that they need no encryption on the way. */
export function isLoopback(smtpUrl: string): boolean {
	return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(new URL(smtpUrl).hostname);
}
