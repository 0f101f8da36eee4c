import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isShipped } from '../is-shipped.ts';
import { filesWith } from './files-with.ts';
import { type Copy, makeOwner } from './make-owner.ts';
import { OWNERS } from './owners.ts';

/**
 * `npm run test:inhaber` makes every owner and runs everything for each. `npm test` makes three, and walks through the
 * pages of two: of one without a project and with pages of her own, and of one with the shortest words and a single
 * project, where only their room is asked. They are made of the sample.
 */
const isWhole = import.meta.env.MODE === 'alle';
const made = Object.entries(OWNERS).filter(([name]) => isWhole || name !== 'dreissig');
const EVERYTHING = [['check'], ['pruefen'], ['test:unit'], ['test:e2e'], ['release']];
const WALKS: Record<string, string[][]> = {
	keines: [walk(['every-page', 'frame', 'menu', 'html', 'home', 'discoverability'])],
	eins: [walk(['every-page'], '--grep', 'no text is cut off')],
};

const copies: Record<string, Copy> = {};

describe.runIf(isShipped).for(made)('as the owner called „%s“', ([name, owner]) => {
	let copy: Copy;
	beforeAll(async () => {
		copy = await makeOwner(owner);
		copies[name] = copy;
		if (!isWhole) return copy.build();
		copy.commit();
		copy.run('build');
	});

	test('the site built strictly shows no stand-in', () => {
		const standIn = 'muster(mann|stra|stadt|-hosting)|\\.example|DE0{9}';
		expect(filesWith(standIn, join(copy.root, 'dist'))).toEqual([]);
	});

	test('the portfolio lists all projects in the owner’s order', () => {
		const row = [...read(name, 'portfolio').matchAll(/href="\/portfolio\/haus-(\d+)"/g)];
		const numbers = [...new Set(row.map(([, number]) => Number(number)))];
		expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
		expect(numbers).toHaveLength(owner.projekte);
	});

	test.for(isWhole ? EVERYTHING : (WALKS[name] ?? []))('%s passes', ([script = '', ...args]) => {
		copy.run(script, ...args);
	});
});

test.runIf(isShipped).for<[page: string, ...seen: RegExp[]]>([
	['index', /<title>Webdesign Šimić \| Ada Šimić</, /<img[^>]*alt="Foto von Ada Šimić"/],
	['index', />Websites\nfür Dortmund<\/span>/],
	['about', /<h1[^>]*>[\s\S]*Über mich[\s\S]*<\/h1>/],
	['index', /"jobTitle":"Webdesign Šimić","image":/, /"Place","name":"Dortmund.*"name":"Pflege"/],
	['index', /<h[23][^>]*>Leistungen[\s\S]*Neubau[\s\S]*Umbau/, /Läuft seit dem ersten Tag\./],
	['kontakt', /werktags bis 17 Uhr/, /Dortmund und online/, /am selben Tag/, /ab 2\.400 €/],
	['kontakt', /März 2027/, /"tel:\+49[\s\S]*"mailto:post@ada-simic\.de"/],
	['portfolio/haus-2', /Läuft seit dem ersten Tag\./],
	['portfolio/haus-1', /2 s[\s\S]*Quelle: eigene Messung/],
	['impressum', /gemäß § 139c Abgabenordnung: DE123456789-00001/],
	['impressum', /Ada Šimić: Jo Licht[\s\S]*Łukasz Bau“: Kim Blende/],
])('%s.html shows what the owner called „drei“ fills in: %s %s', ([page, ...seen]) => {
	for (const fact of seen) expect(read('drei', page)).toMatch(fact);
});

test.runIf(isShipped).for<[page: string, unseen: RegExp]>([
	['kontakt', /<form|sendMail/],
	['datenschutz', /kontaktformular/i],
	['impressum', /Umsatzsteuer/],
	['portfolio/haus-3', /<blockquote/],
])('%s.html has none of what this owner does without: %s', ([page, unseen]) => {
	expect(read('drei', page)).not.toMatch(unseen);
});

test.runIf(isShipped)(
	'the owner called „keines“ has no empty portfolio, and no tax anywhere',
	() => {
		for (const page of ['index', 'about', 'kontakt', 'preise', '404', 'portfolio/404'])
			expect(read('keines', page), page).not.toContain('href="/portfolio"');
		expect(readDist('keines', 'sitemap-0.xml')).not.toContain('/portfolio<');
		expect(read('keines', 'portfolio')).toMatch(/name="robots" content="noindex/);
		for (const page of ['index', 'kontakt'])
			expect(read('keines', page), page).not.toMatch(/netto|zuzüglich|mit Umsatzsteuer|inklusive/);
		expect(read('keines', 'index')).toMatch(/Das kostet ab 49 € im Monat\./);
		expect(read('keines', 'kontakt')).toMatch(/zwischen 800 und 1\.800 Euro als Endpreis\./);
		expect(read('keines', 'about')).toMatch(/marken\.svg[^"]*#vuedotjs/);
	},
);

function walk(specs: string[], ...options: string[]): string[] {
	// Legal texts, and pages for unknown addresses, are as long as the sample's. Nothing is compressed here.
	const others = ['--grep-invert', '(datenschutz|404|unbekanntes-projekt): | KB compressed'];
	// A second worker would start a service and a browser more for a minute's work.
	const alone = ['--workers', '1'];
	return [
		'test:e2e',
		...specs.map((name) => `e2e/${name}.spec.ts`),
		...alone,
		...others,
		...options,
	];
}

/** A page of this owner's site, without its non-breaking spaces. */
function read(owner: string, page: string): string {
	return readDist(owner, `${page}.html`).replace(/\u00a0/g, ' ');
}

function readDist(owner: string, name: string): string {
	return readFileSync(join(copies[owner]?.root ?? '', 'dist', name), 'utf8');
}
