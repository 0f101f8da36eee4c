/**
 * Whether SMTP (RFC 5321) can carry the address. The form takes whatever HTML calls an e-mail
 * address, and that is more: leading or double dots, any length.
 */
export function isReplyAddress(email: string): boolean {
	const at = email.lastIndexOf('@');
	const local = email.slice(0, at);
	const domain = email.slice(at + 1);
	return (
		at > 0 &&
		local.length <= 64 &&
		domain.length <= 253 &&
		/^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local) &&
		/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(domain)
	);
}
