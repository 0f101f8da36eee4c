import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakePage } from '../testing/fake-page.ts';
import { PageObstacle } from '../website/obstacle.ts';
import { captionsOf, proposeScript } from './propose-script.ts';
import { propose } from './visit.ts';

const size = { width: 64, height: 40 };
const paint = (inside: string) =>
	sharp(
		Buffer.from(
			`<svg width="64" height="40"><rect width="64" height="40" fill="#fff"/>${inside}</svg>`,
		),
	)
		.png()
		.toBuffer();
const bars = [0, 12, 24].map((y) => `<rect y="${y}" width="60" height="6"/>`).join('');
const logo = Buffer.from('own');
const script = proposeScript({ views: [], height: 2000 }, 'https://haus.de/laden', 'Haus');

/** What is proposed for a first page of which `found` is known; `way` is where it was scrolled to. */
async function proposal(
	found: { obstacle?: 'login'; doubt?: string },
	given: Partial<Parameters<typeof propose>[3]> = {},
	inside = bars,
) {
	const notes = new Map([['alt', 'Von\u0007 vorher']]);
	const way: unknown[] = [];
	const findings = { heading: 'Haus', height: 2000, pages: [], sections: [] };
	const open = fakePage({
		size,
		inPage: {
			describePage: () => ({
				...findings,
				doubt: '',
				...found,
				sections: [{ y: 900, height: 700 }],
			}),
			headerOver: () => 0,
			titleInView: () => 'Brote',
			linesOfText: () => [],
			markLogo: (name: string) => {
				throw new Error(`sought: ${name}`);
			},
		},
		shoot: () => paint(way.at(-1) === 900 ? '<rect y="20" width="30" height="20"/>' : inside),
		scroll: { to: async (place) => way.push(place) && Number(place) },
	});
	open.note = (sentence) => notes.set(sentence, sentence);
	const access = { base: 'https://haus.de', hidden: [], kept: [], notes };
	const all = { client: 'Bäckerei Linde', script: undefined, logo, ...given };
	return { ...(await propose(open, async () => undefined, access, all)), way };
}

test('a script is written from the views of a site, with a caption for each picture', async () => {
	const { script: own, captions, logo: shown, notes } = await proposal({});
	expect(own.bilder[0]).toMatchObject({
		seite: 'https://haus.de',
		alt: 'Startseite der Website von Bäckerei Linde',
	});
	expect(own.bilder[1]).toMatchObject({ ziel: 900 });
	expect(captions.slice(0, 2)).toEqual(['Startseite', 'Brote']);
	expect(captions).toHaveLength(own.bilder.length);
	expect(shown).toBe(logo);
	expect(notes, 'what was told before, without control characters').toEqual(['Von  vorher']);
});

test('where a script is given, no view is looked for', async () => {
	const { script: kept, captions, way } = await proposal({}, { script });
	expect(kept).toBe(script);
	expect(captions).toEqual(captionsOf(script));
	expect(way, 'only to its start').toEqual([0]);
});

test('a logo is sought, else the name of the client is taken', async () => {
	await expect(proposal({}, { logo: undefined })).rejects.toThrow('sought: Bäckerei Linde');
});

test('a first page that asks for a login, or shows nothing, is an obstacle', async () => {
	const kindOf = async (result: Promise<unknown>) => {
		const reason = await result.catch((reason) => reason);
		return reason instanceof PageObstacle && reason.obstacle.kind;
	};
	expect(await kindOf(proposal({ obstacle: 'login' }))).toBe('login');
	expect(await kindOf(proposal({}, { script }, ''))).toBe('empty');
});

test('a doubt whether a page is the site at all is told', async () => {
	const { notes } = await proposal({ doubt: 'einen Knopf' }, { script });
	expect(notes[1]).toMatch(/^https:\/\/haus\.de zeigt nur wenige Worte und einen Knopf\. Ist das/);
});
