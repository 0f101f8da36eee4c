import type { Browser } from '@playwright/test';
import { readSvg } from '../logo/clean-svg.ts';
import { findLogo } from '../logo/find-logo.ts';
import { type Logo, readLogo } from '../logo/read-logo.ts';
import { findFile } from '../pictures/find-file.ts';
import { explainFailure } from '../website/explain-failure.ts';
import { lookAt } from '../website/look-at.ts';
import { openBrowser } from '../website/open-browser.ts';
import { type OpenPage, type SiteAccess, withPage } from '../website/with-page.ts';
import { defaultScript } from './default-script.ts';
import { type Drehbuch, readDrehbuch } from './drehbuch.ts';
import { explorePage, type Findings } from './explore-page.ts';
import { chooseViews, seeInnerPages, seeSections, seeSlides } from './see-views.ts';

/** Findings of a visit, before anything is recorded. */
export type Explored = {
	logo: Logo;
	/** An SVG file drawn by the owner, if there is one. */
	background: Buffer | undefined;
	script: Drehbuch;
	access: SiteAccess;
};

/** Finds drehbuch and logo: those in `sources`, else by a visit. Throws RecorderError for a site that cannot be recorded. */
export async function exploreSite(url: string, sources: string, client: string): Promise<Explored> {
	const scriptFile = findFile(sources, /^drehbuch\.json$/);
	const groundFile = findFile(sources, /^hintergrund\.svg$/);
	const ready = scriptFile ? await readDrehbuch(scriptFile) : undefined;
	const background = groundFile ? Buffer.from(await readSvg(groundFile)) : undefined;
	const logo = await readLogo(sources);
	const access: SiteAccess = { base: url, hidden: ready?.verstecken ?? [], notes: new Map() };
	if (ready && logo !== undefined) return { logo, background, script: ready, access };
	await using browser = await openBrowser();
	return await withPage(browser, access, url, {}, async (open) => {
		const findings = await open.inPage(explorePage);
		if (findings.login) throw explainFailure(url, 'shows a login');
		if (findings.empty) throw explainFailure(url, 'stays empty');
		const script = ready ?? (await writeScript(browser, open, access, findings, client));
		return { logo: logo ?? (await findLogo(open, findings.name)), background, script, access };
	});
}

async function writeScript(
	browser: Browser,
	open: OpenPage,
	access: SiteAccess,
	findings: Findings,
	client: string,
): Promise<Drehbuch> {
	const start = await lookAt(open);
	let here = await seeSections(open, findings);
	for (const key of ['ArrowRight', 'PageDown'])
		if (here.length === 0) here = await seeSlides(open, start, key);
	const inner = await seeInnerPages(browser, access, findings);
	const views = chooseViews([...here, ...inner], start);
	return defaultScript({ ...findings, views }, access.base, client);
}
