import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { kindOfError, log, traceOf } from './log.ts';

test('a line of the log has time, level, sentence and details, if there are any', () => {
	const print = vi.spyOn(console, 'log').mockImplementation(() => {});
	onTestFinished(() => print.mockRestore());
	log.info({}, 'Zugestellt');
	log.warn({ anfragen: ['7K3F-22'] }, 'Nicht zugestellt');
	log.error({}, 'Weg.');
	const time = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
	expect(print.mock.calls.flat()).toEqual([
		expect.stringMatching(RegExp(`${time} Info Zugestellt$`)),
		expect.stringMatching(RegExp(`${time} Warnung Nicht zugestellt {"anfragen":\\["7K3F-22"\\]}$`)),
		expect.stringMatching(RegExp(`${time} Fehler Weg\\.$`)),
	]);
});

test('an error’s kind and three places are logged, and none of its words', () => {
	const error = new TypeError('aenne@beispiel.de\n    zweite Zeile');
	const trace = traceOf(error);
	expect(trace).toEqual({
		art: 'TypeError',
		stelle: [expect.stringMatching(/^at .*log\.test\.ts/), expect.any(String), expect.any(String)],
	});
	expect(JSON.stringify(trace)).not.toMatch(/aenne|zweite/);
	expect(traceOf('aenne')).toEqual({ art: 'string' });
	expect(traceOf(Object.assign(new Error('x'), { stack: undefined }))).toEqual({
		art: 'Error',
		stelle: [],
	});
});

test('the kind of an error is what SQLite says, its code, its name, or its type', () => {
	using db = new DatabaseSync(':memory:');
	let fromSqlite: unknown;
	try {
		db.exec('aenne');
	} catch (error) {
		fromSqlite = error;
	}
	expect(kindOfError(fromSqlite)).toBe('SQL logic error');
	expect(kindOfError(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe('ENOSPC');
	expect(kindOfError(new RangeError('x'))).toBe('RangeError');
	expect(kindOfError('aenne')).toBe('string');
	expect(kindOfError(null)).toBe('object');
});
