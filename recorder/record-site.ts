import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Part, Progress } from './commands/progress.ts';
import { recordFilm } from './film/record-film.ts';
import type { Logo } from './logo/read-logo.ts';
import { prepare, sights, takePicture } from './pictures/take-picture.ts';
import type { Picture } from './pictures/write-picture.ts';
import { drawGround } from './plan/draw-ground.ts';
import { drawPage, type PlanRecording } from './plan/take-plan.ts';
import type { Drehbuch } from './views/drehbuch.ts';
import { type Explored, exploreSite } from './views/explore-site.ts';
import { openBrowser } from './website/open-browser.ts';
import { openPage, type SiteAccess } from './website/open-page.ts';

/** What to record of a site, or of finished pictures. */
export type Task = {
	client: string;
	parts: readonly Part[];
	/** Folder of what the owner laid ready, file for the drehbuch that was used, folder for the film's frames. */
	own: string;
	script: string;
	frames: string;
	explored?: Explored | undefined;
	progress: Progress;
};

/** What was taken from a client site, lossless and not yet packed; nothing of parts not asked for. */
export type Recordings = {
	bilder: Picture[];
	logo?: Logo | undefined;
	/** A picture or an SVG file. */
	background?: Buffer | undefined;
	/** Only of a live site. */
	riss?: PlanRecording | undefined;
	/** Folder of the film's frames. */
	frames?: string | undefined;
	/** What the owner should know of the site. */
	notes: Iterable<string>;
};

/** Takes the parts asked for of a site: pictures, working drawing with ground, film. */
export async function recordSite(url: string, task: Task): Promise<Recordings> {
	const { client, parts, frames, progress } = task;
	const explored = task.explored ?? (await exploreSite(url, task.own, client));
	const { script, access } = explored;
	await writeFile(task.script, `${JSON.stringify(script, null, '\t')}\n`);
	await using browser = await openBrowser();
	// A film keeps one core busy; pictures and drawing are taken beside it on the other.
	const [{ bilder, riss }] = await Promise.all([
		takeStills(browser, access, script, task),
		parts.includes('film') && recordFilm(browser, access, script.film, frames, progress),
	]);
	const motif = riss?.desktop.motif;
	const drawn = () => drawGround(motif?.piece ?? bilder[0]?.quelle, motif?.colour);
	return {
		...(parts.includes('bilder') ? { bilder, logo: explored.logo } : { bilder: [] }),
		...(parts.includes('riss') && { riss, background: explored.background ?? (await drawn()) }),
		...(parts.includes('film') && { frames }),
		notes: access.notes.values(),
	};
}

/** Pictures, and drawings of the first desktop and the first phone; a site without both has no plan. */
async function takeStills(
	browser: Browser,
	access: SiteAccess,
	{ bilder: pictures }: Drehbuch,
	{ parts, progress }: Task,
): Promise<Pick<Recordings, 'bilder' | 'riss'>> {
	const drawn: Partial<PlanRecording> = {};
	const bilder: Picture[] = [];
	for (const [i, picture] of pictures.entries()) {
		const { name, alt, geraet } = picture;
		for (const part of ['bilder', 'riss'] as const) progress(part, i / pictures.length);
		const isFirst = pictures.find((other) => other.geraet === geraet) === picture;
		const device = parts.includes('riss') && isFirst && geraet !== 'detail' && geraet;
		if (!device && !parts.includes('bilder')) continue;
		await using open = await openPage(browser, access, picture.seite, sights[geraet]);
		await prepare(open, picture);
		bilder.push({ name, alt, geraet, quelle: await takePicture(open, picture) });
		const drawing = device && (await drawPage(open, name, device));
		if (device && drawing) drawn[device] = drawing;
	}
	const { desktop, telefon } = drawn;
	return { bilder, riss: desktop && telefon && { desktop, telefon } };
}
