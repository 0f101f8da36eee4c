import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FACTS, readInhaber } from '#shared/owner-schema.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { hear, offered } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
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

/** What the facts say of the photo, and which of it is still open. */
function known(site: Site) {
	const at = (name: string) => `freiwillig.foto.${name}`;
	const said = ['datei', 'fotograf', 'mitte.x', 'mitte.y'].map((name) => site.text(at(name)));
	const open = ['datei', 'fotograf', 'mitte'].filter((name) => site.isUnconfirmed(at(name)));
	return [...said, ...open];
}

const FILE = 'src/content/foto.jpg';

/** Answers with a photo of this width. */
async function answer(site: Site, width: number): Promise<void> {
	const file = join(folder, `${width}.jpg`);
	await picture(width, 600).toFile(file);
	await hear(site, [[/Ihr Foto/, file]], 'freiwillig.foto.datei');
}

/** A site with its first photo, and where the face may be, as it is asked. */
async function withPhoto() {
	const site = newSite();
	await answer(site, 600);
	const faces = () => offered(site, 'freiwillig.foto.mitte');
	const choose = (words: string) =>
		hear(site, [[/Wo ist/, faces().indexOf(words)]], 'freiwillig.foto.mitte');
	return { site, faces, choose };
}

test('after the first photo it is asked who took it and where the face is', async () => {
	const { site, faces } = await withPhoto();
	expect(known(site)).toEqual([FILE, '', '50', '35', 'fotograf', 'mitte']);
	const [later, ...places] = faces();
	expect([later, places.at(0), places.length]).toEqual([
		'Später',
		'In der Mitte, etwas weiter oben',
		6,
	]);
});

test.each([
	['Ganz oben', '50', '10'],
	['Links', '15', '35'],
])('the place of the face, „%s“, is kept until another one is chosen', async (words, x, y) => {
	const { site, faces, choose } = await withPhoto();
	await choose(words);
	expect(known(site)).toEqual([FILE, '', x, y, 'fotograf']);
	expect(faces().slice(0, 2)).toEqual([`Bleibt: ${words}`, 'In der Mitte, etwas weiter oben']);
	site.set('freiwillig.foto.mitte.x', '40');
	expect(faces()[0], 'of a place that was written by hand').toBe('Bleibt so');
});

test('another photo asks again who took it and where the face is', async () => {
	const { site, choose } = await withPhoto();
	await choose('Rechts');
	await hear(site, [[/Wer hat/, 'Jo Licht']], 'freiwillig.foto.fotograf');
	await answer(site, 700);
	expect(known(site)).toEqual([FILE, 'Jo Licht', '85', '35', 'fotograf', 'mitte']);
	expect(await sharp(join(site.root, FILE)).metadata()).toMatchObject({ width: 700 });
});

test('the place of the face is asked for where the file has no line for it, too, and gets none before', async () => {
	const site = newSite();
	site.remove('freiwillig.foto');
	await answer(site, 600);
	expect(readInhaber(site.read(FACTS), site.today).freiwillig.foto?.mitte).toEqual({
		x: 50,
		y: 35,
	});
	expect(offered(site, 'freiwillig.foto.mitte')[0]).toBe('Später');
});

test('a photo is dragged into an empty line, whatever stands in the file', async () => {
	const { site } = await withPhoto();
	const enter = () =>
		foto(site).flatMap((one) => ('own' in one ? [[one.own, one.enter.label]] : []))[0];
	expect(enter()).toEqual(['', 'bleibt']);
	site.setTag('freiwillig.foto.datei', true);
	expect(enter(), 'of a tagged one').toEqual(['', 'später']);
});

test('who has no photo, or none any more, is asked nothing more of it', async () => {
	const { site } = await withPhoto();
	await hear(site, [[/Ihr Foto/, '-']], 'freiwillig.foto.datei');
	expect(known(site)).toEqual(['', '', '50', '35']);
	expect(foto(site).map(({ isPossible }) => isPossible)).toEqual([true, false, false]);
});

test.each([
	['file://nas/ich.jpg', 'nicht auf diesem Rechner'],
	['/gibt-es-nicht.jpg', 'gibt es nicht'],
])('%s is no photo of this machine', async (typed, words) => {
	const answered = hear(newSite(), [[/Ihr Foto/, typed]], 'freiwillig.foto.datei');
	await expect(answered).rejects.toThrow(words);
});
