/** What is asked of the address of a mail server; the given one is not repeated, it holds a password. */
export const SMTP_URL_RULE =
	'Erwartet wird smtp://benutzer:passwort@server:587 oder smtps://…, Sonderzeichen in Benutzername und Passwort umschrieben: @ als %40, / als %2F, # als %23, ? als %3F, % als %25.';

/** Whether this is the address of a mail server, with nothing in it that would be misread. */
export function isSmtpUrl(value: string): boolean {
	const url = URL.parse(value);
	if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
	// A password with one of these is cut off there, one with a stray % cannot be decoded.
	const isCut = /[^/]/.test(url.pathname) || url.search !== '' || url.hash !== '';
	try {
		decodeURIComponent(url.username + url.password);
		return !isCut;
	} catch {
		return false;
	}
}

/** Whether mails stay on this machine, so that they need no encryption on the way. */
export function isLoopback(smtpUrl: string): boolean {
	return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(new URL(smtpUrl).hostname);
}
