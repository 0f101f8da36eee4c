import { readSvg } from '../logo/clean-svg.ts';
import { findLogo } from '../logo/find-logo.ts';
import { type Logo, readLogo } from '../logo/read-logo.ts';
import { findFile } from '../pictures/find-file.ts';
import { explainFailure } from '../website/explain-failure.ts';
import { lookAt } from '../website/look-at.ts';
import { openBrowser } from '../website/open-browser.ts';
import { openPage, type SiteAccess } from '../website/open-page.ts';
import { chooseViews } from './choose-views.ts';
import { defaultScript } from './default-script.ts';
import { type Drehbuch, readDrehbuch } from './drehbuch.ts';
import { explorePage } from './explore-page.ts';
import { seeInner, seeLeaves, seeSections } from './see-views.ts';

/** What a site turned out to have, before anything is recorded. */
export type Explored = {
	logo: Logo;
	/** An SVG file, if the owner drew one. */
	background: Buffer | undefined;
	script: Drehbuch;
	access: SiteAccess;
};

/**
 * Visits a client's site and finds what the owner did not lay ready in `own` as drehbuch.json, logo.svg or
 * logo.png. Throws MediaError for one that cannot be taken.
 */
export async function exploreSite(url: string, own: string, client: string): Promise<Explored> {
	const scriptFile = findFile(own, /^drehbuch\.json$/);
	const groundFile = findFile(own, /^hintergrund\.svg$/);
	const ready = scriptFile ? await readDrehbuch(scriptFile) : undefined;
	const background = groundFile ? Buffer.from(await readSvg(groundFile)) : undefined;
	const logo = await readLogo(own);
	const access: SiteAccess = { base: url, hidden: ready?.verstecken ?? [], notes: new Map() };
	if (ready && logo !== undefined) return { logo, background, script: ready, access };
	await using browser = await openBrowser();
	await using open = await openPage(browser, access, url);
	const findings = await open.inPage(explorePage);
	if (findings.login) throw explainFailure(url, 'shows a login');
	if (findings.empty) throw explainFailure(url, 'stays empty');
	const look = async () => {
		const start = await lookAt(open);
		let here = await seeSections(open, findings);
		for (const key of ['ArrowRight', 'PageDown'])
			if (here.length === 0) here = await seeLeaves(open, start, key);
		const inner = await seeInner(browser, access, findings);
		const views = chooseViews([...here, ...inner], start);
		return defaultScript({ ...findings, views }, url, client);
	};
	const script = ready ?? (await look());
	return { logo: logo ?? (await findLogo(open, findings.name)), background, script, access };
}
