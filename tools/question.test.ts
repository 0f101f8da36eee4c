import { expect, test } from 'vitest';
import { line, meaning } from './question.ts';

const done: string[] = [];
const does = (what: string) => () => void done.push(what);

const none = { words: 'steht nicht da', answer: does('none') };

/** A question as an owner meets it, of which each answer writes down what it did. */
function asked(parts: Partial<Parameters<typeof line>[0]>) {
	const question = line({
		field: 'antwortzeit',
		label: 'Bis wann Sie antworten',
		why: '',
		enter: { words: 'später', answer: does('later') },
		read: (typed) => does(typed),
		...parts,
	});
	if (!('read' in question)) throw new Error('It is answered by a line.');
	return question;
}

/** What an answer did, or what was wrong with it; nothing where it leads back. */
async function doneBy(typed: string, question: ReturnType<typeof asked>): Promise<string> {
	const answer = await meaning(typed, question);
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
	expect(await doneBy('<', question)).toBe('');
	expect(await doneBy('morgen', question)).toBe('morgen');
});

test('what holds stays with Enter; a key behind it is the key', async () => {
	const question = asked({ none, own: 'morgen' });
	expect(await doneBy('morgen', question)).toBe('later');
	expect(await doneBy('morgen<', question)).toBe('');
	expect(await doneBy('morgen-', question)).toBe('none');
	expect(await doneBy('morgen früh', question)).toBe('morgen früh');
	expect(await doneBy('=', question)).toBe('=');
});

test('who has none of what is needed hears so', async () => {
	expect(await doneBy('-', asked({}))).toBe('Ohne das geht es nicht.');
});
