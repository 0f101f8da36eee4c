import { expect, test } from 'vitest';
import { answeringDialog } from '../testing/answering-dialog.ts';
import { type TypedAnswers, TypingOwner } from '../testing/terminal.ts';
import {
	askAll,
	choiceOrLater,
	type Dialog,
	line,
	meaningOf,
	possibleIf,
	type Question,
} from './question.ts';

const done: string[] = [];
const does = (what: string) => () => void done.push(what);

const none = { label: 'steht nicht da', means: does('none') };

/** A question as an owner meets it, of which each answer writes down what it did. */
function asked(parts: Partial<Parameters<typeof line>[0]>) {
	return line({
		id: 'antwortzeit',
		label: 'Bis wann Sie antworten',
		help: '',
		enter: { label: 'später', means: does('later') },
		take: (typed) => does(typed),
		...parts,
	});
}

/** What an answer did, or what was wrong with it; nothing where it leads back. */
async function doneBy(typed: string, question: ReturnType<typeof asked>): Promise<string> {
	const answer = await meaningOf(typed, question);
	if (typeof answer === 'string') return answer;
	done.length = 0;
	await answer();
	return done.join();
}

test('at a sample Enter is later, „=“ takes it, „-“ is none, „<“ goes back', async () => {
	const question = asked({ none, sample: 'innerhalb eines Tages' });
	expect(await doneBy('', question)).toBe('later');
	expect(await doneBy('=', question)).toBe('innerhalb eines Tages');
	expect(await doneBy('-', question)).toBe('none');
	expect(await doneBy('-', asked({})), 'where it is needed').toBe('Ohne das geht es nicht.');
	expect(await doneBy('<', question)).toBe('');
	expect(await doneBy('morgen', question)).toBe('morgen');
});

test('what holds stays with Enter; a key behind it is the key', async () => {
	const question = asked({ none, own: 'morgen' });
	expect(await doneBy('morgen', question)).toBe('later');
	expect(await doneBy('morgen <', question)).toBe('');
	expect(await doneBy('morgen-', question)).toBe('none');
	expect(await doneBy('morgen früh', question)).toBe('morgen früh');
	expect(await doneBy('=', question)).toBe('Hier steht kein Muster.');
});

test('a line that was emptied is no answer', async () => {
	const emptied = (parts: object) => doneBy('', asked({ own: 'morgen', ...parts }));
	expect(await emptied({})).toBe('Die Zeile ist leer.');
	expect(await emptied({ none })).toBe('Die Zeile ist leer. „-“ heißt: steht nicht da.');
});

test.each(['Steht nicht da', '–', '—', 'keine', 'Keiner', 'nein', 'niemand'])(
	'„%s“ is none, where there may be none',
	async (typed) => {
		const question = asked({ none: { ...none, words: /^ich selbst$/i } });
		expect(await doneBy(typed, question)).toBe('none');
		expect(await doneBy('Ich selbst', question)).toBe('none');
		expect(await doneBy(`${typed}, danke`, question)).toBe(`${typed}, danke`);
		expect(await doneBy(typed, asked({}))).not.toBe('none');
	},
);

const FIRST = 'Buchstabe 1';
const SECOND = 'Buchstabe 2';
const THIRD = 'Buchstabe 3';
const FOURTH = 'Buchstabe 4';
const isQuestion = (words: string) => words.startsWith('Buchstabe');

/** Questions about letters: each answer takes the letter's place; „-“ leaves it out, and the next one moves up. */
function about(letters: string[]): Question[] {
	return letters.map((letter, i) =>
		line({
			id: `${i}`,
			label: `Buchstabe ${i + 1}`,
			help: '',
			own: letter,
			none: {
				label: 'weglassen',
				means() {
					letters.splice(i, 1);
					return { next: 'here' };
				},
			},
			take: (typed) => () => {
				letters[i] = typed;
				return { say: `Nun ${typed}.` };
			},
		}),
	);
}

/** The questions that were asked, and what was said of the answers. */
async function heardOf(
	questions: () => readonly Question[],
	...answers: TypedAnswers
): Promise<string[]> {
	const heard: string[] = [];
	await askAll(answeringDialog(new TypingOwner(answers), heard), questions);
	return heard.filter((words) => /^(Buchstabe|Nun)/.test(words));
}

test('one question follows the other; „<“ asks the last one again, and before the first there is none', async () => {
	const letters = ['a', 'b'];
	const heard = await heardOf(
		() => about(letters),
		[/Buchstabe 1/, '<'],
		[/Buchstabe 1/, 'x'],
		[/Buchstabe 1/, 'y'],
		[/Buchstabe 2/, '<'],
		[/Buchstabe 2/, ''],
	);
	expect(heard).toEqual([FIRST, FIRST, 'Nun x.', SECOND, FIRST, 'Nun y.', SECOND]);
	expect(letters).toEqual(['y', 'b']);
});

test('what is left out makes room for the next one, and „<“ does not lead back to it', async () => {
	const letters = ['a', 'b', 'c'];
	const heard = await heardOf(
		() => about(letters),
		[/Buchstabe 2/, '-'],
		[/Buchstabe 2/, '<'],
		[/Buchstabe 2/, ''],
	);
	expect(heard).toEqual([FIRST, SECOND, SECOND, FIRST, SECOND]);
	expect(letters).toEqual(['a', 'c']);
});

