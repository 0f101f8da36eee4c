import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { hear, newSite, testOfSample } from '../../testing/owners/hear.ts';
import type { Site } from '../site.ts';
import { foto, readPhoto } from './foto.ts';

const folder = newFolder();
const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#8899aa' } });

test('a large photo becomes small enough, and says nothing about its place', async () => {
	const file = join(folder, 'ich.png');
	await picture(2400, 3000)
		.withExif({ IFD3: { GPSLatitudeRef: 'N' } })
		.toFile(file);
	const photo = await readPhoto(file);
	if (typeof photo === 'string') throw new Error(photo);
	const { format, width, height, exif } = await sharp(photo).metadata();
	expect([format, width, height, exif]).toEqual(['jpeg', 1600, 2000, undefined]);
});

test('a photo stands as the camera was held, is not enlarged, and has no holes', async () => {
	const file = join(folder, 'quer.png');
	const see = { width: 900, height: 600, channels: 4, background: '#00000000' } as const;
	await sharp({ create: see }).withMetadata({ orientation: 6 }).png().toFile(file);
	const photo = await readPhoto(file);
	const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
	expect([info.width, info.height, info.channels, data[0]]).toEqual([600, 900, 3, 255]);
});

test('a photo that pages cannot show is refused in one sentence', async () => {
	await picture(300, 900).toFile(join(folder, 'klein.jpg'));
	for (const name of ['IMG_1.HEIC', 'brief.jpg']) writeFileSync(join(folder, name), 'ftypheic');
	const say = async (name: string) => readPhoto(join(folder, name));
	expect(await say('fehlt.jpg')).toMatch(/fehlt\.jpg gibt es nicht/);
	expect(await say('klein.jpg')).toMatch(/300 × 900 Pixel, nötig sind 480/);
	expect(await say('IMG_1.HEIC')).toMatch(/HEIC vom iPhone.*als JPEG sichern/);
	expect(await say('brief.jpg')).toMatch(/nicht als Bild lesen/);
});

test('a photo of just the least size is taken', async () => {
	const file = join(folder, 'genau.jpg');
	await picture(480, 480).toFile(file);
	expect(typeof (await readPhoto(file))).not.toBe('string');
});

/** What the facts say of the photo, and of what it is not known yet. */
function known(site: Site) {
	const at = (name: string) => `freiwillig.foto.${name}`;
	const said = ['datei', 'fotograf', 'mitte.x', 'mitte.y'].map((name) => site.text(at(name)));
	const open = ['datei', 'fotograf', 'mitte'].filter((name) => site.hasStandIn(at(name)));
	return [...said, ...open];
}

testOfSample('after the first photo it is asked who took it and where the face is', async () => {
	const file = join(folder, 'erstes.jpg');
	await picture(600, 600).toFile(file);
	const site = newSite();
	await hear(site, [[/Ihr Foto/, file]], 'freiwillig.foto.datei');
	const place = 'src/content/foto.jpg';
	expect(known(site)).toEqual([place, '', '50', '35', 'fotograf', 'mitte']);
	const choices = () => {
		const last = foto(site).at(-1);
		return last && 'choices' in last ? last.choices.map(([words]) => words) : [];
	};
	const faces = ['Ganz oben', 'Genau in der Mitte', 'Unten', 'Links', 'Rechts'];
	expect(choices()).toEqual(['Später', 'In der Mitte, etwas weiter oben', ...faces]);
	await hear(site, [[/Wer hat/, 'Jo Licht']], 'freiwillig.foto.fotograf');
	await hear(site, [[/Wo ist/, choices().indexOf('Links')]], 'freiwillig.foto.mitte');
	const told = [place, 'Jo Licht', '15', '35'];
	expect(known(site)).toEqual(told);
	expect(choices().slice(0, 2)).toEqual(['Bleibt: Links', 'In der Mitte, etwas weiter oben']);
	await hear(site, [[/Ihr Foto/, file]], 'freiwillig.foto.datei');
	expect(known(site), 'another photo changes nothing of that').toEqual(told);
});

testOfSample('who has no photo is asked nothing more of it', async () => {
	const site = newSite();
	await hear(site, [[/Ihr Foto/, '-']], 'freiwillig.foto.datei');
	expect(known(site)).toEqual(['', '', '50', '35']);
	expect(foto(site).map(({ isPossible }) => isPossible)).toEqual([true, false, false]);
});

testOfSample.each([
	['file://nas/ich.jpg', 'nicht auf diesem Rechner'],
	['/gibt-es-nicht.jpg', 'gibt es nicht'],
])('%s is no photo of this machine', async (typed, words) => {
	const answered = hear(newSite(), [[/Ihr Foto/, typed]], 'freiwillig.foto.datei');
	await expect(answered).rejects.toThrow(words);
});
