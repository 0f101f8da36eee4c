import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import { type Answers, answerNames } from './entry.ts';
import { faultOfAnswer } from './fault-of-answer.ts';

let root: string;

beforeEach(async () => {
	root = newFolder();
	await mkdir(path.join(root, 'src/content/projekte'), { recursive: true });
	await writeFile(path.join(root, 'src/content/projekte/haus.yaml'), '');
});

/** What an owner is told of one of these answers; all others are still empty. */
function faultOf(name: keyof Answers, given: Partial<Answers>): string | undefined {
	const none = Object.fromEntries(answerNames.map((one) => [one, ''])) as Answers;
	return faultOfAnswer(name, { ...none, ...given }, new Site(root, new Date()));
}

test.each([
	['slug', 'haus', /gibt es schon/],
	['slug', 'werbung', /Werbefilter/],
	['slug', 'reklame', /Werbefilter/],
	['slug', 'ads-mueller', /Werbefilter/],
	['slug', 'haus-anzeigen', /Werbefilter/],
	['website', '', /^Erwartet eine vollständige Adresse/],
	['branche', '', /^Erwartet eine Zeile Text/],
	['ziel', 'Umbau', /^Erwartet eines von Neuerstellung, Relaunch/],
	['beschreibung', '/gibt/es/nicht.txt', /^Erwartet eine Textdatei, die es gibt/],
] as const)('%s „%s“ is refused', (name, answer, sentence) => {
	expect(faultOf(name, { [name]: answer })).toMatch(sentence);
});

test('what is right, and what may be left out, is not refused', () => {
	const right = { kunde: 'Haus GmbH', slug: 'hof', tools: 'Figma', service: 'Design', jahr: '' };
	for (const [name, answer] of Object.entries(right))
		expect(faultOf(name as keyof Answers, { [name]: answer }), name).toBeUndefined();
});

test('a first paragraph too long for search results asks for a shorter sentence', async () => {
	const beschreibung = path.join(root, 'lang.txt');
	await writeFile(beschreibung, `${'Brot '.repeat(40)}\n\nZwei.\n\nDrei.`);
	const withKurz = (kurz: string) => faultOf('kurz', { beschreibung, kurz });
	expect(withKurz('')).toMatch(/hat 199 Zeichen/);
	expect(withKurz('Brot.')).toContain('Der Satz hat 5 Zeichen');
	for (const length of [70, 160])
		expect(withKurz('Brot vom Bäcker. '.repeat(10).slice(0, length))).toBeUndefined();
});
