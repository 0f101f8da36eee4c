import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { encodeFilm, runFfmpeg } from './film/encode-film.ts';
import { recordFilm } from './film/record-film.ts';
import { readLogo, readSvg } from './logo/read-logo.ts';
import { packRecordings } from './pictures/pack-recordings.ts';
import { faultsOfOriginals, takeOriginals } from './pictures/take-originals.ts';
import { pictureWindows, takePicture } from './pictures/take-picture.ts';
import { drawDesktop, drawPhone, type PlanRecording } from './plan/draw-page.ts';
import { drawGround } from './plan/ground.ts';
import { messageOf, RecorderError } from './recorder-error.ts';
import type { Recorded, Recording, RecordOptions, Source, Task } from './recording.ts';
import { defaultColours, parts } from './recording.ts';
import type { Device, Script } from './script.ts';
import { propose } from './views/propose.ts';
import type { SiteAccess } from './website/arrive.ts';
import { openBrowser, requireChromium } from './website/open-browser.ts';
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
	const { out, only, signal } = options;
	signal?.throwIfAborted();
	await checkRequirements(source);
	if (only && !existsSync(path.join(out, 'manifest.json')))
		throw new RecorderError(
			`In ${out} ist noch nichts Aufgenommenes. Bitte zuerst alles aufnehmen.`,
		);
	await mkdir(out, { recursive: true });
	await using frames = await mkdtempDisposable(path.join(out, '.frames-'));
	const colours = options.colours ?? defaultColours;
	const task = { ...options, colours, frames: frames.path, parts: only ? [only] : parts };
	try {
		if ('pictures' in source) {
			const recorded = await takeOriginals(source.pictures, task);
			return { ...(await packRecordings(recorded, task)), notes: [], script: undefined };
		}
		await using server =
			'folder' in source ? await serveSite(source.folder, source.packages) : undefined;
		const url = 'url' in source ? source.url : `${server?.url}${source.page ?? ''}`;
		const { recorded, notes, used } = await recordSite(url, script, task);
		return { ...(await packRecordings(recorded, task)), notes, script: used };
	} catch (reason) {
		signal?.throwIfAborted();
		throw reason;
	}
}

/** Throws RecorderError with one line for everything that keeps a recording from starting. */
export async function checkRequirements(source: Source): Promise<void> {
	const url = 'url' in source ? source.url : undefined;
	const isAddress = url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '');
	const faults = [
		!isAddress && `„${url}“: Erwartet eine Adresse wie https://www.beispiel.de`,
		...('pictures' in source ? await faultsOfOriginals(source.pictures) : []),
		await messageOf(() => runFfmpeg(['-version'])),
		await messageOf(requireChromium),
	];
	const lines = faults.filter((line) => typeof line === 'string');
	if (lines.length > 0) throw new RecorderError(lines.join('\n'));
}

async function recordSite(url: string, given: Script | undefined, task: Task) {
	const { parts, hide = [], day, signal } = task;
	const own = typeof task.logo === 'string' ? await readLogo(task.logo) : task.logo;
	const isKnown = given && (own || !parts.includes('pictures'));
	const { script, logo, notes } = isKnown
		? { script: given, logo: own, notes: [] }
		: await propose(url, given, { ...task, logo: own });
	const access: SiteAccess = {
		...{ base: url, hidden: [...hide, ...script.verstecken], day },
		notes: new Map(notes.map((note) => [note, note])),
	};
	await using browser = await openBrowser(signal);
	const [{ pictures, plan }, filmed] = await Promise.all([
		takeStills(browser, access, script, task),
		parts.includes('film') ? recordFilms(browser, access, script, task) : undefined,
	]);
	const motif = plan?.desktop.motif;
	const piece = motif?.piece ?? pictures[0]?.source;
	const drawn = () => piece && drawGround(task.colours.ink, piece, motif?.colour);
	const recorded: Recorded = {
		...(parts.includes('pictures') ? { pictures, logo } : { pictures: [] }),
		...(parts.includes('plan') && {
			plan,
			ground: task.ground ? Buffer.from(await readSvg(task.ground)) : await drawn(),
		}),
		filmed,
	};
	return { recorded, notes: [...new Set(access.notes.values())], used: script };
}

/** Films the same tour in a desktop's and in a phone's window, side by side. */
async function recordFilms(
	browser: Browser,
	access: SiteAccess,
	{ film: walk }: Script,
	task: Task,
): Promise<Recorded['filmed']> {
	const height = Promise.withResolvers<number>();
	const filmOn = async (device: Device) => {
		await recordFilm(browser, access, walk, device, task, height);
		return encodeFilm(device, task);
	};
	const [film, filmTelefon] = await Promise.all([filmOn('desktop'), filmOn('telefon')]);
	return { film, filmTelefon };
}

/** Takes the pictures, and draws the first desktop and the first phone view. A site without both has no plan. */
async function takeStills(
	browser: Browser,
	access: SiteAccess,
	{ bilder }: Script,
	{ parts, onProgress }: Task,
): Promise<Pick<Recorded, 'pictures' | 'plan'>> {
	const drawn: Partial<PlanRecording> = {};
	const pictures: Recorded['pictures'] = [];
	for (const bild of bilder) {
		const { name, alt, geraet } = bild;
		const isFirst = bilder.find((other) => other.geraet === geraet) === bild;
		const device = parts.includes('plan') && isFirst && geraet !== 'detail' && geraet;
		if (!device && !parts.includes('pictures')) continue;
		onProgress?.(`${name} von ${bilder.length}`);
		await withPage(browser, access, bild.seite, pictureWindows[geraet], async (open) => {
			pictures.push({ name, alt, geraet, source: await takePicture(open, bild) });
			if (device === 'desktop') drawn.desktop = await drawDesktop(open, name);
			if (device === 'telefon') drawn.telefon = await drawPhone(open, name);
		});
	}
	const { desktop, telefon } = drawn;
	return { pictures, plan: desktop && telefon && { desktop, telefon } };
}
