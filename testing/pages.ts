import { join } from 'node:path';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { hasProjekte } from '../src/facts/has-projekte.ts';
import { readProjekte } from '../src/facts/read-projekte.ts';
import { readSeiten } from '../src/facts/read-seiten.ts';
import { clientTabs } from '../src/lib/client-tabs.ts';
import { type MenuLink, menuLinks } from '../src/lib/menu.ts';
import { fixtureProjekt } from './fixture-projekt.ts';

export type PagePath = {
	/** For file names and test titles. */
	name: string;
	path: string;
	noindex?: true;
	/** A page that the owner has added. */
	isOwn?: true;
};

const ROOT = join(import.meta.dirname, '..');
const seiten = readSeiten(ROOT);

/** The menu's links. */
export const menu: MenuLink[] = menuLinks(hasProjekte(ROOT), seiten);

/** The owner's projects, in the order of carousel and list. */
export const projekte: Projekt[] = readProjekte(ROOT);

/** The project used where one stands for all: the longest name needs the most room. Of an owner without one, nobody's. */
export const longestNamed: Projekt = projekte.reduce(
	(longest, projekt) => (projekt.kunde.length > longest.kunde.length ? projekt : longest),
	projekte[0] ?? fixtureProjekt(),
);

/** The clients to choose from on home. */
export const homeClients: Projekt[] = clientTabs(projekte);

/** Every page, and both pages for unknown addresses. */
export const pages: PagePath[] = withProjekte(projekte);

/** One page of each kind, for tests of layout and components. The Impressum has the layout of the privacy policy. */
export const pageKinds: PagePath[] = withProjekte(
	projekte.filter((projekt) => projekt === longestNamed),
).filter(({ name }) => name !== 'impressum');

/** A page that is not in the menu is named here. */
function withProjekte(shown: Projekt[]): PagePath[] {
	return [
		...menuLinks(hasProjekte(ROOT), []).map(({ href }) => ({
			name: href.slice(1) || 'start',
			path: href,
		})),
		...seiten.map(({ path }) => ({
			name: path.slice(1),
			path,
			isOwn: true as const,
		})),
		...shown.map((projekt) => ({
			name: `projekt-${projekt.slug}`,
			path: projektPath(projekt),
		})),
		{ name: 'impressum', path: '/impressum', noindex: true },
		{ name: 'datenschutz', path: '/datenschutz', noindex: true },
		{ name: '404', path: '/gibt-es-nicht', noindex: true },
		{ name: 'unbekanntes-projekt', path: '/portfolio/gibt-es-nicht', noindex: true },
	];
}
