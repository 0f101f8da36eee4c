import { existsSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { Site } from '../site.ts';
import type { Answers } from './entry.ts';
import { KeptAnswers } from './kept-answers.ts';

let root: string;
beforeEach(() => {
	root = newFolder();
});

/** The answers of one run of the command, which may name a website. */
function newRun(website?: string): KeptAnswers {
	return new KeptAnswers(new Site(root, new Date()), website);
}

/** What somebody has answered who left then. */
function begin(answers: Partial<Answers>): void {
	const run = newRun();
	for (const name of ['kunde', 'slug', 'website', 'unterschriften', 'branche'] as const) {
		const answer = answers[name];
		if (answer !== undefined) run.set(name, answer);
	}
}

const BAKER = {
	kunde: 'Bäcker',
	slug: 'baecker',
	website: 'www.baecker.de',
	unterschriften: 'Start; Brot',
	branche: 'Handwerk',
};

test('each answer is there in the next run, and a website that the command names comes before it', () => {
	begin(BAKER);
	expect(newRun().answers).toMatchObject({ ...BAKER, dauer: '' });
	expect(newRun(BAKER.website).answers).toMatchObject(BAKER);
	expect(newRun('www.anders.de').answers).toMatchObject({
		...BAKER,
		website: 'www.anders.de',
		unterschriften: '',
	});
	expect(newRun().begun).toBe('Bäcker');
});

test.each([
	['client', 'kunde', 'slug'],
	['website', 'website', 'unterschriften'],
] as const)('what was proposed for one %s is not kept for another', (_, name, proposed) => {
	begin(BAKER);
	const run = newRun();
	run.set(name, BAKER[name]);
	expect(run.answers[proposed], 'where it is answered once more').toBe(BAKER[proposed]);
	run.set(name, 'anders');
	expect(run.answers).toMatchObject({ [name]: 'anders', [proposed]: '', branche: 'Handwerk' });
});

test('who begins anew has the website that the command names, and nothing else', () => {
	begin(BAKER);
	const run = newRun('www.anders.de');
	run.writeStory(['Es war einmal.']);
	run.beginAnew();
	const { website, ...others } = run.answers;
	expect(website).toBe('www.anders.de');
	expect(new Set(Object.values(others))).toEqual(new Set(['']));
	expect([run.begun, run.paragraphs, newRun().begun]).toEqual(['', [], '']);
});

test('nothing is kept once the project is complete', () => {
	begin(BAKER);
	const run = newRun();
	run.writeStory(['Es war einmal.']);
	run.forget();
	expect(existsSync(path.join(root, '.cache/projekt-neu.json'))).toBe(false);
	expect(existsSync(run.story)).toBe(false);
	expect(newRun().answers.kunde).toBe('');
});

test('the paragraphs of a story are kept in their order', () => {
	newRun().writeStory(['Es war einmal.', 'Dann kam ich.']);
	expect(newRun().paragraphs).toEqual(['Es war einmal.', 'Dann kam ich.']);
});

test('answers are never half written, and a file of them that is cut off counts as none', () => {
	begin(BAKER);
	const file = path.join(root, '.cache/projekt-neu.json');
	const text = readFileSync(file, 'utf8');
	linkSync(file, `${file}.old`);
	newRun().set('branche', 'Backstube');
	expect(readFileSync(`${file}.old`, 'utf8')).toBe(text);
	for (const broken of [text.slice(0, -9), '', '[1]', '{"kunde":1}']) {
		writeFileSync(file, broken);
		expect(newRun().answers.kunde).toBe('');
	}
});
