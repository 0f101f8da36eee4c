import { expect, test } from 'vitest';
import { FILE_HEADERS, securityHeaders } from '#shared/response-headers.ts';
import { htaccessFile } from './host-files.ts';

const NAMES =
	'kontakt.html about.html index.html 404.html antwort.html kontakt.html.br favicon.svg';
const lines = htaccessFile(NAMES.split(' ')).split('\n');

test('Apache redirects other spellings to existing pages only', () => {
	const spelled = lines.filter((line) => line.includes('[NC'));
	expect(spelled.map((rule) => rule.split(' ')[2])).toEqual(['/about', '/kontakt']);
});

test('Apache sends the service’s headers with every file, and further ones with single files', () => {
	const said = [
		...Object.entries(securityHeaders('other', true)),
		...FILE_HEADERS.flatMap(({ headers }) => Object.entries(headers)),
	];
	const set = lines.filter((line) => line.startsWith('Header '));
	expect(set).toEqual(said.map(([name, value]) => `Header always set ${name} "${value}"`));
	expect(lines).toContain(
		'<If "%{REQUEST_URI} =~ m#^/(og/.*|projekte/[^/]+/vorschau\\.jpg|apple-touch-icon\\.png)$#">',
	);
});
