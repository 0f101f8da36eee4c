const TAG = 24 * 60 * 60 * 1000;

/**
 * /.well-known/security.txt: where to report a weakness of the site. It ends before a year is over,
 * as the standard asks, so a site nobody builds any more stops promising an answer.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(facts: { email: string; address: string; built: Date }): string {
	const end = new Date(facts.built.getTime() + 360 * TAG);
	return [
		`Contact: mailto:${facts.email}`,
		`Expires: ${end.toISOString().slice(0, 10)}T00:00:00Z`,
		'Preferred-Languages: de, en',
		`Canonical: ${facts.address}`,
		'',
	].join('\n');
}
