import { expect, test } from 'vitest';
import { FILE_HEADERS, securityHeaders } from '#shared/response-headers.ts';
import { htaccessFile } from './htaccess.ts';

const NAMES =
	'kontakt.html about.html ueber-mich.html index.html 404.html antwort.html kontakt.html.br favicon.svg';
const lines = htaccessFile(NAMES.split(' ')).split('\n');

test('Apache redirects other spellings to existing pages only', () => {
	const spelled = lines.filter((line) => line.includes('[NC'));
	expect(spelled.map((rule) => rule.split(' ')[2])).toEqual(['/about', '/kontakt', '/ueber-mich']);
	const [about] = patternsTo('/about');
	for (const name of ['about.html', 'about/', 'about/index.html', 'about.html.', 'About'])
		expect(about?.test(name), name).toBe(true);
	expect(about?.test('aboutx')).toBe(false);
	const projekt = patternsTo('/$1').find(({ source }) => source.includes('(?=.)'));
	for (const ending of ['.', '/', '.html'])
		expect(projekt?.exec(`portfolio/haus${ending}`)?.[1]).toBe('portfolio/haus');
	expect(projekt?.test('portfolio/haus'), 'would redirect to itself').toBe(false);
});

test('Apache knows the moved address, shows its error pages as they are, and takes no page for a folder', () => {
	const [moved] = patternsTo('/sitemap-index.xml');
	const asked = ['sitemap.xml', 'sitemap.xml/', 'sitemap-xml', 'sitemap.xml/x'];
	expect(asked.filter((address) => moved?.test(address))).toEqual(asked.slice(0, 2));
	const asItIs = lines.indexOf('RewriteCond %{ENV:REDIRECT_STATUS} ^4');
	expect(lines.slice(asItIs + 1, asItIs + 3)).toEqual([
		'RewriteRule ^ - [L]',
		expect.stringMatching(/404.*antwort.* - \[R=404,L\]$/),
	]);
	expect(lines).toContain('DirectorySlash Off');
});

/** Patterns of the rules that redirect to this address. */
function patternsTo(address: string): RegExp[] {
	const rules = lines.map((line) => line.split(' '));
	return rules
		.filter(([name, , to]) => name === 'RewriteRule' && to === address)
		.map(([, pattern = '']) => new RegExp(pattern, 'i'));
}

test('Apache sends the service’s headers with every file, further ones with single files, and known types', () => {
	expect(lines).toContain('AddType image/avif .avif');
	const said = [
		...Object.entries(securityHeaders(true)),
		...FILE_HEADERS.flatMap(({ headers }) => Object.entries(headers)),
	];
	const set = lines.filter((line) => line.startsWith('Header '));
	expect(set).toEqual(said.map(([name, value]) => `Header always set ${name} "${value}"`));
	expect(lines).toContain(
		'<If "%{REQUEST_URI} =~ m#^/(og/.*|projekte/[^/]+/vorschau\\.jpg|apple-touch-icon\\.png)$#">',
	);
});
