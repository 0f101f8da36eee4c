import { expect, test } from 'vitest';
import { securityHeaders } from '#shared/security-headers.ts';
import { headersFile, htaccessFile, redirectsFile } from './host-files.ts';

const FILES = `/index.html /about.html /about.html.br /antwort.html /portfolio.html
	/portfolio/404.html /portfolio/haus.html /_astro/index.Ab12.js /projekte/haus/bild-1.jpg
	/favicon.svg`;
const rules = parse(headersFile(FILES.split(/\s+/)));

test('a page typed with a capital letter leads to it, and nothing that is none', () => {
	const names = '/kontakt.html /about.html /index.html /404.html /portfolio/haus.html'.split(' ');
	expect(redirectsFile([...names, '/antwort.html', '/kontakt.html.br'])).toBe(
		'/About /about 308\n/Kontakt /kontakt 308\n/portfolio/* /portfolio/404.html 404\n',
	);
	const rules = htaccessFile(names)
		.split('\n')
		.filter((line) => line.includes('[NC'));
	expect(rules.map((rule) => rule.split(' ')[2])).toEqual(['/about', '/kontakt']);
	expect(htaccessFile(names)).toContain(`[S=${rules.length}]`);
});

test('headers are the service’s by HTTPS; of every file one rule says how long to keep it, and what is no page may load nothing', () => {
	const none = securityHeaders('other', true)['content-security-policy'];
	const page = { 'cache-control': 'no-cache' };
	const file = { 'cache-control': 'public, max-age=86400', 'content-security-policy': none };
	expect(rules).toEqual({
		'/*': securityHeaders('document', true),
		'/': page,
		'/about': page,
		'/portfolio': page,
		'/portfolio/*': page,
		'/_astro/*': { ...file, 'cache-control': 'public, max-age=31536000, immutable' },
		'/projekte/*': file,
		'/favicon.svg': file,
	});
});

function parse(text: string): Record<string, Record<string, string>> {
	const rules = text.trim().split(/\n(?! )/);
	return Object.fromEntries(
		rules.map((rule) => {
			const [path = '', ...lines] = rule.split('\n  ');
			return [path, Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))];
		}),
	);
}
