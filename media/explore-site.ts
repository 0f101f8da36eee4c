import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { chooseViews } from './choose-views.ts';
import { readSvg } from './clean-svg.ts';
import { defaultScript, type Sights } from './default-script.ts';
import { type Drehbuch, readDrehbuch } from './drehbuch.ts';
import { explainFailure } from './explain-failure.ts';
import { explorePage, type Findings } from './explore-page.ts';
import { findLogo } from './find-logo.ts';
import { areApart, type Look, lookAt } from './look-at.ts';
import { MediaError } from './media-error.ts';
import { openBrowser } from './open-browser.ts';
import { openPage, type SiteAccess } from './open-page.ts';
import { type Logo, readLogo } from './read-logo.ts';

/** What a site turned out to have, before anything is recorded. */
export type Explored = {
	logo: Logo;
	/** The text of an SVG file, if the owner drew one. */
	background: string | undefined;
	/** The client is named in its alternative texts. */
	scriptFor: (client: string) => Drehbuch;
	notes: Set<string>;
};

/**
 * Visits a site and finds what the owner did not lay ready in `own` as drehbuch.json, logo.svg or logo.png.
 * Throws MediaError for one that cannot be taken.
 */
export async function exploreSite(url: string, own: string): Promise<Explored> {
	const lies = (name: string) => existsSync(path.join(own, name)) && path.join(own, name);
	const [scriptFile, groundFile] = [lies('drehbuch.json'), lies('hintergrund.svg')];
	const script = scriptFile ? await readDrehbuch(scriptFile) : undefined;
	const background = groundFile ? await readSvg(groundFile) : undefined;
	const logo = await readLogo(own);
	const notes = new Set<string>();
	if (script && logo !== undefined) return { logo, background, scriptFor: () => script, notes };
	const access: SiteAccess = { base: url, hidden: script?.verstecken ?? [], notes };
	await using browser = await openBrowser();
	await using open = await openDesk(browser, access, url);
	const findings = await open.inPage(explorePage);
	if (findings.login) throw explainFailure(url, 'shows a login');
	if (findings.empty) throw explainFailure(url, 'stays empty');
	const start = await lookAt(open);
	const views = script ? [] : await chooseViews(open, findings, start);
	const inner = script ? [] : await findInner(browser, access, findings, start);
	return {
		logo: logo ?? (await findLogo(open, findings.name)),
		background,
		scriptFor: (client) => script ?? defaultScript({ ...findings, views, inner }, url, client),
		notes,
	};
}

function openDesk(browser: Browser, access: SiteAccess, page: string) {
	return openPage(browser, { ...access, width: 1280, height: 800, scale: 1, motion: false, page });
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
		await using open = await openDesk(browser, quiet, address).catch((reason) => {
			if (!(reason instanceof MediaError)) throw reason;
			return undefined;
		});
		if (!open) continue;
		const look = await lookAt(open);
		const { login, empty, heading } = await open.inPage(explorePage);
		const isNew = [start, ...found].every(({ greys }) => areApart(look.greys, greys));
		if (!login && !empty && isNew && look.bare < 0.2)
			found.push({ address, title: heading, ...look });
		if (found.length === 2) break;
	}
	return found;
}