test('only what is possible and open is asked', async () => {
	const questions = about(['a', 'b', 'c']).flatMap((one, i) =>
		i === 1 ? possibleIf(false, [one]) : { ...one, isOpen: i === 2 },
	);
	expect(await heardOf(() => questions)).toEqual([THIRD]);
});

test('„<“ leads over what was not asked, and at the first question that is open asks it again', async () => {
	const letters = ['a', 'b', 'c', 'd'];
	const heard = await heardOf(
		() => about(letters).map((one, i) => ({ ...one, isOpen: i % 2 === 1 })),
		[/Buchstabe 2/, '<'],
		[/Buchstabe 2/, ''],
		[/Buchstabe 4/, '<'],
		[/Buchstabe 4/, ''],
	);
	expect(heard).toEqual([SECOND, SECOND, FOURTH, SECOND, FOURTH]);
});

test('„<“ leads over a question that its answer made impossible', async () => {
	const letters = ['a', 'b', 'c'];
	const heard = await heardOf(
		() => about(letters).map((one, i) => ({ ...one, isPossible: i !== 1 || letters[1] === 'b' })),
		[/Buchstabe 2/, 'x'],
		[/Buchstabe 3/, '<'],
		[/Buchstabe 3/, ''],
	);
	expect(heard.filter(isQuestion)).toEqual([FIRST, SECOND, THIRD, FIRST, THIRD]);
});

test('„<“ leads to a question that is possible again', async () => {
	const letters = ['a', 'b', 'c'];
	// The second letter stands for the items of a list, the first for the list as a whole.
	const isUnderWay = () => letters[0] === 'x' && letters[1] === 'b';
	const isPossible = (i: number) => i === 2 || isUnderWay() === (i === 1);
	const heard = await heardOf(
		() => about(letters).map((one, i) => ({ ...one, isPossible: isPossible(i) })),
		[/Buchstabe 1/, 'x'],
		[/Buchstabe 2/, 'y'],
		[/Buchstabe 3/, '<'],
		[/Buchstabe 1/, ''],
		[/Buchstabe 3/, ''],
	);
	expect(heard.filter(isQuestion)).toEqual([FIRST, SECOND, THIRD, FIRST, THIRD]);
});

test('who leaves is asked nothing more, and it is known that he left', async () => {
	const heard: string[] = [];
	const questions = () => about(['a', 'b', 'c']);
	expect(await askAll(answeringDialog(new TypingOwner([]), heard, 2), questions)).toBe(true);
	expect(heard).not.toContain(THIRD);
	expect(await askAll(answeringDialog(new TypingOwner([])), questions)).toBe(false);
});

test('a headline is said once for all questions below it', async () => {
	const heard: string[] = [];
	const titles = ['Vokale', 'Vokale', 'Konsonanten', 'Konsonanten'];
	const questions = about(titles).map((one, i) => ({ ...one, headline: titles[i] ?? '' }));
	await askAll(answeringDialog(new TypingOwner([]), heard), () => questions);
	expect(heard.filter((words) => /ale$|anten$/.test(words))).toEqual(['Vokale', 'Konsonanten']);
});

test('a choice shows what holds first, and „später“ while it is open; Enter does nothing', async () => {
	const chosen: string[] = [];
	const question = (holds: string | undefined, isOpen: boolean) =>
		choiceOrLater({
			...{ id: '', label: '', help: '', isOpen, holds },
			choices: ['Ja', 'Nein'].map((words) => [words, () => void chosen.push(words)] as const),
		});
	const offered = async (...about: Parameters<typeof question>) => {
		let words: string[] = [];
		const dialog = answeringDialog(new TypingOwner([]));
		const choose: Dialog['choose'] = (asked, choices) => {
			words = choices.map(([each]) => each);
			return dialog.choose(asked, choices);
		};
		await askAll({ ...dialog, choose }, () => [{ ...question(...about), isOpen: true }]);
		return words;
	};
	const back = 'Zurück zur letzten Frage';
	expect(await offered('Ja', false)).toEqual(['Bleibt: Ja', 'Nein', back]);
	expect(await offered(undefined, false)).toEqual(['Bleibt so', 'Ja', 'Nein', back]);
	expect(await offered('Ja', true)).toEqual(['Später', 'Ja', 'Nein', back]);
	expect(chosen).toEqual([]);
});

test('each line says its keys once, and none for what cannot be confirmed or is refused', async () => {
	const heard: string[] = [];
	const words = { id: '', label: 'Frage', help: 'Darum.', take: () => () => {} };
	const refused = { label: 'nie', means: 'Nein.' };
	const questions = [
		line({ ...words, none, sample: 'morgen' }),
		line({ ...words, own: 'heute' }),
		line({ ...words, sample: 'Max Mustermann' }),
		line({ ...words, enter: none, none }),
		line({ ...words, label: 'Nötig', enter: refused, none: { ...refused, label: 'keine' } }),
		{ ...line({ ...words, isOpen: false }), isOpen: true },
	];
	const needed = new TypingOwner([[/Nötig/, 'ja']]);
	const numbered = questions.map((one, i) => ({ ...one, id: String(i) }));
	await askAll(answeringDialog(needed, heard), () => numbered);
	expect(heard.filter((each) => each.startsWith('Darum'))).toEqual([
		'Darum.\nEnter: später · = so stimmt es · - steht nicht da · < zurück',
		'Darum.\nEnter: bleibt · < zurück',
		'Darum.\nEnter: später · < zurück',
		'Darum.\nEnter: steht nicht da · < zurück',
		'Darum.\n< zurück',
		'Darum.\nEnter: bleibt · < zurück',
	]);
});
