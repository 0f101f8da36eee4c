import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { checkRequirements } from './record.ts';

test('everything that a folder of finished pictures lacks, and what is unfit, is named', async () => {
	const pictures = newFolder();
	const logo = path.join(pictures, 'Logo.SVG');
	await writeFile(
		logo,
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>A</text></svg>',
	);
	await writeFile(path.join(pictures, 'bild-2.jpg'), '');
	await expect(checkRequirements({ pictures })).rejects.toThrow(
		`Im Ordner ${pictures} fehlt: bild-1.png oder .jpg, bild-3.png oder .jpg, bild-4.png oder .jpg\n${logo} enthält Text`,
	);
});

test('an incomplete address is refused before the recorder starts', async () => {
	await expect(checkRequirements({ url: 'kunde.de' })).rejects.toThrow(
		'„kunde.de“: Erwartet eine Adresse wie https://www.beispiel.de',
	);
});
