/** Says what SMTP_URL has to look like; does not repeat the given one, which holds a password. */
export const SMTP_URL_RULE =
	'Erwartet wird smtp://benutzer:passwort@server:587 oder smtps://…, Sonderzeichen in Benutzername und Passwort umschrieben: @ als %40, / als %2F, # als %23, ? als %3F, % als %25, für Docker auch $ als %24.';

/** Tells whether this is the address of a mail server, without characters that would be misread. */
export function isSmtpUrl(value: string): boolean {
	const url = URL.parse(value);
	if (url === null || !/^smtps?:/.test(url.protocol) || url.hostname === '') return false;
	// A password with / ? or # is cut off there, one with a stray % cannot be decoded.
	const isCut = /[^/]/.test(url.pathname) || url.search !== '' || url.hash !== '';
	try {
		decodeURIComponent(url.username + url.password + url.hostname);
		return !isCut;
	} catch {
		return false;
	}
}

/** Tells whether mails stay on this machine and need no encryption. */
export function isLoopback(smtpUrl: string): boolean {
	return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(new URL(smtpUrl).hostname);
}
