import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOwnTexts, findStandIns } from '#shared/data-file.ts';
import { readStandIns } from '../../src/build/checks/stand-ins.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import { Site } from '../site.ts';
import { allQuestions, questionsNamed } from './interview.ts';
import { leftOver, questionFor } from './left-over.ts';

const site = new Site(process.cwd(), new Date());

test('what is left is listed by group, in the owner’s words, once for each question', () => {
	const text = `
name: !muster Max
telefon: !muster +49
freiwillig:
  preisrahmen:
    betrag: !muster 1
    spanne: !muster 1 bis 2
`;
	const texts = { file: 'src/content/texte/about.yaml', line: 3, field: 'masslinie' };
	expect(leftOver(site, [...findStandIns('inhaber.yaml', text), texts])).toEqual([
		'Sie',
		'  Ihr Name oder der Ihrer Firma                        npm run einrichten -- name',
		'  About: Worte auf der Maßlinie unter der Überschrift  npm run einrichten -- about',
		'Erreichbar',
		'  Ihre Telefonnummer  npm run einrichten -- telefon',
		'Angebot und Preis',
		'  Der Preis, mit dem eine Website bei Ihnen beginnt  npm run einrichten -- preisrahmen',
		'  Zwischen welchen Beträgen liegen die meisten?      npm run einrichten -- preisrahmen',
	]);
});

test('a list that is being gone through is asked for by name', () => {
	const site = newSite();
	site.setTag('profile', true);
	const text = 'profile: !muster\n  - name: LinkedIn\n';
	expect(leftOver(site, findStandIns('inhaber.yaml', text))).toEqual([
		'Erreichbar',
		'  Ihre öffentlichen Profile: 1 von 2  npm run einrichten -- profile',
	]);
});

test('what nobody asks for is named by its place', () => {
	const own = { file: 'src/content/texte/rahmen.ts', line: 7, field: 'aufruf' };
	expect(leftOver(site, [own]).join('\n')).toContain('src/content/texte/rahmen.ts, Zeile 7');
});

test('every stand-in that there is has a question that is asked', () => {
	const questions = allQuestions(site);
	const without = readStandIns().filter((standIn) => !questionFor(standIn, questions)?.isPossible);
	expect(without).toEqual([]);
});

test('every field of the facts can be asked for by the name that a fault gives it', () => {
	const questions = allQuestions(site);
	const facts = readFileSync('inhaber.yaml', 'utf8').replaceAll(' !muster', '');
	const named = findOwnTexts('inhaber.yaml', facts).map(({ ending }) => ending.split('-- ')[1]);
	expect(named.filter((word) => questionsNamed(questions, word ?? '').length === 0)).toEqual([]);
});
