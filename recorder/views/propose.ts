import { findLogo } from '../logo/find-logo.ts';
import { type Logo, readLogo } from '../logo/read-logo.ts';
import type { RecordOptions } from '../recording.ts';
import type { Script } from '../script.ts';
import type { SiteAccess } from '../website/arrive.ts';
import { explainFailure } from '../website/explain-failure.ts';
import { openBrowser } from '../website/open-browser.ts';
import { withPage } from '../website/with-page.ts';
import { captionsOf, proposeScript } from './propose-script.ts';
import { explorePage, seeViews } from './see-views.ts';

/** What a visit proposes, before anything is recorded. */
export type Proposal = {
	script: Script;
	/** One for each picture of the script. */
	captions: string[];
	logo: Logo;
	/** Sentences for the owner about faults of the site. */
	notes: string[];
};

/** Visits a website and proposes script and logo, as far as they are not given. Throws RecorderError for one that cannot be recorded. */
export async function propose(
	url: string,
	given: Script | undefined,
	{
		client,
		logo,
		hide = [],
		day,
		signal,
	}: Pick<RecordOptions, 'client' | 'logo' | 'hide' | 'day' | 'signal'>,
): Promise<Proposal> {
	const own = typeof logo === 'string' ? await readLogo(logo) : logo;
	const hidden = [...hide, ...(given?.verstecken ?? [])];
	const access: SiteAccess = { base: url, hidden, notes: new Map(), day };
	await using browser = await openBrowser(signal);
	return await withPage(browser, access, url, {}, async (open) => {
		const findings = await explorePage(open);
		if (findings.login) throw explainFailure(url, 'shows a login');
		if (findings.empty) throw explainFailure(url, 'stays empty');
		const views = given ? [] : await seeViews(browser, open, access, findings);
		const script = given ?? proposeScript({ ...findings, views }, url, client);
		const found = own ?? (await findLogo(open, findings.name));
		return { script, captions: captionsOf(script), logo: found, notes: [...access.notes.values()] };
	});
}
