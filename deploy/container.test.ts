import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// There need not be a container engine here; what can be known without one is tested.
const WURZEL = join(import.meta.dirname, '..');
const text = readFileSync(join(import.meta.dirname, 'Containerfile'), 'utf8').replace(/\\\n/g, ' ');
const copies = [...text.matchAll(/^COPY (?:--from=(\S+) )?(.+) \S+$/gm)].map(
	([, from, sources]) => ({
		from,
		sources: sources?.split(/\s+/) ?? [],
	}),
);
const ignored = readFileSync(join(WURZEL, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
const MADE_WITHIN = ['node_modules', 'dist'];

test('every file that is copied into the container exists', () => {
	const sources = copies.flatMap(({ from, sources }) =>
		sources.map((source) => (from === 'bau' ? source.replace('/bau/', '') : source)),
	);
	expect(sources.length).toBeGreaterThan(5);
	for (const source of sources.filter((name) => !MADE_WITHIN.includes(name))) {
		expect(existsSync(join(WURZEL, source)), source).toBe(true);
	}
});

test('what the build needs is not kept from it, and secrets and inquiries are', () => {
	const needed = ['src', 'shared', 'service', 'public', 'astro.config.ts', 'tsconfig.json'];
	expect(ignored.filter((name) => needed.includes(name))).toEqual([]);
	expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', 'node_modules', 'dist']));
});

test('the finished container holds all that a release holds, but for deploy/', () => {
	const release = readFileSync(join(import.meta.dirname, 'release.ts'), 'utf8');
	const parts = /of \[(.*?)\]/.exec(release)?.[1]?.match(/[\w.-]+(?=')/g) ?? [];
	const wanted = [...parts, ...MADE_WITHIN].filter((p) => !['deploy', '.env.example'].includes(p));
	const held = copies.filter(({ from }) => from === 'bau').flatMap(({ sources }) => sources);
	expect(wanted.length).toBeGreaterThan(4);
	expect(held.map((source) => source.replace('/bau/', '')).sort()).toEqual(wanted.sort());
});

test('it does not run as root, keeps inquiries in a volume, and asks for a page that exists', () => {
	const last = text.slice(text.lastIndexOf('\nFROM '));
	expect(last).toMatch(/^USER node$/m);
	expect(last).toMatch(/^VOLUME \/daten$/m);
	expect(last).toContain('DATA_DIR=/daten');
	const page = /4321\/([\w.]+)'/.exec(last)?.[1] ?? '';
	const pages = readdirSync(join(WURZEL, 'src/pages')).concat(readdirSync(join(WURZEL, 'public')));
	expect(pages.map((name) => name.replace(/\.ts$/, ''))).toContain(page);
});
