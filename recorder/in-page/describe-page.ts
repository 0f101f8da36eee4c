import { plain } from '../plain.ts';
import { OBSTACLE, SECTION } from '../thresholds.ts';
import { findSections, type Section } from './find-sections.ts';
import { headerOver, heightOfPage } from './scrolling.ts';
import { everywhere, seenText, visible } from './shadow-trees.ts';

/** What a page says about itself, where it leads and what could be pictured. */
export type Findings = {
	/** The first one. */
	heading: string;
	/** Addresses of inner pages. */
	pages: string[];
	/** Of the whole page, in px. */
	height: number;
	/**
	 * What keeps the page from being a project: it asks for a password or a name to log in with, asks whether a
	 * person is there, or shows nothing.
	 */
	obstacle: 'login' | 'wall' | 'empty' | undefined;
	/** What makes it doubtful that this is the website; '' if nothing does. */
	doubt: string;
	sections: Section[];
};

/** Describes a page that is at its start. */
export function describePage(): Findings {
	const height = heightOfPage();
	return {
		heading: titleOf(),
		pages: findInnerPages(),
		height,
		obstacle: obstacleOf(seenText(document.body)),
		doubt: doubtAbout(seenText(document.body)),
		sections: findSections(height),
	};
}

function obstacleOf(words: string): Findings['obstacle'] {
	const isShort = words.length < OBSTACLE.login;
	const asks = isShort && (visible('input[type="password"]').length > 0 || asksForName());
	if (asks) return 'login';
	if (isWall(words)) return 'wall';
	const isEmpty = words === '' && visible('img, svg, canvas, video').length === 0;
	return isEmpty ? 'empty' : undefined;
}

/** Whether a page is the first of two steps of a login. */
function asksForName(): boolean {
	const fields = visible('input:not([type="hidden"], [type="search"], [type="checkbox"])');
	const name = 'input[autocomplete*="username"], input[name*="user" i], input[name*="login" i]';
	const title = `${document.title} ${titleOf()}`;
	const isLogin = /anmelden|anmeldung|log-?in|sign ?in|einloggen/i.test(title);
	// A page that leads to others may ask for an address, too: for a course, or a letter.
	const isAlone = findInnerPages().length < OBSTACLE.pages;
	return fields.length === 1 && (visible(name).length > 0 || (isLogin && isAlone));
}

/** What services write on the page that they show to programs instead of the site: German, then English. */
const wallWords = `
	sicherheitsprüfung, sicherheitsüberprüfung, sicherheitsabfrage, kein roboter, ein mensch,
	einen moment, einen augenblick, bitte warten, bitte bestätigen sie,
	zugriff verweigert, zugriff gesperrt, zugriff blockiert,
	automatisierte zugriffe, automatisierte anfragen, ungewöhnliche aktivität, ungewöhnlichen datenverkehr,
	browser-prüfung, zugang verweigert, ihr browser wird, verbindung wird geprüft, prüfen ihren browser, prüfen ihre verbindung, prüfen ihre anfrage,

	security check, security verification, just a moment, please wait, please verify, please confirm,
	checking your, checking if the site, verify you are, verify that you, verifying you,
	are you human, you are human, you are a human, are you a robot, not a robot, not a bot, captcha,
	access denied, attention required, you have been blocked, unusual traffic, unusual activity,
	automated access, automated queries, automated requests, bot protection, bot detection,
	enable javascript and cookies, ray id, ddos, browser check, human verification, press and hold,
	pardon our interruption, request unsuccessful`
	.split(',')
	.map((phrase) => phrase.trim());
const wallParts =
	'iframe[src*="captcha" i], iframe[src*="challenge" i], iframe[src*="turnstile" i], [class*="captcha" i], [class*="turnstile" i], [id*="captcha" i], [id*="challenge" i]';

/**
 * Whether a page of few words in one window asks whether a person is there. A site's own pages lead to others.
 */
function isWall(words: string): boolean {
	if (!standsAlone() || words.length > OBSTACLE.wall) return false;
	const text = [document.title, words, ...titlesOfFrames()].join('\n').toLowerCase();
	const says = wallWords.some((phrase) => text.includes(phrase));
	return says || (words.length < OBSTACLE.wallPart && visible(wallParts).length > 0);
}

/** Whether a page is one window, and leads to at most one other page of its site. */
function standsAlone(): boolean {
	return (
		heightOfPage() < innerHeight * OBSTACLE.windows && findInnerPages().length < OBSTACLE.pages
	);
}

/** What frames that can be seen say about themselves: what is in them says it to nobody else. */
function titlesOfFrames(): string[] {
	return visible('iframe').map(({ element }) =>
		[element.title, element.ariaLabel].filter(Boolean).join(' '),
	);
}

/**
 * A page that stands alone, and has next to no words beside a frame, a field or answers to choose from, may be a
 * question instead of the website: a check, or the first step of an assistant.
 */
function doubtAbout(words: string): string {
	if (!standsAlone() || words.length > OBSTACLE.doubt) return '';
	const frame = visible('iframe').find(
		({ box }) => box.width > OBSTACLE.frame.width && box.height > OBSTACLE.frame.height,
	);
	const field = visible('input:not([type="hidden"], [type="search"])')[0];
	const said = frame ? titlesOfFrames().find(Boolean) : undefined;
	if (frame) return `einen Rahmen${said ? ` („${plain(said)}“)` : ''}`;
	if (field) return 'ein Feld zum Ausfüllen';
	const choices = visible('button, [role="button"], [role="option"], [role="radio"], select');
	return choices.length >= OBSTACLE.choices ? 'Knöpfe zur Auswahl' : '';
}

/** Finds a few pages of the same site that are worth a picture. */
function findInnerPages(): string[] {
	const pages = [...document.links]
		.filter((link) => link.origin === location.origin && link.pathname !== location.pathname)
		.filter(({ pathname }) => !/^\/(index\.\w+)?$/.test(pathname) && !unwanted.test(pathname))
		.map((link) => link.origin + link.pathname + link.search);
	return [...new Set(pages)].slice(0, SECTION.pages);
}

/** Legal pages, logins, baskets and files. */
const unwanted = new RegExp(
	[
		'impressum|imprint|datenschutz|privacy|legal|terms|agb',
		'log-?in|sign-?(in|up)|cart|warenkorb',
		'\\.(pdf|jpe?g|png|zip|xml)$',
	].join('|'),
	'i',
);

/**
 * The text of the first heading that is neither a mark nor a paragraph, without quotation marks and control
 * characters; '' if there is none.
 */
function titleOf(headings = everywhere('h1, h2, h3, h4')): string {
	const { least, most } = SECTION.title;
	const texts = headings.map(({ textContent }) => textContent.replaceAll(/[\s\p{Cc}]+/gu, ' '));
	const titles = texts.map((text) => text.replaceAll(/["„“”»«]/g, '').trim());
	return titles.find(({ length }) => length >= least && length <= most) ?? '';
}

/** The title in the upper part of the window, below a header that stays; '' without one. */
export function titleInView(): string {
	const top = headerOver();
	const seen = visible('h1, h2, h3, h4').filter(
		({ box }) => box.top >= top - 1 && box.bottom < innerHeight * SECTION.titleEnds,
	);
	return titleOf(seen.map(({ element }) => element));
}
