import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Drehbuch } from './drehbuch.ts';
import { type Explored, exploreSite, readOwn } from './explore-site.ts';
import type { SiteAccess } from './open-page.ts';
import { drawGround } from './plan/draw-ground.ts';
import { drawPage } from './plan/take-plan.ts';
import { frameFile, recordFilm } from './record-film.ts';
import type { Part, Recordings } from './recordings.ts';
import { openPicture, takePicture } from './take-picture.ts';
import { withBrowser } from './with-browser.ts';

/** What to record of a site. */
type Task = {
	url: string;
	client: string;
	parts: readonly Part[];
	/** Folder of what the owner laid ready, file for the drehbuch that was used, folder for the film's frames. */
	own: string;
	script: string;
	frames: string;
	explored?: Explored | undefined;
	progress: (part: Part, share: number) => void;
	/** What the owner should know of the site is added here. */
	notes: Set<string>;
};

type Taken = Pick<Recordings, 'bilder' | 'poster' | 'riss'>;

/** Takes the parts asked for of a site: pictures, working drawing, ground, and the film, whose first frame is the poster. */
export async function recordUrl(task: Task): Promise<Recordings> {
	const { url, client, parts, frames, progress, notes } = task;
	const own = await readOwn(task.own);
	const explored = task.explored ?? (await exploreSite(url, own));
	const script = explored.scriptFor(client);
	await writeFile(task.script, `${JSON.stringify(script, null, '\t')}\n`);
	for (const note of explored.notes) notes.add(note);
	const access: SiteAccess = { base: url, hidden: script.verstecken, notes };
	const taken = await withBrowser(async (browser) => {
		// A film keeps one core busy; pictures and drawing are taken beside it on the other.
		const film = (share: number) => progress('film', share);
		const [stills] = await Promise.all([
			takeStills(browser, access, script, task),
			parts.includes('film') && recordFilm(browser, access, script.film, frames, film),
		]);
		if (!parts.includes('film')) return stills;
		return { ...stills, poster: await readFile(frameFile(frames, 1)) };
	});
	const piece = taken.poster ?? taken.bilder[0]?.quelle;
	const motif = taken.riss?.desktop.motif ?? (piece && { piece, colour: undefined });
	const background = own.background ?? (motif && (await drawGround(motif.piece, motif.colour)));
	return { logo: explored.logo, background, ...taken };
}

/** Pictures, and drawings of the first desktop and the first phone; a site without both has no plan. */
async function takeStills(
	browser: Browser,
	access: SiteAccess,
	{ bilder: pictures }: Drehbuch,
	{ parts, progress }: Task,
): Promise<Taken> {
	const drawn: Partial<NonNullable<Taken['riss']>> = {};
	const bilder: Taken['bilder'] = [];
	for (const [i, picture] of pictures.entries()) {
		const { name, alt, geraet } = picture;
		const isFirst = pictures.find((other) => other.geraet === geraet) === picture;
		const device = parts.includes('riss') && isFirst && geraet !== 'detail' && geraet;
		if (!device && !parts.includes('bilder')) continue;
		const open = await openPicture(browser, access, picture);
		try {
			if (parts.includes('bilder'))
				bilder.push({ name, alt, geraet, quelle: await takePicture(open, picture) });
			const drawing = device && (await drawPage(open, name, device));
			if (device && drawing) drawn[device] = drawing;
		} finally {
			await open.close();
		}
		for (const part of ['bilder', 'riss'] as const)
			if (parts.includes(part)) progress(part, (i + 1) / pictures.length);
	}
	const { desktop, telefon } = drawn;
	return { bilder, riss: desktop && telefon && { desktop, telefon } };
}
