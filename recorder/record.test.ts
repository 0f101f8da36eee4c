import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { checkRequirements } from './record.ts';

test('everything that a folder of finished pictures lacks is named', async () => {
	const pictures = newFolder();
	await writeFile(path.join(pictures, 'Logo.PNG'), '');
	await writeFile(path.join(pictures, 'bild-2.jpg'), '');
	await expect(checkRequirements({ pictures })).rejects.toThrow(
		`Im Ordner ${pictures} fehlt: bild-1.png oder .jpg, bild-3.png oder .jpg, bild-4.png oder .jpg`,
	);
});

test('an incomplete address is refused before the recorder starts', async () => {
	await expect(checkRequirements({ url: 'kunde.de' })).rejects.toThrow(
		'„kunde.de“: Erwartet eine Adresse wie https://www.beispiel.de',
	);
});
