import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { checkRequirements, record } from './record.ts';

test('everything that a folder of finished pictures lacks, and what is unfit, is named', async () => {
	const pictures = newFolder();
	const logo = path.join(pictures, 'Logo.SVG');
	await writeFile(
		logo,
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>A</text></svg>',
	);
	await writeFile(path.join(pictures, 'bild-2.jpg'), '');
	const size = { width: 1280, height: 800, channels: 3, background: '#cde' } as const;
	const whole = await sharp({ create: size }).jpeg().toBuffer();
	const broken = path.join(pictures, 'bild-3.jpg');
	await writeFile(broken, whole.subarray(0, whole.length / 2));
	const faults = checkRequirements({ pictures });
	await expect(faults).rejects.toThrow(
		`Im Ordner ${pictures} fehlt: bild-1.png oder .jpg, bild-4.png oder .jpg\n${logo} enthält Text`,
	);
	await expect(faults).rejects.toThrow(`${broken} ist kein Bild oder beschädigt.`);
	await expect(checkRequirements({ pictures: broken })).rejects.toThrow(
		`Den Ordner ${broken} gibt es nicht.`,
	);
});

test('an incomplete address is refused before the recorder starts', async () => {
	await expect(checkRequirements({ url: 'kunde.de' })).rejects.toThrow(
		'„kunde.de“: Erwartet eine Adresse wie https://www.beispiel.de',
	);
});

test('a part can be renewed only where all has been recorded once, and all only in a new folder', async () => {
	const options = { out: newFolder(), client: 'Haus', only: 'film' as const };
	const renewed = record({ url: 'https://haus.de' }, undefined, options);
	await expect(renewed).rejects.toThrow('Es ist noch nichts aufgenommen.');
	await writeFile(path.join(options.out, 'manifest.json'), '{}');
	const again = record({ url: 'https://haus.de' }, undefined, { ...options, only: undefined });
	await expect(again).rejects.toThrow('ist schon aufgenommen. Bitte einen neuen Ordner nennen.');
});
