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
import { openPage, type SiteAccess } from './open-page.ts';
import { type Logo, readLogo } from './read-logo.ts';
import { withBrowser } from './with-browser.ts';

/** What the owner laid ready in media/{slug}; it goes before what is found. */
export type Own = { script?: Drehbuch; logo?: Logo; background?: string };

/** What a site turned out to have, before anything is recorded. */
export type Explored = {
	logo: Logo;
	/** The client is named in its alternative texts. */
	scriptFor: (client: string) => Drehbuch;
	notes: Set<string>;
};

/** Reads what there is of drehbuch.json, logo.svg or logo.png, and hintergrund.svg. */
export async function readOwn(folder: string): Promise<Own> {
	const [script, background] = ['drehbuch.json', 'hintergrund.svg'].map((name) =>
		path.join(folder, name),
	);
	const logo = await readLogo(folder);
	return {
		...(script && existsSync(script) && { script: await readDrehbuch(script) }),
		...(background && existsSync(background) && { background: await readSvg(background) }),
		...(logo !== undefined && { logo }),
	};
}

/** Visits a site and finds what the owner did not lay ready. Throws MediaError for one that cannot be taken. */
export async function exploreSite(url: string, { script, logo }: Own): Promise<Explored> {
	const notes = new Set<string>();
	if (script && logo !== undefined) return { logo, scriptFor: () => script, notes };
	if (!isWebAddress(url))
		throw new MediaError(`„${url}“ ist keine Adresse. Erwartet: https://www.beispiel.de`);
	const access: SiteAccess = { base: url, hidden: script?.verstecken ?? [], notes };
	return withBrowser(async (browser) => {
		const open = await openDesk(browser, access, url);
		try {
			const findings = await open.inPage(explorePage);
			if (findings.login) throw explainFailure(url, 'shows a login');
			if (findings.empty) throw explainFailure(url, 'stays empty');
			const start = await lookAt(open);
			const views = script ? [] : await chooseViews(open, findings, start);
			const inner = script ? [] : await findInner(browser, access, findings, start);
			const sights = { ...findings, views, inner };
			const scriptFor = (client: string) => script ?? defaultScript(sights, url, client);
			return { logo: logo ?? (await findLogo(open, findings.name)), scriptFor, notes };
		} finally {
			await open.close();
		}
	});
}

/** Whether a browser can go there. */
export function isWebAddress(url: string): boolean {
	return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
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
