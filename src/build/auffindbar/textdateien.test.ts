import { describe, expect, test } from 'vitest';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';

describe('robots.txt', () => {
	test('names the sitemap and forbids nothing on the owner’s address', () => {
		const text = robotsTxt(true, 'https://www.beispiel.example/sitemap.xml');
		expect(text).toContain('\nSitemap: https://www.beispiel.example/sitemap.xml\n');
		expect(text).not.toContain('Disallow');
	});

	test('closes a copy elsewhere, and names no sitemap there', () => {
		expect(robotsTxt(false, 'https://www.beispiel.example/sitemap.xml')).toBe(
			'User-agent: *\nDisallow: /\n',
		);
	});
});

test('security.txt holds for less than a year from the build', () => {
	const text = securityTxt({
		email: 'ich@beispiel.example',
		adresse: 'https://www.beispiel.example/.well-known/security.txt',
		gebaut: new Date('2027-03-01T10:00:00Z'),
	});
	expect(text.split('\n')).toEqual([
		'Contact: mailto:ich@beispiel.example',
		'Expires: 2028-02-24T00:00:00Z',
		'Preferred-Languages: de, en',
		'Canonical: https://www.beispiel.example/.well-known/security.txt',
		'',
	]);
});
