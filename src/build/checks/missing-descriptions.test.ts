import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readManifest } from '#shared/manifest.ts';
import { readProjekte } from '../../facts/read-projekte.ts';
import { missingDescriptions } from './missing-descriptions.ts';

test('a picture without a description is named', () => {
	const [projekt] = readProjekte();
	if (!projekt) throw new Error('Ohne Projekt kein Test.');
	const folder = `public/projekte/${projekt.metadaten.url}`;
	const text = readFileSync(`${folder}/manifest.json`, 'utf8');
	expect(missingDescriptions(projekt, readManifest(text, 'haus'))).toEqual([]);
	const bare = readManifest(text.replaceAll(/"alt": "[^"]+"/g, '"alt": " "'), 'haus');
	const sentences = missingDescriptions(projekt, bare);
	expect(sentences).toHaveLength(projekt.source.weiterebilder.length);
	expect(sentences[0]).toContain(`${projekt.source.weiterebilder[0]} hat keine Beschreibung`);
});
