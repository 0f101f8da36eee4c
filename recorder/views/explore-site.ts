import { type Drehbuch, readDrehbuch } from '../drehbuch.ts';
import { findFile } from '../find-file.ts';
import { readSvg } from '../logo/clean-svg.ts';
import { findLogo } from '../logo/find-logo.ts';
import { type Logo, readLogo } from '../logo/read-logo.ts';
import { explainFailure } from '../website/explain-failure.ts';
import { openBrowser } from '../website/open-browser.ts';
import { type SiteAccess, withPage } from '../website/with-page.ts';
import { defaultDrehbuch } from './default-drehbuch.ts';
import { explorePage } from './explore-page.ts';
import { seeViews } from './see-views.ts';

/** Findings of a visit, before anything is recorded. */
export type Explored = {
	logo: Logo;
	/** An SVG file drawn by the owner, if there is one. */
	ground: Buffer | undefined;
	drehbuch: Drehbuch;
	access: SiteAccess;
};

/** Finds drehbuch and logo: those in `sources`, else by a visit. Throws RecorderError for a site that cannot be recorded. */
export async function exploreSite(url: string, sources: string, client: string): Promise<Explored> {
	const drehbuchFile = findFile(sources, /^drehbuch\.json$/);
	const groundFile = findFile(sources, /^hintergrund\.svg$/);
	const ready = drehbuchFile ? await readDrehbuch(drehbuchFile) : undefined;
	const ground = groundFile ? Buffer.from(await readSvg(groundFile)) : undefined;
	const logo = await readLogo(sources);
	const access: SiteAccess = { base: url, hidden: ready?.verstecken ?? [], notes: new Map() };
	if (ready && logo !== undefined) return { logo, ground, drehbuch: ready, access };
	await using browser = await openBrowser();
	return await withPage(browser, access, url, {}, async (open) => {
		const findings = await explorePage(open);
		if (findings.login) throw explainFailure(url, 'shows a login');
		if (findings.empty) throw explainFailure(url, 'stays empty');
		const views = ready ? [] : await seeViews(browser, open, access, findings);
		const drehbuch = ready ?? defaultDrehbuch({ ...findings, views }, url, client);
		return { logo: logo ?? (await findLogo(open, findings.name)), ground, drehbuch, access };
	});
}
