import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Seite = {
	/** For file names and test titles. */
	name: string;
	pfad: string;
	noindex?: true;
};

const eintraege = join(import.meta.dirname, '../../src/content/projekte');

/** The slugs of all projects: one entry file each. */
export const slugs: string[] = readdirSync(eintraege)
	.filter((datei) => datei.endsWith('.yaml'))
	.map((datei) => datei.replace('.yaml', ''));

/** The clients of the specification, first in carousel and list; the owner's own follow. */
export const kunden = [
	'Architektur Muster',
	'Osteopathie Beasch',
	'Druckerservice',
	'Ergo Welver',
	'Kanzlei Schmitz',
	'Gesundheitspartner Bergkamen',
] as const;

/** Every kind of page there is, each project, and both dead ends. */
export const seiten: Seite[] = [
	{ name: 'start', pfad: '/' },
	{ name: 'portfolio', pfad: '/portfolio' },
	...slugs.map((slug) => ({ name: `projekt-${slug}`, pfad: `/portfolio/${slug}` })),
	{ name: 'about', pfad: '/about' },
	{ name: 'kontakt', pfad: '/kontakt' },
	{ name: 'impressum', pfad: '/impressum', noindex: true },
	{ name: 'datenschutz', pfad: '/datenschutz', noindex: true },
	{ name: '404', pfad: '/gibt-es-nicht', noindex: true },
	{ name: 'unbekanntes-projekt', pfad: '/portfolio/gibt-es-nicht', noindex: true },
];
