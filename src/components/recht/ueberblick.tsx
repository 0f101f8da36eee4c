import type { Section } from './abschnitt.ts';

/** Section 1: the whole policy in short, for readers who stop here. */
export const ueberblick: Section = {
	id: 'ueberblick',
	titel: 'Überblick',
	themen: [
		{
			id: 'in-kuerze',
			titel: 'Das Wichtigste in Kürze',
			Inhalt: ({ tage, formular }) => (
				<ul>
					<li>
						Diese Website setzt keine Cookies, zählt keine Besuche, zeigt keine fremde Werbung und
						lädt nichts von fremden Servern.
					</li>
					<li>
						Persönliche Angaben erhalte ich nur, wenn Sie mir schreiben oder mich anrufen. Ich
						verwende sie, um Ihnen zu antworten.
					</li>
					{formular && (
						<>
							<li>
								Anfragen aus dem Kontaktformular werden auf dem Server dieser Website gespeichert
								und mir per E-Mail zugestellt. {tage}&nbsp;Tage nach dem Eingang werden sie dort
								gelöscht.
							</li>
							<li>
								Während Sie das Formular ausfüllen, merkt sich Ihr eigener Browser den Entwurf. Er
								bleibt dort, bis Sie ihn absenden oder löschen; ich sehe ihn erst, wenn Sie ihn
								absenden.
							</li>
						</>
					)}
				</ul>
			),
		},
		{
			id: 'wer',
			titel: 'Wer verarbeitet Ihre Daten?',
			Inhalt: () => (
				<p>
					Verantwortlich für diese Website bin ich. Meine Anschrift und meine Kontaktdaten finden
					Sie im Abschnitt <a href="#verantwortlicher">„Verantwortlicher“</a>.
				</p>
			),
		},
		{
			id: 'welche-daten',
			titel: 'Woher stammen die Daten?',
			Inhalt: ({ formular }) => (
				<p>
					Einen Teil der Daten teilen Sie mir selbst mit, zum Beispiel{' '}
					{formular ? 'im Kontaktformular' : 'in einer E-Mail'}. Andere Daten fallen an, weil das
					Internet ohne sie nicht funktioniert: Damit der Server eine Seite an Ihr Gerät schicken
					kann, muss er für die Dauer der Verbindung dessen IP-Adresse kennen.
				</p>
			),
		},
		{
			id: 'wofuer',
			titel: 'Wofür werden die Daten genutzt?',
			Inhalt: () => (
				<p>
					Technische Daten dienen dazu, die Website fehlerfrei und sicher auszuliefern. Was Sie mir
					mitteilen, nutze ich, um Ihre Anfrage zu bearbeiten und, wenn Sie das möchten, ein Projekt
					mit Ihnen vorzubereiten. Eine Auswertung Ihres Verhaltens findet nicht statt.
				</p>
			),
		},
		{
			id: 'ihre-rechte',
			titel: 'Welche Rechte haben Sie?',
			Inhalt: () => (
				<p>
					Sie können jederzeit und kostenlos erfahren, welche Daten ich über Sie gespeichert habe,
					und deren Berichtigung, Löschung, Einschränkung oder Herausgabe verlangen. Sie können eine
					Einwilligung widerrufen, einer Verarbeitung widersprechen und sich bei einer
					Aufsichtsbehörde beschweren. Die Einzelheiten stehen ab dem Abschnitt{' '}
					<a href="#widerruf">„Widerruf Ihrer Einwilligung“</a>.
				</p>
			),
		},
	],
};
