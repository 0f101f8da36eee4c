import type { Result } from 'lighthouse';
import { germanNumber } from '#shared/german-number.ts';
import { pages } from '../testing/pages.ts';
import { type Lighthouse, openLighthouse } from './lighthouse.ts';
import { BARE, type Server, serveCopy } from './serve-copy.ts';

/** Largest paint ÷ the bare page's: for pages of text, for pages with a picture. */
const AIM = { text: 1.2, picture: 1.5 };

/** How much longer than the bare page a page may block its visitor's input, in milliseconds. */
const MOST_BLOCKING = 80;

/** Pages after which the bare page is loaded again, so that both meet the same load of the machine. */
const BARE_AFTER = 3;

/** Results by path, the bare page's too. */
type Site = { server: Server; results: Map<string, Result[]> };

/**
 * Measures every page and the bare page with Lighthouse as a phone on a slow line (lighthouse.ts), and returns a Markdown table.
 * @param folders of the built site, and of another one that is measured in turns with it
 * @param runs how often each page is loaded: `--laeufe` (run.ts)
 */
export async function measureLoadTime(folders: string[], runs: number): Promise<string> {
	const lighthouse = await openLighthouse();
	const sites: Site[] = [];
	try {
		for (const folder of folders)
			sites.push({ server: await serveCopy(folder), results: new Map() });
		for (let run = 0; run < runs; run += 1) {
			console.error(`  Durchgang ${run + 1} von ${runs} …`);
			// Which site is first changes: the second finds the machine warm.
			await loadPages(lighthouse, run % 2 === 0 ? sites : sites.toReversed());
		}
	} finally {
		await lighthouse.close();
		for (const { server } of sites) await server.stop();
	}
	return table(sites);
}

async function loadPages(lighthouse: Lighthouse, sites: Site[]): Promise<void> {
	for (const [index, { path }] of pages.entries()) {
		for (const { server, results } of sites) {
			for (const loaded of index % BARE_AFTER === 0 ? [BARE, path] : [path]) {
				const result = await lighthouse.audit(server.url + loaded);
				results.set(loaded, [...(results.get(loaded) ?? []), result]);
			}
		}
	}
}

/** One row a page; the last column is the other site's ratio. */
function table([our, other]: Site[]): string {
	if (!our) throw new Error('No site was measured.');
	const ms = (value: number) => `${germanNumber(value)} ms`;
	const bare = figures(our, BARE);
	const first = ['leere Seite', ms(bare.lcp), '1', '', '', ms(bare.blocking)];
	const rows = pages.map(({ name, path }) => {
		const { lcp, ratio, cls, blocking } = figures(our, path);
		const aim = AIM[/^(start|portfolio|projekt-)/.test(name) ? 'picture' : 'text'];
		const isFast = ratio <= aim && blocking <= bare.blocking + MOST_BLOCKING;
		// As it is shown: where the web font comes, the ends of a dimension line move by 0.0001.
		const isStill = Number(cls.toFixed(3)) === 0;
		const row = [name, ms(lcp), germanNumber(ratio, 2), germanNumber(aim, 2)];
		const verdict = isFast && isStill ? 'erreicht' : 'verfehlt';
		const compared = other ? [germanNumber(figures(other, path).ratio, 2)] : [];
		return [...row, germanNumber(cls, 3), ms(blocking), verdict, ...compared];
	});
	const head = ['Seite', 'LCP', '÷ leere Seite', 'höchstens', 'CLS', 'blockiert', 'Urteil'];
	const titles = other ? [...head, '÷ leere Seite, anderer Stand'] : head;
	return [titles, titles.map(() => '---'), first, ...rows]
		.map((row) => `| ${row.join(' | ')} |`)
		.join('\n');
}

/** Medians of the largest paint and the blocking time in milliseconds, the paint's ratio to the bare page's, and the largest CLS. */
function figures({ results }: Site, path: string) {
	const values = (of: string, audit: string) =>
		(results.get(of) ?? []).map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
	const lcp = median(values(path, 'largest-contentful-paint'));
	const bare = median(values(BARE, 'largest-contentful-paint'));
	const cls = Math.max(...values(path, 'cumulative-layout-shift'));
	return { lcp, ratio: lcp / bare, cls, blocking: median(values(path, 'total-blocking-time')) };
}

function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
