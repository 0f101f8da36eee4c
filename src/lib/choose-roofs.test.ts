import { expect, test } from 'vitest';
import { chooseRoofs } from './choose-roofs.ts';

const client = (branche: string, kunde = 'Muster') => ({ kunde, branche });

test('a roof is chosen by words in trade and name', () => {
	const clients = [client('Recht'), client('Gesundheitswesen', 'Ergo Welver'), client('Imkerei')];
	expect(chooseRoofs(clients)).toEqual(['temple', 'dome', 'hip']);
});

test('six of one trade have six roofs', () => {
	const roofs = chooseRoofs(Array.from({ length: 6 }, () => client('Bäckerei')));
	expect(new Set(roofs).size).toBe(6);
});
