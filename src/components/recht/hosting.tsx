import { inhaber } from '#shared/inhaber.ts';
import type { Section } from './abschnitt.ts';

/** Section 2: who runs the server. */
export const hosting: Section = {
	id: 'hosting',
	title: 'Hosting',
	topics: [
		{
			id: 'hoster',
			title: 'Externer Hoster',
			Content: ({ form }) => (
				<>
					<p>
						{form ? 'Diese Website und ihr Kontaktformular laufen' : 'Diese Website läuft'} auf
						einem Server, den ein externer Dienstleister (Hoster) für mich betreibt:
					</p>
					<p>
						{inhaber.hoster.name}, {inhaber.hoster.anschrift}, {inhaber.hoster.land}
					</p>
					<p>
						Auf diesem Server werden die personenbezogenen Daten verarbeitet, die auf dieser Website
						anfallen. Das sind {form && 'vor allem Anfragen aus dem Kontaktformular sowie '}die
						technischen Daten, die für jede Verbindung nötig sind. Wer außerdem Daten erhält, steht
						im Abschnitt <a href="#empfaenger">„Empfänger“</a>.
					</p>
					<p>
						Ich setze den Hoster ein, damit mein Angebot sicher, schnell und zuverlässig erreichbar
						ist. Darin liegt mein berechtigtes Interesse (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f
						DSGVO).
						{form && (
							<>
								{' '}
								Für Anfragen gilt der Abschnitt <a href="#kontaktformular">„Kontaktformular“</a>.
							</>
						)}
					</p>
				</>
			),
		},
		{
			id: 'auftragsverarbeitung',
			title: 'Vertrag zur Auftragsverarbeitung',
			Content: () => (
				<p>
					Mit dem Hoster besteht ein Vertrag über die Auftragsverarbeitung nach Art.&nbsp;28 DSGVO.
					Er verpflichtet den Hoster, die Daten nur nach meinen Weisungen zu verarbeiten, sie zu
					schützen und sie nicht für eigene Zwecke zu verwenden.
				</p>
			),
		},
	],
};
