import type { Step } from './drehbuch.ts';
import { pointTarget, scrollTarget, setValue } from './in-page.ts';
import { MediaError } from './media-error.ts';
import type { OpenPage } from './open-page.ts';

/** Does one step at once, before a picture; `wofuer` names the picture in the error. */
export async function perform(offen: OpenPage, schritt: Step, wofuer: string): Promise<void> {
	if ('warte' in schritt) return offen.runFor(schritt.warte * 1000);
	if ('scroll' in schritt) {
		const y = await offen.inPage(scrollTarget, schritt.scroll);
		if (y === undefined) throw missing(schritt.scroll, wofuer);
		await offen.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
		return;
	}
	const wert = 'wahl' in schritt ? schritt.wert : undefined;
	const ziel =
		'wahl' in schritt ? schritt.wahl : 'klick' in schritt ? schritt.klick : schritt.hover;
	const fund = await offen.inPage(pointTarget, ziel, wert);
	if (!fund) throw missing(ziel, wofuer);
	if ('wahl' in schritt && !clickable.has(fund.art)) {
		await offen.inPage(setValue, ziel, schritt.wert, 1, fund.von);
		return;
	}
	const mitte = fund.y + fund.height / 2;
	const hoehe = offen.page.viewportSize()?.height ?? 0;
	const top = Math.max(0, Math.round(mitte - hoehe / 2));
	await offen.page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
	const oben = await offen.page.evaluate(() => window.scrollY);
	await offen.page.mouse.move(fund.x + fund.width / 2, mitte - oben);
	if ('hover' in schritt) return;
	await offen.page.mouse.down();
	await offen.page.mouse.up();
}

/** Fields that a click sets; all others get a value. */
export const clickable: ReadonlySet<string> = new Set(['radio', 'checkbox', 'anderes']);

/** The error for a selector that matches nothing. */
export function missing(ziel: string, wofuer: string): MediaError {
	return new MediaError(
		`${wofuer}: „${ziel}“ gibt es auf der Seite nicht. Bitte den Selektor im drehbuch.json berichtigen.`,
	);
}
