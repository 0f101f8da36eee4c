import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { readSettingsFile, unknownNames, withSettingsFile } from './settings-file.ts';

function written(content: string | Buffer): string {
	const file = join(newFolder(), 'werkplan.env');
	writeFileSync(file, content);
	return file;
}

test('of two lines the last counts; a comment may end a line; a byte order mark is no part of a name', () => {
	const file = written('\uFEFFMAIL_TO=alt@b.de\nSITE_URL=https://a.de # meine\nMAIL_TO=neu@b.de\n');
	expect(readSettingsFile(file)).toEqual({ MAIL_TO: 'neu@b.de', SITE_URL: 'https://a.de' });
	expect(readSettingsFile('/gibt/es/nicht')).toEqual({});
});

test.each([
	['UTF-16', Buffer.from('\uFEFFPORT=1\n', 'utf16le')],
	['UTF-16 without its mark', Buffer.from('PORT=1\n', 'utf16le')],
	['Latin-1', Buffer.from('MAIL_FROM=web@müller.de\n', 'latin1')],
])('a file in %s is a fault that is named', (_, content) => {
	const file = written(content);
	expect(() => readSettingsFile(file)).toThrow(`${file} ist kein Text in UTF-8`);
});

test('a file that cannot be read is told with the reason, and is not called text of another kind', () => {
	const folder = newFolder();
	expect(() => readSettingsFile(folder)).toThrow(
		`Die Datei ${folder} lässt sich nicht lesen (EISDIR)`,
	);
});

test('what systemd hands on is read where it says so; a variable of the environment goes before', () => {
	const folder = newFolder();
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'werkplan.env'), 'PORT=1\nDATA_DIR=/fremd\n');
	const env = { CREDENTIALS_DIRECTORY: folder, DATA_DIR: '/eigen' };
	expect(withSettingsFile(env)).toMatchObject({ PORT: '1', DATA_DIR: '/eigen' });
});

test('a name that nobody reads is found, and Node’s own is not', () => {
	const example = readSettingsFile('.env.example');
	expect(unknownNames({ MAILTO: 'a@b.de', MAIL_TO: '', NODE_OPTIONS: '' }, example)).toEqual([
		'MAILTO',
	]);
});
