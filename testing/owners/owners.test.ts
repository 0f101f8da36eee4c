import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Copy, makeOwner } from './make-owner.ts';
import { OWNERS } from './owners.ts';

/** `npm run test:inhaber` makes every owner and runs everything for each; `npm test` two, and the least. */
const isWhole = import.meta.env.MODE === 'alle';
const made = isWhole ? Object.keys(OWNERS) : ['eins', 'drei'];
const commands = isWhole
	? [['check'], ['pruefen'], ['test:unit'], ['test:e2e'], ['release']]
	: [['test:e2e', 'e2e/every-page.spec.ts', 'e2e/frame.spec.ts']];

const copies: Record<string, Copy> = {};

describe.for(made)('as the owner called „%s“', (name) => {
	const owner = OWNERS[name];
	let copy: Copy;
	beforeAll(async () => {
		if (!owner) throw new Error(`There is no owner ${name}.`);
		copy = await makeOwner(owner);
		copies[name] = copy;
		copy.run('build');
	});

	test('the site built strictly shows no placeholder', () => {
		const dist = join(copy.root, 'dist');
		const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
			/\.(html|txt|xml|json|js|svg)$/.test(file),
		);
		const finds = texts.filter((file) =>
			/muster(mann|stra|stadt|-hosting)|\.example|DE0{9}/i.test(
				readFileSync(join(dist, file), 'utf8'),
			),
		);
		expect(texts.length).toBeGreaterThan(10);
		expect(finds).toEqual([]);
	});

	test('the portfolio lists all projects in the owner’s order', () => {
		const row = [...read(name, 'portfolio.html').matchAll(/href="\/portfolio\/haus-(\d+)"/g)];
		const numbers = [...new Set(row.map(([, number]) => Number(number)))];
		expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
		expect(numbers).toHaveLength(owner?.projekte ?? 0);
	});

	test.for(commands)('%s passes', ([script = '', ...args]) => {
		copy.run(script, ...args);
	});
});

describe('as the owner who fills in everything', () => {
	test('optional facts are on home and Kontakt', () => {
		const headings = [...read('drei', 'index.html').matchAll(/<h[23][^>]*>([^<]+)/g)];
		expect(headings.map(([, text]) => text)).toEqual(
			expect.arrayContaining(['Leistungen', 'Neubau', 'Umbau', 'Pflege']),
		);
		const kontakt = read('drei', 'kontakt.html');
		for (const fact of [
			'werktags bis 17 Uhr',
			'Dortmund und online',
			'am selben Tag',
			'ab 2.400 €',
			'März 2027',
		])
			expect(kontakt).toContain(fact);
	});

	test('a quotation is on its project’s page, the first one on home, too; figures name their source', () => {
		expect(read('drei', 'index.html')).toContain('Läuft seit dem ersten Tag.');
		expect(read('drei', 'portfolio/haus-2.html')).toContain('Läuft seit dem ersten Tag.');
		expect(read('drei', 'portfolio/haus-1.html')).toMatch(/2 s[\s\S]*Quelle: eigene Messung/);
		expect(read('drei', 'portfolio/haus-3.html')).not.toContain('<blockquote');
	});

	test('photo and job title are in card, headline, title and structured data', () => {
		const start = read('drei', 'index.html');
		expect(start).toMatch(/<img[^>]*alt="Foto von Ada Šimić"/);
		expect(start).toContain('<title>Webdesign Šimić | Ada Šimić<');
		expect(start).toMatch(/"jobTitle":"Webdesign Šimić","image":/);
		expect(start).toMatch(/"Place","name":"Dortmund.*"name":"Pflege"/);
	});

	test('the Impressum names the business ID and the photographers, and no VAT ID', () => {
		const impressum = read('drei', 'impressum.html').replace(/\u00a0/g, ' ');
		expect(impressum).toContain('gemäß § 139c Abgabenordnung: DE123456789-00001');
		expect(impressum).toMatch(/Ada Šimić: Jo Licht[\s\S]*Łukasz Bau“: Kim Blende/);
		expect(impressum).not.toContain('Umsatzsteuer');
	});

	test('with KONTAKT=mail, Kontakt has telephone and e-mail in place of the form, and the policy none', () => {
		const kontakt = read('drei', 'kontakt.html');
		expect(kontakt).toMatch(/"tel:\+49[\s\S]*"mailto:post@ada-simic\.de"/);
		expect(kontakt).not.toMatch(/<form|sendMail/);
		expect(read('drei', 'datenschutz.html')).not.toMatch(/kontaktformular/i);
	});
});

/** A page of this owner's site. */
function read(owner: string, page: string): string {
	return readFileSync(join(copies[owner]?.root ?? '', 'dist', page), 'utf8');
}
