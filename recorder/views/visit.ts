import type { Browser } from 'playwright-core';
import { splitLogin } from '../../shared/login.ts';
import { findLogo } from '../logo/find-logo.ts';
import { readLogo } from '../logo/read-logo.ts';
import { plain } from '../plain.ts';
import type { RecordOptions } from '../recording.ts';
import type { Script } from '../script.ts';
import { accessTo, type SiteAccess } from '../website/arrive.ts';
import { inTime } from '../website/in-time.ts';
import { PageObstacle } from '../website/obstacle.ts';
import { openBrowser } from '../website/open-browser.ts';
import { type StillPage, withPage } from '../website/with-page.ts';
import { captionsOf, proposeScript } from './propose-script.ts';
import { explorePage, lookAt, type SeeInner, seeViews } from './see-views.ts';

/** What a visit proposes, before anything is recorded. */
export type Proposal = {
	script: Script;
	/** One for each picture of the script. */
	captions: string[];
	logo: Buffer;
	/** Sentences for the owner about faults of the site. */
	notes: string[];
};

/**
 * Visits a website and proposes script and logo, as far as they are not given. Throws OwnerError for one that
 * cannot be recorded.
 */
export async function visit(
	typed: string,
	given: Script | undefined,
	options: VisitOptions & Pick<RecordOptions, 'minutes'>,
): Promise<Proposal> {
	const { address } = splitLogin(typed);
	return inTime(address, options, async (signal) => {
		await using browser = await openBrowser(signal);
		return await visitIn(browser, typed, given, options);
	});
}

type VisitOptions = Pick<RecordOptions, 'client' | 'logo' | 'day'>;

/** The same in a browser that is open, as a part of a longer task. */
export async function visitIn(
	browser: Browser,
	typed: string,
	given: Script | undefined,
	options: VisitOptions,
): Promise<Proposal> {
	const { client, logo } = options;
	const own = typeof logo === 'string' ? await readLogo(logo) : logo;
	const access = accessTo(typed, given, options, new Map());
	// What is missing on a page that is only looked at is no fault of the recording.
	const quiet = { ...access, notes: new Map() };
	const seeInner: SeeInner = (seite, act) => withPage(browser, quiet, seite, {}, act);
	return await withPage(browser, access, access.base, {}, (open) =>
		propose(open, seeInner, access, { client, script: given, logo: own }),
	);
}

/** What a site proposes, seen from its open first page. Throws PageObstacle where that shows nothing. */
export async function propose(
	open: StillPage,
	seeInner: SeeInner,
	{ base, notes }: SiteAccess,
	given: { client: string; script: Script | undefined; logo: Buffer | undefined },
): Promise<Proposal> {
	const findings = await explorePage(open);
	const start = await lookAt(open);
	const obstacle = findings.obstacle ?? (start.isNothing ? 'empty' : undefined);
	if (obstacle) throw new PageObstacle({ kind: obstacle });
	if (findings.doubt)
		open.note(
			`${base} zeigt nur wenige Worte und ${findings.doubt}. Ist das nicht die Website, sondern eine Prüfung oder Frage davor, bitte eine andere Adresse angeben.`,
		);
	const views = given.script ? [] : await seeViews(open, seeInner, findings, start);
	const script = given.script ?? proposeScript({ ...findings, views }, base, given.client);
	const logo = given.logo ?? (await findLogo(open, given.client));
	return { script, captions: captionsOf(script), logo, notes: [...notes.values()].map(plain) };
}
