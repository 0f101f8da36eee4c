import { rahmen } from '../content/texte/rahmen.ts';

/** A link of the menu. */
export type MenuLink = { text: string; href: string; lang?: 'en' };

/** An own page, as far as the menu knows it. */
type OwnPage = { path: string; menue?: string | undefined };

/**
 * The menu: the four links, the owner's own pages before the last, Kontakt. As long as there is no project to show,
 * there is no Portfolio.
 */
export function menuLinks(hasProjekte: boolean, ownPages: readonly OwnPage[]): MenuLink[] {
	const links = rahmen.navigation.ziele.filter(({ href }) => hasProjekte || href !== '/portfolio');
	const own = ownPages.flatMap(({ path, menue }) => (menue ? [{ text: menue, href: path }] : []));
	return [...links.slice(0, -1), ...own, ...links.slice(-1)];
}
