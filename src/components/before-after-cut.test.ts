import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readProjekte } from '../finishing/checks/read-projekte.ts';
import { readManifest } from '../lib/manifest.ts';
import { emptySheet } from '../lib/testing/empty-sheet.ts';
import { Gallery } from './Gallery.tsx';

test('with a picture of before, the section line parts before and after, and no plan is shown', () => {
	const [projekt] = readProjekte();
	if (!projekt) throw new Error('Ohne Projekt kein Test.');
	const folder = `public/projekte/${projekt.metadaten.url}`;
	const manifest = readManifest(readFileSync(`${folder}/manifest.json`, 'utf8'));
	const riss = { desktop: emptySheet, telefon: emptySheet };
	const entry = { ...projekt, vorher: projekt.source.background };
	const html = renderToStaticMarkup(createElement(Gallery, { entry, manifest, riss }));
	const [cut = ''] = html.split('<ul');
	expect(cut).toContain('aria-valuetext="52 % Vorher"');
	expect(cut).toMatch(/>Vorher<[\s\S]*>Nachher</);
	expect(cut).toMatch(/data-device="vorher"[\s\S]*background\.jpg/);
	expect(cut).not.toMatch(/Plan|riss-/);
});
