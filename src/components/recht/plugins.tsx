import { inhaber } from '#shared/inhaber.ts';
import type { Section } from './abschnitt.ts';

/** Section 5: foreign content, of which there is none. */
export const plugins: Section = {
	id: 'plugins',
	titel: 'Plugins und Inhalte anderer Anbieter',
	themen: [
		{
			id: 'schriften',
			titel: 'Schriften',
			Inhalt: () => (
				<p>
					Die Schriften dieser Website sind lokal eingebunden: Sie liegen auf demselben Server wie
					die Seiten selbst. Beim Aufruf wird keine Verbindung zu Servern eines Schriftanbieters
					hergestellt, und es gelangen auf diesem Weg keine Daten dorthin.
				</p>
			),
		},
		{
			id: 'bilder-und-filme',
			titel: 'Bilder und Filme',
			Inhalt: () => (
				<p>
					Auch Bilder, Symbole und Filme kommen vom Server dieser Website. Landkarten,
					Videoplattformen, Analysedienste und Werbenetzwerke sind nicht eingebunden.
				</p>
			),
		},
		{
			id: 'links',
			titel: 'Links zu anderen Websites',
			Inhalt: () => (
				<p>
					Die Verweise auf meine Profile bei {inhaber.profile.beruf.name} und{' '}
					{inhaber.profile.foto.name} sowie auf die Websites meiner Kunden sind einfache Links. Erst
					wenn Sie einen davon anklicken, verlassen Sie diese Website, und es gelten die
					Datenschutzhinweise des jeweiligen Anbieters.
				</p>
			),
		},
	],
};
