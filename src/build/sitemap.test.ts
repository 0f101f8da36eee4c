import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from './sitemap.ts';

test('a page’s date comes from the files of its own content', () => {
	expect(contentFiles('/portfolio/haus')).toEqual(
		expect.arrayContaining(['src/content/projekte/haus.yaml', 'public/projekte/haus/']),
	);
	expect(contentFiles('/kontakt')).not.toContain('src/content/projekte/');
	expect(contentFiles('/')).toEqual(
		expect.arrayContaining(['src/pages/index.astro', 'src/content/projekte/']),
	);
});

test('a text counts for each page that shows it; those around all pages count for none', () => {
	const textsOf = (path: string) =>
		contentFiles(path)
			.filter((file) => file.startsWith('src/content/texte/'))
			.map((file) => basename(file, '.ts'));
	expect(textsOf('/')).toEqual(
		expect.arrayContaining(['start', 'karussell', 'nachgemessen', 'schnitt']),
	);
	expect(textsOf('/kontakt').toSorted()).toEqual(['formular', 'fragen', 'kontakt']);
	const names = globSync('src/pages/*.astro').map((file) => basename(file, '.astro'));
	const paths = names.map((name) => (name === 'index' ? '/' : `/${name}`));
	const shown = ['/portfolio/haus', ...paths].flatMap(textsOf);
	const others = globSync('src/content/texte/*.ts')
		.map((file) => basename(file, '.ts'))
		.filter((name) => !shown.includes(name));
	// The frame of all pages.
	expect(others).toEqual(['rahmen']);
});
