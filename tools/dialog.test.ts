import { text } from '@clack/prompts';
import { expect, test, vi } from 'vitest';
import { askText } from './dialog.ts';

vi.mock('@clack/prompts', () => ({ text: vi.fn(), updateSettings() {} }));

test('what is typed counts without the spaces around it, and a reason breaks between words', async () => {
	vi.mocked(text).mockImplementation(async ({ validate }) => {
		if (typeof validate === 'function') await validate('  heute ');
		return '';
	});
	const [words, long] = [Array(14).fill('Wort').join(' '), 'x'.repeat(90)];
	const help = `${words} Wörter ${words} Wörtern ${long}`;
	const question = { label: 'Wann?', help, own: '', sample: '' };
	expect(await askText({ ...question, take: (typed) => ({ typed }) })).toEqual({ typed: 'heute' });
	const { message = '' } = vi.mocked(text).mock.lastCall?.[0] ?? {};
	expect(message).toContain(`│  ${words} Wörter\n│  ${words}\n│  Wörtern\n│  ${long}`);
});
