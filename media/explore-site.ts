import { chooseViews } from './choose-views.ts';
import { readSvg } from './clean-svg.ts';
import { defaultScript } from './default-script.ts';
import { type Drehbuch, readDrehbuch } from './drehbuch.ts';
import { explainFailure } from './explain-failure.ts';
import { explorePage } from './explore-page.ts';
import { findFile } from './find-file.ts';
import { findLogo } from './find-logo.ts';
import { lookAt } from './look-at.ts';
import { openBrowser } from './open-browser.ts';
import { openPage, type SiteAccess } from './open-page.ts';
import { type Logo, readLogo } from './read-logo.ts';
import { seeInner, seeLeaves, seeSections } from './see-views.ts';

/** What a site turned out to have, before anything is recorded. */
export type Explored = {
	logo: Logo;
	/** An SVG file, if the owner drew one. */
	background: Buffer | undefined;
	/** The client is named in its alternative texts. */
	scriptFor: (client: string) => Drehbuch;
	notes: SiteAccess['notes'];
};

/**
 * Visits a site and finds what the owner did not lay ready in `own` as drehbuch.json, logo.svg or logo.png.
 * Throws MediaError for one that cannot be taken.
 */
export async function exploreSite(url: string, own: string): Promise<Explored> {
	const scriptFile = findFile(own, /^drehbuch\.json$/);
	const groundFile = findFile(own, /^hintergrund\.svg$/);
	const script = scriptFile ? await readDrehbuch(scriptFile) : undefined;
	const background = groundFile ? Buffer.from(await readSvg(groundFile)) : undefined;
	const logo = await readLogo(own);
	const notes: SiteAccess['notes'] = new Map();
	if (script && logo !== undefined) return { logo, background, scriptFor: () => script, notes };
	const access: SiteAccess = { base: url, hidden: script?.verstecken ?? [], notes };
	await using browser = await openBrowser();
	await using open = await openPage(browser, access, url);
	const findings = await open.inPage(explorePage);
	if (findings.login) throw explainFailure(url, 'shows a login');
	if (findings.empty) throw explainFailure(url, 'stays empty');
	const look = async () => {
		const start = await lookAt(open);
		const sections = await seeSections(open, findings);
		const here = sections.length > 0 ? sections : await seeLeaves(open, start);
		const inner = await seeInner(browser, access, findings);
		const views = chooseViews([...here, ...inner], start);
		return (client: string) => defaultScript(views, findings.height, url, client);
	};
	const scriptFor = script ? () => script : await look();
	return { logo: logo ?? (await findLogo(open, findings.name)), background, scriptFor, notes };
}
