import type { PerTextField } from './form.ts';
import { inTwoLines } from './in-two-lines.ts';
import { readableAddress } from './readable-address.ts';

/** What the sheet beside the form draws of what a visitor writes; a text that is empty is drawn as strokes. */
export type SheetContent = {
	/** One line or two; empty while there is no name. */
	name: string[];
	/** The longer line's width, in em of its size; rather too large than too small. Missing: as wide as can be. */
	nameEms?: number;
	/** The visitor's own, from his e-mail address. */
	domain: string;
	telephone: string;
	/** The message's first words. */
	message: string;
};

/** Nobody sees more of a line, or of the message, on the sheet. In letters. */
const MOST_OF_LINE = 80;
const MOST_OF_MESSAGE = 300;

/** Chooses what the sheet draws: time does not grow with what was written. */
export function sheetContent(values: PerTextField<string>): SheetContent {
	const name = nameLines(`${tidy(values.vorname)} ${tidy(values.nachname)}`.trim());
	return {
		name,
		nameEms: Math.max(...name.map(widthOf), 0),
		domain: ownDomain(readableAddress(values.email)),
		telephone: tidy(values.phone),
		message: values.message.slice(0, MOST_OF_MESSAGE).trim(),
	};
}

/** One line of its first letters. */
function tidy(text: string): string {
	return text.slice(0, MOST_OF_LINE).replace(/\s+/g, ' ').trim();
}

/** A name up to so wide stays in one line; in em of its size. */
const ONE_LINE_EMS = 7;
/** What a line may be wide at most: on a phone its letters are 28 px high then. In em of their size. */
export const LINE_EMS = 12.4;

/** A name in one line, a long one in two; what has no room ends in „…“. */
function nameLines(name: string): string[] {
	if (name === '') return [];
	const lines = widthOf(name) <= ONE_LINE_EMS ? [name] : inTwoLines(name, widthOf);
	return lines.map(cut);
}

function cut(line: string): string {
	if (widthOf(line) <= LINE_EMS) return line;
	const letters = [...new Intl.Segmenter('de').segment(line)].map(({ segment }) => segment);
	let shown = '';
	for (const letter of letters) {
		if (widthOf(`${shown}${letter}…`) > LINE_EMS) break;
		shown += letter;
	}
	return `${shown.trimEnd()}…`;
}

/** The width of a headline's letters, in em; a test measures it against the typeface. */
function widthOf(text: string): number {
	return [...text].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
	if (/[\p{M}\p{Default_Ignorable_Code_Point}]/u.test(letter)) return 0;
	if (/[ '’.,()il]/.test(letter)) return 0.33;
	if (/[fj1rtI/-]/.test(letter)) return 0.45;
	if (/[mwMW@…]/.test(letter)) return 1;
	if (/[\p{Lu}&&[\p{Script=Latin}]]/v.test(letter)) return 0.755;
	if (/[\p{Script=Latin}0-9]/u.test(letter)) return 0.62;
	if (/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter))
		return 0.9;
	return 1.25;
}

/** What stands behind the @, unless everybody can have an address there. */
function ownDomain(email: string): string {
	const domain = tidy(email.slice(email.lastIndexOf('@') + 1));
	return email.includes('@') && !MAIL_PROVIDERS.has(domain.toLowerCase()) ? domain : '';
}

/** Where everybody can have an address. */
const MAIL_PROVIDERS = new Set(
	`1und1.de a1.net alice-dsl.net alice.de aol.com aol.de aon.at arcor.de bluemail.ch bluewin.ch chello.at drei.at
	email.de ewetel.net fastmail.com freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.eu gmx.net googlemail.com
	hispeed.ch hotmail.at hotmail.ch hotmail.com hotmail.de icloud.com kabelmail.de live.at live.com live.de
	liwest.at mac.com magenta.at magenta.de mail.de mailbox.org me.com msn.com netcologne.de o2mail.de o2online.de
	online.de outlook.at outlook.com outlook.de pm.me posteo.de posteo.net proton.me protonmail.com sunrise.ch
	t-online.de tuta.com tutanota.com tutanota.de unitybox.de versanet.de vodafone.de vodafonemail.de web.de
	yahoo.at yahoo.com yahoo.de ymail.com`.split(/\s+/),
);
