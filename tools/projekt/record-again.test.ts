import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fakeRecorder } from '../../testing/fake-recorder.ts';
import { hearConsole } from '../../testing/hear-console.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import { recordAgain } from './record-again.ts';

const said = hearConsole();
let site: Site;

beforeEach(() => {
	site = new Site(newFolder(), new Date());
	for (const [id, slug] of ['hof', 'garten', 'haus'].entries()) {
		const text = `metadaten: { id: ${id} }\nprojekt: { kunde: ${slug} }\n`;
		site.write(`src/content/projekte/${slug}.yaml`, text);
		site.write(`public/projekte/${slug}/manifest.json`, '{}');
		if (slug !== 'haus') site.write(`samples/${slug}/index.html`, '');
	}
});

test('where no project is named, all with a website in samples/ are recorded, one after the other', async () => {
	const recorder = fakeRecorder();
	await recordAgain({}, [], { site, recorder });
	expect(recorder.orders.map(({ client }) => client)).toEqual(['garten', 'hof']);
	expect(said).toEqual([
		'garten: Aufnahme läuft: Bild 1 von 4',
		expect.stringMatching(/^garten: fertig, .*\ngarten: Hinweis: Ein Bild fehlt\.\n/),
		'hof: Aufnahme läuft: Bild 1 von 4',
		expect.stringMatching(/^hof: fertig/),
	]);
});

test.each([
	['bilder', 'pictures'],
	['riss', 'plan'],
	['film', 'film'],
])('--nur %s renews that part alone, of the website that is named', async (nur, only) => {
	const recorder = fakeRecorder();
	await recordAgain({ nur, url: 'www.haus.de' }, ['haus'], { site, recorder });
	expect(recorder.orders).toMatchObject([{ only, source: { url: 'https://www.haus.de' } }]);
});

test('finished pictures are taken from their folder', async () => {
	const pictures = path.join(newFolder(), 'bilder');
	mkdirSync(pictures);
	writeFileSync(path.join(pictures, 'logo.svg'), '');
	const recorder = fakeRecorder();
	await recordAgain({ originale: pictures }, ['haus'], { site, recorder });
	expect(recorder.orders).toMatchObject([{ source: { pictures }, only: undefined }]);
});

test.each([
	[{ nur: 'ton' }, ['haus'], '--nur kennt bilder, riss, film, nicht „ton“.'],
	[{ nur: '' }, ['haus'], '--nur kennt bilder, riss, film, nicht „“.'],
	[{ url: 'a.de' }, [], 'gelten für genau ein Projekt'],
	[{ originale: '/tmp' }, ['haus', 'hof'], 'gelten für genau ein Projekt'],
	[{ url: 'a.de', originale: '/tmp' }, ['haus'], 'Entweder --url oder --originale'],
	[{}, ['hafen'], 'Ein Projekt „hafen“ gibt es nicht (vorhanden: hof, garten, haus).'],
])('%j for %j is refused', async (values, named, sentence) => {
	const recorder = fakeRecorder();
	await expect(recordAgain(values, named, { site, recorder })).rejects.toThrow(sentence);
	expect(recorder.orders).toEqual([]);
});
