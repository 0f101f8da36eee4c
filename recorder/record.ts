import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { checkRequirements } from './check-requirements.ts';
import type { FilmDevice } from './film/film-plan.ts';
import { recordFilm } from './film/record-film.ts';
import { type Logo, readLogo, readSvg } from './logo/read-logo.ts';
import { packRecordings } from './pictures/pack-recordings.ts';
import { takeOriginals } from './pictures/take-originals.ts';
import { pictureWindows, takePicture } from './pictures/take-picture.ts';
import type { RecordedPicture } from './pictures/write-picture.ts';
import { drawPage, type PlanRecording } from './plan/draw-page.ts';
import { drawGround } from './plan/ground.ts';
import { RecorderError } from './recorder-error.ts';
import type { Recorded, Recording, RecordOptions, Source, Task } from './recording.ts';
import { defaultColours, type Progress, parts, startProgress } from './recording.ts';
import type { Script } from './script.ts';
import { propose } from './views/propose.ts';
import type { SiteAccess } from './website/arrive.ts';
import { openBrowser } from './website/open-browser.ts';
import { serveSite } from './website/serve-site.ts';
import { withPage } from './website/with-page.ts';

/**
 * Records pictures, films and the plan of a website; without a script, it chooses the views itself. Throws
 * RecorderError for faults that the person at the keyboard can mend.
 */
export async function record(
	source: Source,
	script: Script | undefined,
	options: RecordOptions,
): Promise<Recording> {
	const { out, only, signal, onProgress } = options;
	signal?.throwIfAborted();
	await checkRequirements(source);
	if (only && !existsSync(path.join(out, 'manifest.json')))
		throw new RecorderError(
			`In ${out} ist noch nichts Aufgenommenes. Bitte zuerst alles aufnehmen.`,
		);
	await mkdir(out, { recursive: true });
	await using frames = await mkdtempDisposable(path.join(out, '.frames-'));
	const wanted = only ? [only] : parts;
	const progress = startProgress(wanted, onProgress);
	const task = { ...options, frames: frames.path, parts: wanted, progress };
	try {
		if ('pictures' in source) {
			const recorded = await takeOriginals(source.pictures, task);
			return { ...(await packRecordings(recorded, task)), notes: [], script: undefined };
		}
		await using server =
			'folder' in source ? await serveSite(source.folder, source.packages) : undefined;
		const url = 'url' in source ? source.url : `${server?.url}${source.page ?? ''}`;
		const { recorded, access, used } = await recordSite(url, script, task);
		const packed = await packRecordings(recorded, task);
		return { ...packed, notes: [...access.notes.values()], script: used };
	} catch (reason) {
		signal?.throwIfAborted();
		throw reason;
	}
}

async function recordSite(url: string, given: Script | undefined, task: Task) {
	const { parts, frames, hide = [], day, signal, ground } = task;
	const { script, logo, notes } = await prepare(url, given, task);
	const hidden = [...hide, ...script.verstecken];
	const access: SiteAccess = { base: url, hidden, notes: new Map(), day };
	for (const note of notes) access.notes.set(note, note);
	await using browser = await openBrowser(signal);
	// A film keeps one core busy; pictures and drawings use another one.
	const [{ pictures, plan }, films] = await Promise.all([
		takeStills(browser, access, script, task),
		parts.includes('film')
			? recordFilms(browser, access, script, frames, task.progress)
			: undefined,
	]);
	const motif = plan?.desktop.motif;
	const ink = (task.colours ?? defaultColours).ink;
	const drawn = () => drawGround(ink, motif?.piece ?? pictures[0]?.source, motif?.colour);
	const recorded: Recorded = {
		...(parts.includes('pictures') ? { pictures, logo } : { pictures: [] }),
		...(parts.includes('plan') && {
			plan,
			ground: ground ? Buffer.from(await readSvg(ground)) : await drawn(),
		}),
		frames: films,
	};
	return { recorded, access, used: script };
}

/** Script and logo as given, or as a visit proposes them. */
async function prepare(
	url: string,
	script: Script | undefined,
	{ logo: given, parts, ...options }: Task,
): Promise<{ script: Script; logo?: Logo | undefined; notes: string[] }> {
	const logo = typeof given === 'string' ? await readLogo(given) : given;
	const isReady = logo !== undefined || !parts.includes('pictures');
	return script && isReady
		? { script, logo, notes: [] }
		: propose(url, script, { ...options, logo });
}

/** Films the same walk in a desktop's and in a phone's window; returns the folders of their frames. */
async function recordFilms(
	browser: Browser,
	access: SiteAccess,
	{ film }: Script,
	frames: string,
	progress: Progress,
): Promise<Record<FilmDevice, string>> {
	const desktop = path.join(frames, 'desktop');
	const telefon = path.join(frames, 'telefon');
	const height = await recordFilm(browser, access, film, desktop, { device: 'desktop' }, (share) =>
		progress('film', share / 2),
	);
	await recordFilm(browser, access, film, telefon, { device: 'telefon', height }, (share) =>
		progress('film', (1 + share) / 2),
	);
	return { desktop, telefon };
}

/** Takes the pictures, and draws the first desktop and the first phone view. A site without both has no plan. */
async function takeStills(
	browser: Browser,
	access: SiteAccess,
	{ bilder }: Script,
	{ parts, progress }: Task,
): Promise<Pick<Recorded, 'pictures' | 'plan'>> {
	const drawn: Partial<PlanRecording> = {};
	const pictures: RecordedPicture[] = [];
	for (const [i, bild] of bilder.entries()) {
		const { name, alt, geraet } = bild;
		for (const part of ['pictures', 'plan'] as const) progress(part, i / bilder.length);
		const isFirst = bilder.find((other) => other.geraet === geraet) === bild;
		const device = parts.includes('plan') && isFirst && geraet !== 'detail' && geraet;
		if (!device && !parts.includes('pictures')) continue;
		await withPage(browser, access, bild.seite, pictureWindows[geraet], async (open) => {
			pictures.push({ name, alt, geraet, source: await takePicture(open, bild) });
			const drawing = device && (await drawPage(open, name, device));
			if (device && drawing) drawn[device] = drawing;
		});
	}
	const { desktop, telefon } = drawn;
	return { pictures, plan: desktop && telefon && { desktop, telefon } };
}
