import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { chooseViews } from './choose-views.ts';
import { readSvg } from './clean-svg.ts';
import { overlayReaders } from './clear-overlays.ts';
import { defaultScript, type Sights } from './default-script.ts';
import { type Drehbuch, readDrehbuch } from './drehbuch.ts';
import { explorePage, type Findings } from './explore-page.ts';
import { findLogo } from './find-logo.ts';
import { areApart, type Look, lookAt } from './look-at.ts';
import { MediaError } from './media-error.ts';
import { openPage, type SiteAccess } from './open-page.ts';
import { drawGround } from './plan/draw-ground.ts';
import { type Logo, readLogo } from './read-logo.ts';
import type { Recordings } from './recordings.ts';
import { type Part, takeByScript } from './take-site.ts';
import { withBrowser } from './with-browser.ts';

/** What a site turned out to have, before anything is recorded. */
export type Explored = {
	logo: Logo;
	/** The client is named in its alternative texts. */
	scriptFor: (client: string) => Drehbuch;
	notes: string[];
};

/**
 * Visits a real client site. What lies in `folder` (logo.svg or logo.png, hintergrund.svg,
 * drehbuch.json) is taken from there, the rest is derived from the site.
 */
export async function exploreUrl(url: string, folder: string): Promise<Explored> {
	if (!URL.canParse(url) || !/^https?:/.test(url)) {
		throw new MediaError(`„${url}“ ist keine Adresse. Erwartet: https://www.beispiel.de`);
	}
	const file = path.join(folder, 'drehbuch.json');
	const given = existsSync(file) ? await readDrehbuch(file) : undefined;
	const notes = new Set<string>();
	const hidden = given?.verstecken ?? [];
	const access: SiteAccess = { base: url, network: 'open', hidden, notes };
	return withBrowser(async (browser) => {
		const open = await openDesk(browser, access, url);
		try {
			const findings = await open.inPage(explorePage);
			refuse(findings, url);
			const seen = await lookAt(open);
			const views = given ? [] : await chooseViews(open, findings);
			const inner = given ? [] : await findInner(browser, access, findings, seen);
			const sights = { ...findings, views, inner };
			const scriptFor = (client: string) => given ?? defaultScript(sights, url, client);
			const logo = (await readLogo(folder)) ?? (await findLogo(open, findings.name));
			return { logo, scriptFor, notes: [...notes] };
		} finally {
			await open.close();
		}
	});
}

/** Photographs and films the parts asked for of a site that was explored; `folder` as there. */
export async function takeUrl(
	url: string,
	folder: string,
	{ logo, notes }: Explored,
	script: Drehbuch,
	parts: readonly Part[],
	frames: string,
	report: (part: Part, share: number) => void,
): Promise<Recordings> {
	const seen = new Set(notes);
	const access: SiteAccess = { base: url, network: 'open', hidden: script.verstecken, notes: seen };
	const taken = await withBrowser((browser) =>
		takeByScript(browser, access, script, parts, frames, report),
	);
	const own = path.join(folder, 'hintergrund.svg');
	const { piece, colour } = taken.riss?.desktop.motif ?? {
		piece: taken.poster ?? taken.bilder[0]?.quelle,
	};
	const background = existsSync(own)
		? await readSvg(own)
		: (taken.riss || piece) && (await drawGround(piece, colour));
	return { logo, background, ...taken, notes: [...seen] };
}

async function openDesk(browser: Browser, access: SiteAccess, page: string) {
	const size = { width: 1280, height: 800, scale: 1, motion: false };
	const open = await openPage(browser, { ...access, ...size, page });
	await open.provide(overlayReaders);
	return open;
}

function refuse({ login, empty }: Findings, url: string): void {
	const instead = 'mit --originale aus eigenen Bildern anlegen';
	if (login)
		throw new MediaError(
			`${url} zeigt nur eine Anmeldung. Bitte eine offene Adresse angeben oder das Projekt ${instead}.`,
		);
	if (empty)
		throw new MediaError(
			`${url} blieb leer. Bitte im Browser prüfen, was dort steht, oder das Projekt ${instead}.`,
		);
}

/** Up to two inner pages that open, are full and look unlike the start and each other. */
async function findInner(
	browser: Browser,
	access: SiteAccess,
	{ pages }: Findings,
	start: Look,
): Promise<Sights['inner']> {
	const found: (Sights['inner'][number] & Look)[] = [];
	for (const address of pages) {
		const quiet = { ...access, notes: new Set<string>() };
		const open = await openDesk(browser, quiet, address).catch((reason) => {
			if (!(reason instanceof MediaError)) throw reason;
		});
		if (!open) continue;
		try {
			const look = await lookAt(open);
			const { login, empty, heading } = await open.inPage(explorePage);
			const isNew = [start, ...found].every(({ greys }) => areApart(look.greys, greys));
			if (!login && !empty && isNew && look.bare < 0.2)
				found.push({ address, title: heading, ...look });
		} finally {
			await open.close();
		}
		if (found.length === 2) break;
	}
	return found;
}
