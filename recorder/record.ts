import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { splitLogin } from '../shared/login.ts';
import { messageOf, OwnerError } from '../shared/owner-error.ts';
import { encodeFilm, runFfmpeg } from './film/encode-film.ts';
import { recordFilm } from './film/record-film.ts';
import { readLogo, readSvg } from './logo/read-logo.ts';
import { packRecordings } from './pictures/pack-recordings.ts';
import { faultsOfOriginals, takeOriginals } from './pictures/take-originals.ts';
import { pictureWindows, takePicture } from './pictures/take-picture.ts';
import { plain } from './plain.ts';
import { drawDesktop, drawPhone, type RawPlan, writePlan } from './plan/draw-page.ts';
import { drawGround } from './plan/ground.ts';
import type { RawRecording, Recording, RecordOptions, Source, Task } from './recording.ts';
import { defaultColours, media } from './recording.ts';
import { type Device, drawnPictures, type Script } from './script.ts';
import { visitIn } from './views/visit.ts';
import { accessTo, type SiteAccess } from './website/arrive.ts';
import { allOrNone, inTime } from './website/in-time.ts';
import { openBrowser, requireChromium, rootWarning } from './website/open-browser.ts';
import { serveSite } from './website/serve-site.ts';
import { withPage } from './website/with-page.ts';

/**
 * Records pictures, films and the plan of a website; without a script, it chooses the views itself. Throws
 * OwnerError for faults that the person at the keyboard can mend.
 */
export async function record(
	source: Source,
	script: Script | undefined,
	options: RecordOptions,
): Promise<Recording> {
	const { out, only } = options;
	const isRecorded = existsSync(path.join(out, 'manifest.json'));
	if (only && !isRecorded)
		throw new OwnerError(
			'Es ist noch nichts aufgenommen. Bitte zuerst alles aufnehmen (ohne --only oder --nur).',
		);
	if (!only && isRecorded)
		throw new OwnerError(`In ${out} ist schon aufgenommen. Bitte einen neuen Ordner nennen.`);
	await checkRequirements(source);
	await mkdir(out, { recursive: true });
	await using frames = await mkdtempDisposable(path.resolve(out, '../.aufnahme-'));
	return await inTime(nameOf(source), options, async (signal) => {
		const task: Task = {
			...options,
			signal,
			colours: options.colours ?? defaultColours,
			frames: frames.path,
			media: only ? [only] : media,
			notes: new Map(),
		};
		if ('pictures' in source) return recordPictures(source.pictures, task);
		if ('url' in source) return recordStranger(source.url, script, task);
		await using server = await serveSite(source.folder, source.packages);
		return await recordSite(`${server.url}${source.page ?? ''}`, script, task);
	});
}

function nameOf(source: Source): string {
	if ('pictures' in source) return source.pictures;
	return 'url' in source ? splitLogin(source.url).address : source.folder;
}

/** Throws OwnerError with one line for everything that keeps a recording from starting. */
export async function checkRequirements(source: Source): Promise<void> {
	const url = 'url' in source ? splitLogin(source.url).address : undefined;
	const isAddress = url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '');
	const faults = [
		!isAddress && `„${url}“: Erwartet eine Adresse wie https://www.beispiel.de`,
		...('pictures' in source ? await faultsOfOriginals(source.pictures) : []),
		await messageOf(() => runFfmpeg(['-version'])),
		await messageOf(requireChromium),
	];
	const lines = faults.filter((line) => typeof line === 'string');
	if (lines.length > 0) throw new OwnerError(lines.join('\n'));
}

async function recordPictures(folder: string, task: Task): Promise<Recording> {
	const recorded = await takeOriginals(folder, task);
	const manifest = await packRecordings(recorded, task);
	return { manifest, plan: undefined, notes: sentencesOf(task), script: undefined };
}

async function recordStranger(
	url: string,
	script: Script | undefined,
	task: Task,
): Promise<Recording> {
	const { notes, ...recording } = await recordSite(url, script, task);
	return { ...recording, notes: rootWarning ? [...notes, rootWarning] : notes };
}

