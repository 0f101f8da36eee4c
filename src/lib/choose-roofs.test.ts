import { expect, test } from 'vitest';
import { chooseRoofs } from './choose-roofs.ts';

const client = (branche: string, kunde = 'Muster') => ({ kunde, branche });

test('a roof is chosen by words in trade and name', () => {
	const clients = [client('Recht'), client('Gesundheitswesen', 'Ergo Welver'), client('Imkerei')];
	expect(chooseRoofs(clients)).toEqual(['temple', 'dome', 'hip']);
});

test('among thirty of one trade no two neighbours have the same roof', () => {
	const roofs = chooseRoofs(Array.from({ length: 30 }, () => client('Bäckerei')));
	expect(new Set(roofs.slice(0, 8)).size).toBe(8);
	for (const [i, roof] of roofs.entries()) expect(roof).not.toBe(roofs[i + 1]);
});
