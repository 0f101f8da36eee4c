import { CANCEL_SYMBOL, log, select, spinner, text } from '@clack/prompts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askText, choose, confirm, requireTerminal, say, whileWaiting } from './dialog.ts';

vi.mock('@clack/prompts', () => ({
	CANCEL_SYMBOL: Symbol('what clack answers for who leaves'),
	log: { message: vi.fn() },
	select: vi.fn(),
	spinner: vi.fn(),
	text: vi.fn(),
	updateSettings() {},
}));

const question = { label: 'Wann?', own: '', sample: '' };

/** Types lines one after the other. @returns what is said of each */
function typing(lines: string[], end: '' | typeof CANCEL_SYMBOL = '') {
	const said: unknown[] = [];
	vi.mocked(text).mockImplementation(async ({ validate }) => {
		if (typeof validate !== 'function') throw new Error('Nothing would be asked.');
		for (const line of lines) said.push(validate(line));
		await Promise.all(said);
		return end;
	});
	return said;
}

test('what is typed counts without the spaces around it, and a reason breaks between words', async () => {
	typing(['  heute ']);
	const [words, long] = [Array(14).fill('Wort').join(' '), 'x'.repeat(90)];
	const help = `${words} Wörter ${words} Wörtern ${long}`;
	const take = (typed: string) => ({ typed });
	expect(await askText({ ...question, help, take })).toEqual({ typed: 'heute' });
	const { message = '' } = vi.mocked(text).mock.lastCall?.[0] ?? {};
	expect(message).toContain(`│  ${words} Wörter\n│  ${words}\n│  Wörtern\n│  ${long}`);
	say(`${words} Wörtern`);
	expect(log.message).toHaveBeenCalledWith(`${words}\nWörtern`);
});

test('a line is asked for until it means something, at once or later; who leaves answers nothing', async () => {
	const take = (typed: string) => (typed === 'heute' ? { typed } : `Erwartet „heute“.`);
	const said = typing(['gestern', 'heute']);
	expect(await askText({ ...question, take })).toEqual({ typed: 'heute' });
	expect(said).toEqual(['Erwartet „heute“.', undefined]);
	const later = typing(['gestern', 'heute']);
	await askText({ ...question, take: async (typed) => take(typed) });
	expect(later[0]).toBeInstanceOf(Promise);
	expect(await Promise.all(later)).toEqual(said);
	typing(['heute'], CANCEL_SYMBOL);
	expect(await askText({ ...question, take })).toBeUndefined();
});

test('one of several is chosen; „Nein“ stands first; who leaves chooses nothing', async () => {
	const shown: (string | undefined)[][] = [];
	const answering = (answer: number | symbol) =>
		vi.mocked(select<number>).mockImplementationOnce(async ({ options }) => {
			shown.push(options.map(({ label }) => label));
			const chosen = typeof answer === 'number' && options[answer];
			return chosen ? chosen.value : CANCEL_SYMBOL;
		});
	answering(1);
	const choices = [
		['A', 'a'],
		['B', 'b'],
	] as const;
	expect(await choose(question, choices)).toBe('b');
	answering(CANCEL_SYMBOL);
	expect(await choose(question, choices)).toBeUndefined();
	answering(0);
	expect(await confirm('Löschen?')).toBe(false);
	answering(1);
	expect(await confirm('Löschen?')).toBe(true);
	const { message } = vi.mocked(select).mock.lastCall?.[0] ?? {};
	expect([message, shown.at(-1)]).toEqual(['Löschen?', ['Nein', 'Ja']]);
});

test('a sign shows what goes on, and how it ended; Ctrl-C within it ends the command with 130', async () => {
	const sign = {
		start: vi.fn(),
		stop: vi.fn(),
		message: vi.fn(),
		error: vi.fn(),
		cancel() {},
		clear() {},
		isCancelled: false,
	};
	vi.mocked(spinner).mockReturnValue(sign);
	onTestFinished(() => {
		process.exitCode = undefined;
	});
	const ends = () => process.listeners('exit');
	const before = ends();
	const result = await whileWaiting('Aufnehmen', async (tell) => {
		tell('Bild 1 von 4');
		for (const end of ends().filter((one) => !before.includes(one))) end(0);
		expect(process.exitCode).toBe(130);
		return 'fertig';
	});
	expect([result, ends()]).toEqual(['fertig', before]);
	expect(sign.start.mock.lastCall).toEqual(['Aufnehmen']);
	expect(sign.message.mock.lastCall).toEqual(['Bild 1 von 4']);
	expect([sign.stop.mock.lastCall, sign.error.mock.calls]).toEqual([['Aufnehmen'], []]);
	const failing = whileWaiting('Packen', () => Promise.reject(new Error('voll')));
	await expect(failing).rejects.toThrow('voll');
	expect([sign.error.mock.lastCall, ends()]).toEqual([['Packen'], before]);
	expect(sign.stop).toHaveBeenCalledTimes(1);
});

function setTerminals(input: boolean, output: boolean): void {
	Object.assign(process.stdin, { isTTY: input });
	Object.assign(process.stdout, { isTTY: output });
}

test.each([
	[true, false],
	[false, true],
])(
	'where input is a terminal: %s, output: %s, nothing is asked, and it is said what to do',
	(input, output) => {
		const [stdin, stdout] = [process.stdin.isTTY, process.stdout.isTTY];
		onTestFinished(() => setTerminals(stdin, stdout));
		setTerminals(input, output);
		expect(() => requireTerminal('Bitte so.')).toThrow(/kein Terminal.* Bitte so\.$/);
		setTerminals(true, true);
		expect(() => requireTerminal('Bitte so.')).not.toThrow();
	},
);
