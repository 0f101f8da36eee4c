import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { KEYS, Terminal } from '../../testing/terminal.ts';

const command = path.resolve('tools/projekt/neu.ts');
let root: string;

beforeEach(() => {
	root = newFolder();
	mkdirSync(path.join(root, 'shared'));
});

/** Names a client, after going on with what was begun, sees the short name that is proposed for it, and leaves. */
async function proposedFor(client: string, begun?: string): Promise<string> {
	const terminal = new Terminal(`${process.execPath} ${command}`, {
		cwd: root,
		env: { WERKPLAN_ROOT: root },
	});
	if (begun) {
		await terminal.sees(new RegExp(`◆ {2}Weiter mit „${begun}“`));
		terminal.press(KEYS.enter);
	}
	await terminal.sees(/◆ {2}Name des Kunden/);
	terminal.press(KEYS.clear + client + KEYS.enter);
	const { end } = await terminal.sees(/◆ {2}Kurzname[\s\S]*?0–9/);
	const { match } = await terminal.sees(/([a-z-]+)█/, end);
	terminal.press(KEYS.enter);
	await terminal.sees(/◆ {2}Adresse der Website/, end);
	terminal.press(KEYS.cancel);
	expect(await terminal.ended).toBe(130);
	return match[1] ?? '';
}

test('the short name that is proposed is this client’s, not that of the one before', async () => {
	expect(await proposedFor('Café Öl')).toBe('cafe-oel');
	expect(await proposedFor('Bäckerei Süß', 'Café Öl')).toBe('baeckerei-suess');
});

test('“<” leads back to the question before, which knows its answer', async () => {
	const terminal = new Terminal(`${process.execPath} ${command}`, {
		cwd: root,
		env: { WERKPLAN_ROOT: root },
	});
	const first = await terminal.sees(/◆ {2}Name des Kunden/);
	terminal.press(`<${KEYS.enter}`);
	const again = await terminal.sees(/◆ {2}Name des Kunden/, first.end);
	terminal.press(`Haus${KEYS.enter}`);
	const { end } = await terminal.sees(/◆ {2}Kurzname/, again.end);
	terminal.press(`${KEYS.clear}<${KEYS.enter}`);
	await terminal.sees(/◆ {2}Name des Kunden[\s\S]*?Haus█/, end);
	terminal.press(KEYS.cancel);
	expect(await terminal.ended).toBe(130);
});

test('who leaves has no half project, and no folder of entries is needed to begin', async () => {
	await proposedFor('Haus');
	expect(existsSync(path.join(root, 'src'))).toBe(false);
	expect(existsSync(path.join(root, 'public'))).toBe(false);
});

test('a website that cannot be visited is asked for again, before anything else', async () => {
	const terminal = new Terminal(`${process.execPath} ${command} www.nirgends.invalid`, {
		cwd: root,
		env: { WERKPLAN_ROOT: root },
	});
	await terminal.sees(/◆ {2}Name des Kunden/);
	terminal.press(`Haus${KEYS.enter}`);
	const { end } = await terminal.sees(/◆ {2}Kurzname/);
	terminal.press(KEYS.enter);
	const told = await terminal.sees(/ist nicht zu finden/, end);
	await terminal.sees(/◆ {2}Adresse der Website/, told.end);
	terminal.press(KEYS.cancel);
	expect(await terminal.ended).toBe(130);
});

test('an entry that cannot be read is named before anything is asked', async () => {
	mkdirSync(path.join(root, 'src/content/projekte'), { recursive: true });
	writeFileSync(path.join(root, 'src/content/projekte/hof.yaml'), 'falsch: [');
	const terminal = new Terminal(`${process.execPath} ${command}`, {
		cwd: root,
		env: { WERKPLAN_ROOT: root },
	});
	const { match } = await terminal.sees(/hof\.yaml lässt sich nicht lesen|◆/);
	terminal.end();
	await terminal.ended;
	expect(match[0]).not.toBe('◆');
});
