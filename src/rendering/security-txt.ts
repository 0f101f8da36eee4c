const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Text of /.well-known/security.txt: where to report a weakness of the site. It expires within a year,
 * as the standard asks, so an abandoned site stops promising an answer.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(facts: { email: string; address: string; built: Date }): string {
	const end = new Date(facts.built.getTime() + 360 * DAY_MS);
	return [
		`Contact: mailto:${facts.email}`,
		`Expires: ${end.toISOString().slice(0, 10)}T00:00:00Z`,
		'Preferred-Languages: de, en',
		`Canonical: ${facts.address}`,
		'',
	].join('\n');
}
