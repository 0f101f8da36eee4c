import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { TOOLS } from '#shared/projekt-schema.ts';
import { isShipped } from '../../testing/is-shipped.ts';
import { fehler } from '../content/texte/fehler.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { recht } from '../content/texte/recht.ts';
import { readProjekte } from './read-projekte.ts';
import { about, kontakt, portfolio } from './texts.ts';

/** The specification's six projects: client, line of business, aim, page builder. */
const specified: Record<string, string> = {
	architekturmuster: 'Architektur Muster, Architektur, Neuerstellung, Oxygen',
	osteopathiebeasch: 'Osteopathie Beasch, Gesundheitswesen, Relaunch, Oxygen',
	druckerservice: 'Druckerservice, Dienstleistung, Relaunch, Oxygen',
	ergowelver: 'Ergo Welver, Gesundheitswesen, Relaunch, Oxygen',
	kanzleischmitz: 'Kanzlei Schmitz, Recht, Neuerstellung, Elementor',
	gesundheitspartnerbergkamen: 'Gesundheitspartner Bergkamen, Gesundheit, Neuerstellung, Elementor',
};

// Projects of real clients are not the specification's.
const samples = readProjekte().filter(
	({ slug, website }) => slug in specified && /\.example$/.test(website),
);

test('each sample project has the facts of the specification', () => {
	for (const { slug, techstacks, service, ...projekt } of samples) {
		const { kunde, branche, ziel, standort, projektbeschreibung } = projekt;
		const tools = techstacks.filter(({ active }) => active).map(({ tool }) => tool);
		expect(tools.slice(0, 2)).toEqual(['Figma', 'Wordpress']);
		expect([kunde, branche, ziel, ...tools.slice(2)].join(', ')).toBe(specified[slug]);
		expect(techstacks.map(({ tool }) => tool).toSorted()).toEqual(TOOLS.toSorted());
		expect(standort).toBe('Deutschland');
		const calculator = slug === 'gesundheitspartnerbergkamen';
		expect(service.join()).toBe(calculator ? 'Design,Entwicklung' : 'Konzept,Design,Entwicklung');
		expect(projektbeschreibung).toMatch(calculator ? /Pflegegeld-?[Rr]echner/ : /\S/);
	}
});

test.runIf(isShipped)('as shipped, projects, figures and words are the specification’s', () => {
	const slugs = samples.toSorted((a, b) => a.id - b.id);
	expect(slugs.map(({ slug }) => slug)).toEqual(Object.keys(specified));
	const { startJahr, abgeschlosseneProjekte, aktiveKunden } = inhaber;
	expect([startJahr, abgeschlosseneProjekte, aktiveKunden]).toEqual([2021, '+12', '+10']);
	const words = rahmen.navigation.ziele.map(({ text, href }) => `${text} ${href}`).join(', ');
	expect(words).toBe('Home /, Portfolio /portfolio, About /about, Projekt starten /kontakt');
	const { impressum, datenschutz } = recht;
	expect(inhaber.berufsbezeichnung).toBe('Front-End Entwickler');
	const pages = [portfolio, about, kontakt, impressum, datenschutz, fehler.seite];
	expect(pages.map(({ titel }) => titel).join(', ')).toBe(
		'Portfolio, About, Kontakt, Impressum, Datenschutz, 404',
	);
	const heads = [portfolio, kontakt, fehler.seite, fehler.projekt];
	expect(heads.map(({ ueberschrift }) => ueberschrift).join(', ')).toBe(
		'Meine Projekte, Projekt starten, 404, Es wurde kein Projekt gefunden.',
	);
	expect(fehler.seite.meldung).toBe('Diese Seite wurde nicht gefunden');
	const tools = about.werkzeuge.map(({ bereich, eintraege }) =>
		[bereich, ...eintraege.map(({ name, zweck }) => `${name} (${zweck})`)].join(' · '),
	);
	expect(tools).toEqual([
		'Frontend-Entwicklung · HTML5 (Struktur) · CSS3 (Design) · JavaScript (Funktionalität) · React (Webanwendungen)',
		'CMS & Webdesign · WordPress (CMS) · Elementor (Page Builder) · Oxygen (Page Builder)',
		'Design · Figma (Design-Tool)',
		'Weitere Skills · Git (Versionskontrolle)',
	]);
});
