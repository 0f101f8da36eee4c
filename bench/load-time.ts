import type { Result } from 'lighthouse';
import { germanNumber } from '#shared/german-number.ts';
import { type PagePath, pages } from '../testing/pages.ts';
import { type Lighthouse, openLighthouse } from './lighthouse.ts';
import { BARE, type Server, serveCopy } from './serve-copy.ts';
import { table } from './table.ts';

/** Largest LCP of a page ÷ LCP of the bare page: for pages of text, for pages with a picture. */
const AIM = { text: 1.12, picture: 1.38 };

/** How much worse than the other site a page may be: LCP as above, and milliseconds of TBT. */
const WORSE = { ratio: 0.03, tbt: 20 };

/** Pages after which the bare page is loaded again, so that both meet the same load of the machine. */
const BARE_AFTER = 3;

type Site = { server: Server; bare: Result[]; results: Map<PagePath, Result[]> };

/**
 * Measures every page and the bare page with Lighthouse, and returns a Markdown table.
 * @param folders of the built site, and of another one that is measured in turns with it
 * @param runs how often each page is loaded
 */
export async function measureLoadTime(folders: string[], runs: number): Promise<string> {
	const lighthouse = await openLighthouse();
	const sites: Site[] = [];
	try {
		for (const folder of folders) {
			sites.push({ server: await serveCopy(folder), bare: [], results: new Map() });
		}
		for (let run = 0; run < runs; run += 1) {
			console.error(`  Lighthouse, Durchgang ${run + 1} von ${runs} …`);
			await loadPages(lighthouse, run % 2 === 0 ? sites : sites.toReversed());
		}
	} finally {
		lighthouse.close();
		for (const { server } of sites) await server.stop();
	}
	const [our, other] = sites;
	if (!our) throw new Error('No site was measured.');
	return table(
		['Seite', 'LCP', '÷ leere Seite', 'höchstens', 'TBT', 'höchstens', 'CLS', 'Urteil'],
		rows(our, other),
	);
}

async function loadPages(lighthouse: Lighthouse, sites: Site[]): Promise<void> {
	for (const [index, page] of pages.entries()) {
		for (const { server, bare, results } of sites) {
			if (index % BARE_AFTER === 0) bare.push(await lighthouse.audit(server.url + BARE));
			const result = await lighthouse.audit(server.url + page.path);
			results.set(page, [...(results.get(page) ?? []), result]);
		}
	}
}

function rows(our: Site, other: Site | undefined): string[][] {
	const bare = figures(our.bare, our);
	const bareRow = [
		`${germanNumber(bare.lcp)} ms`,
		'1',
		'',
		`${germanNumber(bare.tbt)} ms`,
		'',
		'',
		'',
	];
	const pageRows = [...our.results].map(([page, results]) => {
		const { lcp, ratio, tbt, cls } = figures(results, our);
		const most = limits(page, other);
		return [
			page.name,
			`${germanNumber(lcp)} ms`,
			germanNumber(ratio, 2),
			germanNumber(most.ratio, 2),
			`${germanNumber(tbt)} ms`,
			most.tbt === Number.POSITIVE_INFINITY ? '' : `${germanNumber(most.tbt)} ms`,
			germanNumber(cls, 3),
			ratio <= most.ratio && tbt <= most.tbt && cls === 0 ? 'erreicht' : 'verfehlt',
		];
	});
	return [['leere Seite', ...bareRow], ...pageRows];
}

/** Takes the limits from the other site's figures; without one, from the aims, of which TBT has none. */
function limits(page: PagePath, other: Site | undefined): { ratio: number; tbt: number } {
	if (!other) {
		return { ratio: AIM[showsPicture(page) ? 'picture' : 'text'], tbt: Number.POSITIVE_INFINITY };
	}
	const { ratio, tbt } = figures(other.results.get(page) ?? [], other);
	return { ratio: ratio + WORSE.ratio, tbt: tbt + WORSE.tbt };
}

/** Returns medians in milliseconds, the ratio to the bare page of the same site, and the largest CLS. */
function figures(results: Result[], { bare }: Site) {
	const lcp = median(results, 'largest-contentful-paint');
	return {
		lcp,
		ratio: lcp / median(bare, 'largest-contentful-paint'),
		tbt: median(results, 'total-blocking-time'),
		cls: Math.max(...values(results, 'cumulative-layout-shift')),
	};
}

function median(results: Result[], audit: string): number {
	const sorted = values(results, audit).toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function values(results: Result[], audit: string): number[] {
	return results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
}

function showsPicture({ name }: PagePath): boolean {
	return name === 'start' || name === 'portfolio' || name.startsWith('projekt-');
}
