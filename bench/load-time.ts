import { type PagePath, pages } from '../testing/pages.ts';
import { CATEGORIES, type Finding, type Lighthouse, openLighthouse } from './lighthouse.ts';
import type { Measurement } from './measurement.ts';
import { EMPTY, type Server, serveCopy, servePublic } from './serve-copy.ts';
import { median, number, table, verdict } from './table.ts';

/** LCP ÷ LCP of the bare page: at most so much, on pages of text and on those that show a picture. */
const TEXT = 1.15;
const PICTURE = 1.4;

/** How much worse than the other site a page may be: ratio, and milliseconds of blocking. */
const WORSE = { lcp: 0.03, tbt: 20 };

/** The bare page is measured again after so many pages, so that both see the same moments. */
const EMPTY_AFTER = 3;

type State = { server: Server; empty: Finding[]; findings: Map<PagePath, Finding[]> };

/** Every page and the bare one, one or two built sites in turns, as Lighthouse sees them. */
export const measureLoadTime: Measurement = async ({ dist, gegen, laeufe, service, report }) => {
	const lighthouse = await openLighthouse();
	const serve = service ? serveCopy : servePublic;
	const states: State[] = [];
	try {
		for (const folder of gegen ? [dist, gegen] : [dist]) {
			states.push({ server: await serve(folder), empty: [], findings: new Map() });
		}
		for (let run = 0; run < laeufe; run += 1) {
			report(`Lighthouse, Durchgang ${run + 1} von ${laeufe} …`);
			await lookAtAll(lighthouse, run % 2 === 0 ? states : states.toReversed(), run === 0);
		}
	} finally {
		lighthouse.close();
		for (const { server } of states) await server.stop();
	}
	const [our, other] = states;
	if (!our) throw new Error('Kein Stand gemessen.');
	return other ? compare(our, other) : `${single(our)}\n\n${categories(our)}`;
};

async function lookAtAll(lighthouse: Lighthouse, states: State[], first: boolean): Promise<void> {
	for (const [index, page] of pages.entries()) {
		for (const { server, empty, findings } of states) {
			if (index % EMPTY_AFTER === 0) empty.push(await lighthouse.audit(server.url + EMPTY));
			const soFar = findings.get(page) ?? [];
			// The other categories read the same page the same way each time.
			const categories = first ? CATEGORIES : undefined;
			findings.set(page, [...soFar, await lighthouse.audit(server.url + page.path, categories)]);
		}
	}
}

type Values = { lcp: number; ratio: number; tbt: number; cls: number };

function values({ empty, findings }: State, page: PagePath): Values {
	const read = (figure: 'lcp' | 'tbt' | 'cls') =>
		(findings.get(page) ?? []).map((finding) => finding[figure]);
	const lcp = median(read('lcp'));
	const basis = median(empty.map((finding) => finding.lcp));
	return { lcp, ratio: lcp / basis, tbt: median(read('tbt')), cls: Math.max(...read('cls')) };
}

function single(state: State): string {
	const empty = (figure: 'lcp' | 'tbt') =>
		number(median(state.empty.map((finding) => finding[figure])));
	return table(
		['Seite', 'LCP', '÷ leere Seite', 'Ziel', 'TBT', 'CLS', 'Urteil'],
		[
			['leere Seite', `${empty('lcp')} ms`, '1', '', `${empty('tbt')} ms`, '', ''],
			...pages.map((page) => {
				const { lcp, ratio, tbt, cls } = values(state, page);
				const target = showsPicture(page) ? PICTURE : TEXT;
				return [
					page.name,
					`${number(lcp)} ms`,
					number(ratio, 2),
					`≤ ${number(target, 2)}`,
					`${number(tbt)} ms`,
					number(cls, 3),
					verdict(ratio <= target && cls === 0),
				];
			}),
		],
	);
}

function compare(our: State, other: State): string {
	return table(
		['Seite', 'LCP ÷ leer', 'Vergleich', 'Differenz', 'TBT', 'Vergleich', 'CLS', 'Urteil'],
		pages.map((page) => {
			const [here, there] = [values(our, page), values(other, page)];
			const difference = here.ratio - there.ratio;
			const good = difference <= WORSE.lcp && here.tbt - there.tbt <= WORSE.tbt;
			return [
				page.name,
				number(here.ratio, 2),
				number(there.ratio, 2),
				number(difference, 2),
				`${number(here.tbt)} ms`,
				`${number(there.tbt)} ms`,
				number(here.cls, 3),
				verdict(good && here.cls === 0),
			];
		}),
	);
}

function categories({ findings }: State): string {
	return table(
		['Lighthouse', 'schlechteste Seite', 'was Punkte kostet'],
		CATEGORIES.map((category) => {
			const grades = [...findings]
				// Pages that search engines shall leave out have no mark to lose there.
				.filter(([{ noindex }]) => category !== 'seo' || !noindex)
				.map(([page, [first]]) => ({ page, first, note: first?.categories[category] ?? 0 }));
			const bad = grades.filter(({ note }) => note < 100);
			return [
				category,
				`${Math.min(...grades.map(({ note }) => note))}`,
				bad.map(({ page, first }) => `${page.name}: ${first?.faults.join(' ')}`).join('; '),
			];
		}),
	);
}

function showsPicture({ name }: PagePath): boolean {
	return name === 'start' || name === 'portfolio' || name.startsWith('projekt-');
}
