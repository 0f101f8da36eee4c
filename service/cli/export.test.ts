import { expect, test } from 'vitest';
import { z } from 'zod';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { owner } from '../testing/owner.ts';
import { AT, storedAnfrage } from '../testing/stored.ts';

test('export writes CSV in which a spreadsheet takes every formula as text, and texts stay as they are', async () => {
	const formulas = ['=1+1', '-1', '@SUM(A1)', '+49-231 12', '+49231', '+49 231+1'];
	const link = { vorname: '=HYPERLINK("http://x")', message: 'a;b\n- c, -d' };
	const { command } = owner(...formulas.map((message) => ({ message })), link);
	const { out } = await command('export');
	const [head, ...rest] = out.split('\r\n');
	expect(head).toBe(
		'\ufeff"nummer";"eingang";"vorname";"nachname";"e-mail";"telefon";"nachricht";"markiert";"zustellung"',
	);
	expect(out.split('\ufeff'), 'one head, and nothing after the last line').toHaveLength(2);
	expect(out).toMatch(/"wartet"\r$/);
	for (const formula of formulas) expect(out).toContain(`"'${formula}"`);
	expect(rest[0]).toContain(
		'"2026-03-02T10:00:00.000Z";"\'=HYPERLINK(""http://x"")";"Beispiel";"aenne@beispiel.example";"+49 231 123456";"a;b\n- c, -d";;"wartet"',
	);
});

test('what could not be printed counts as unread', async () => {
	const printed = () => Promise.reject(new Error('ENOSPC'));
	const { db, command } = owner({});
	const ask = async () => fixtureAnfrage().email;
	for (const line of ['export', 'show NNNN-01', 'auskunft'])
		await expect(command(line, { printed, ask })).rejects.toThrow('ENOSPC');
	expect(storedAnfrage(db)).toMatchObject({ shownAt: null });
	await command('export');
	expect(storedAnfrage(db)).toMatchObject({ shownAt: AT.getTime() });
});

test('without inquiries an export is the head alone', async () => {
	const { out } = await owner().command('export');
	expect(out).toMatch(/^\ufeff"nummer";.*"zustellung"\r$/);
});

test('auskunft writes everything stored under an address, in capitals or not, and nothing else', async () => {
	const email = 'info@xn--mller-kva.example';
	const { db, command } = owner({ email }, { email: 'INFO@xn--mller-kva.example' }, {});
	const { exit, json } = await command('auskunft', { ask: async () => 'Info@MÜLLER.example' });
	expect(exit).toBe(0);
	const [second, { zustellung, ...first }] = z.tuple([printed, printed]).parse(json());
	expect(second).toMatchObject({ nummer: 'NNNN-02', 'e-mail': 'INFO@xn--mller-kva.example' });
	const { checkbox: _, ...texts } = fixtureAnfrage({ email });
	const einwilligung = 'mit dem Wortlaut vom 2026-11-22';
	expect(first).toMatchObject({ nummer: 'NNNN-01', eingang: AT.toISOString(), einwilligung });
	expect(Object.values(first)).toEqual(expect.arrayContaining(Object.values(texts)));
	expect(zustellung).toMatchObject({ stand: 'wartet', versuche: 0, zugestelltAm: null });
	// All but the internal number, which nobody is shown.
	const columns = Object.keys(storedAnfrage(db) ?? {});
	expect(Object.keys({ ...first, ...zustellung })).toHaveLength(columns.length - 1);
});

const printed = z.looseObject({ zustellung: z.looseObject({}) });