async function recordSite(
	typed: string,
	given: Script | undefined,
	task: Task,
): Promise<Recording> {
	const { script, logo, notes: found } = await whatToRecord(typed, given, task);
	for (const note of found) task.notes.set(note, note);
	const access = accessTo(typed, script, task, task.notes);
	const recorded = await takeMedia(access, script, logo, task);
	const manifest = await packRecordings(recorded, task);
	const plan = recorded.plan && (await writePlan(recorded.plan, task.out));
	return { manifest, plan, notes: sentencesOf(task), script };
}

function sentencesOf({ notes }: Task): string[] {
	return [...new Set([...notes.values()].map(plain))];
}

/** Script and logo: those that are given, else what a visit proposes. */
async function whatToRecord(url: string, given: Script | undefined, task: Task) {
	const logo = typeof task.logo === 'string' ? await readLogo(task.logo) : task.logo;
	if (given && (logo || !task.media.includes('pictures')))
		return { script: given, logo, notes: [] };
	await using browser = await openBrowser(task.signal);
	return await visitIn(browser, url, given, { ...task, logo });
}

async function takeMedia(
	access: SiteAccess,
	script: Script,
	logo: Buffer | undefined,
	task: Task,
): Promise<RawRecording> {
	const { media } = task;
	const failed = new AbortController();
	const signal = AbortSignal.any([task.signal, failed.signal]);
	await using browser = await openBrowser(signal);
	const desktopHeight = Promise.withResolvers<number>();
	// Where the desktop's film fails, the phone's would wait for it for ever.
	signal.addEventListener('abort', () => desktopHeight.reject(signal.reason));
	desktopHeight.promise.catch(() => undefined);
	/** Films the same tour in a desktop's and in a phone's window, side by side. */
	const film = async (device: Device) => {
		if (!media.includes('film')) return undefined;
		await recordFilm(browser, access, script.film, device, { ...task, signal }, desktopHeight);
		return encodeFilm(device, { ...task, signal });
	};
	const [{ pictures, plan }, wide, narrow] = await allOrNone(failed, [
		takeStills(browser, access, script, task),
		film('desktop'),
		film('telefon'),
	]);
	const hasPictures = media.includes('pictures');
	return {
		pictures: hasPictures ? pictures : [],
		logo: hasPictures ? logo : undefined,
		plan,
		ground: media.includes('plan') ? await groundOf(plan, pictures[0]?.source, task) : undefined,
		filmed: wide && narrow && { film: wide, filmTelefon: narrow },
	};
}

/** The owner's ground, else one drawn from the page. */
async function groundOf(
	plan: RawPlan | undefined,
	picture: Buffer | undefined,
	{ ground, colours }: Task,
): Promise<Buffer | undefined> {
	if (ground) return Buffer.from(await readSvg(ground));
	const groundSource = plan?.desktop.groundSource;
	const piece = groundSource?.piece ?? picture;
	return piece && drawGround(colours.ink, piece, groundSource?.colour);
}

/** Takes the pictures, and draws two of them, a desktop's and a phone's. A site without both has no plan. */
async function takeStills(
	browser: Browser,
	access: SiteAccess,
	script: Script,
	{ media, onProgress }: Task,
): Promise<Pick<RawRecording, 'pictures' | 'plan'>> {
	const drawn: Partial<RawPlan> = {};
	const pictures: RawRecording['pictures'] = [];
	const { bilder } = script;
	const { desktop: wide, telefon: phone } = drawnPictures(script);
	for (const [i, picture] of bilder.entries()) {
		const { name, alt, geraet } = picture;
		const isDrawn = media.includes('plan') && [wide, phone].includes(name);
		if (!isDrawn && !media.includes('pictures')) continue;
		onProgress?.({ kind: 'picture', number: i + 1, of: bilder.length });
		await withPage(browser, access, picture.seite, pictureWindows[geraet], async (open) => {
			pictures.push({ name, alt, geraet, source: await takePicture(open, picture) });
			if (isDrawn && name === wide) drawn.desktop = await drawDesktop(open, name);
			if (isDrawn && name === phone) drawn.telefon = await drawPhone(open, name);
		});
	}
	const { desktop, telefon } = drawn;
	return { pictures, plan: desktop && telefon && { desktop, telefon } };
}
