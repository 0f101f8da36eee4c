import { profile } from '../../content/freiwillig.ts';
import type { Section } from './abschnitt.ts';

/** Section 5: foreign content, of which there is none. */
export const plugins: Section = {
	id: 'plugins',
	title: 'Plugins und Inhalte anderer Anbieter',
	topics: [
		{
			id: 'schriften',
			title: 'Schriften',
			Content: () => (
				<p>
					Die Schriften dieser Website sind lokal eingebunden: Sie liegen auf demselben Server wie
					die Seiten selbst. Beim Aufruf wird keine Verbindung zu Servern eines Schriftanbieters
					hergestellt, und es gelangen auf diesem Weg keine Daten dorthin.
				</p>
			),
		},
		{
			id: 'bilder-und-filme',
			title: 'Bilder und Filme',
			Content: () => (
				<p>
					Auch Bilder, Symbole und Filme kommen vom Server dieser Website. Landkarten,
					Videoplattformen, Analysedienste und Werbenetzwerke sind nicht eingebunden.
				</p>
			),
		},
		{
			id: 'links',
			title: 'Links zu anderen Websites',
			Content: () => (
				<p>
					{`${linksTo(profile.map(({ name }) => name))} sind einfache Links. Erst wenn Sie einen davon anklicken, verlassen Sie diese Website, und es gelten die Datenschutzhinweise des jeweiligen Anbieters.`}
				</p>
			),
		},
	],
};

/** What is linked to, as the beginning of a sentence. */
export function linksTo(names: readonly string[]): string {
	if (names.length === 0) return 'Die Verweise auf die Websites meiner Kunden';
	const named = new Intl.ListFormat('de', { type: 'conjunction' }).format(names);
	return names.length === 1
		? `Der Verweis auf mein Profil bei ${named} und die Verweise auf die Websites meiner Kunden`
		: `Die Verweise auf meine Profile bei ${named} sowie auf die Websites meiner Kunden`;
}
