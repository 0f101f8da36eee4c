import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnProjekt } from '#shared/projekt-schema.ts';
import { fixtureProjekt } from '../../../testing/fixture-projekt.ts';
import { FIXTURE_PLAN, fixtureRecording } from '../../../testing/fixture-recording.ts';
import { clientPage, focusOf } from './client-page.ts';

const drawn: DrawnProjekt = {
	...fixtureProjekt(),
	plan: FIXTURE_PLAN,
};

test('where only a part of a client’s window is shown, it is the part around the recorder’s point', () => {
	expect(focusOf(drawn, 'desktop')).toEqual({ x: 362, y: 202 });
	expect(focusOf(drawn, 'telefon')).toEqual({ x: 162, y: 127 });
});

test('the owner’s point comes before the recorder’s, in the window that he names it for', () => {
	const chosen: DrawnProjekt = { ...drawn, blick: { telefon: [195, 600] } };
	expect(focusOf(chosen, 'telefon')).toEqual({ x: 195, y: 600 });
	expect(focusOf(chosen, 'desktop')).toEqual({ x: 362, y: 202 });
});

afterEach(() => vi.restoreAllMocks());

/** A drawn project whose pictures are known. */
function recorded(change: Partial<DrawnProjekt> = {}): DrawnProjekt {
	return { ...drawn, ...fixtureRecording('gezeichnet'), ...change };
}

test.each([
	['on the axis', 195, 50],
	['no further left', 10, 30],
	['no further right', 380, 70],
])('on phones the line rests %s of the picture', (_, x, percent) => {
	expect(clientPage(recorded({ blick: { telefon: [x, 500] } })).phoneAxis).toBe(percent);
});

test('the dark scheme has the dark drawing, and only that, on phones as on wide screens', () => {
	const { drawing } = clientPage(recorded());
	for (const [view, words] of [
		[drawing.picture, '-desktop-'],
		[drawing.phone, '-telefon-'],
	] as const) {
		const kinds = view.sources.map(({ srcset, media = '' }) => [
			srcset.includes('-dunkel-'),
			media.includes('dark'),
			srcset.includes(words),
		]);
		expect(kinds).toEqual([
			[true, true, true],
			[false, false, true],
		]);
		expect(view.src).toContain('-hell-');
	}
});

test('the client’s content begins where the recorder measured it, on phones nowhere', () => {
	const { plan } = recorded();
	const chain = {
		richtung: 'waagrecht' as const,
		lage: 770,
		ab: 758,
		marken: [0, 60],
		masse: [60],
	};
	const desktop = { ...plan.desktop, ketten: [chain] };
	const page = clientPage(recorded({ plan: { ...plan, desktop } }));
	expect([page.wide.margin, page.phone.margin]).toEqual([60, 0]);
	const bare = clientPage(recorded({ plan: { ...plan, desktop: { ...desktop, ketten: [] } } }));
	expect(bare.wide.margin).toBe(0);
});

test('each window has the header that the recorder measured there', () => {
	const page = clientPage(recorded({ plan: drawn.plan }));
	expect([page.wide.headerEnd, page.phone.headerEnd]).toEqual([72, 64]);
});
