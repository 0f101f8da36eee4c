import type { Section } from './abschnitt.ts';

/** Section 1: the whole policy in short, for readers who stop here. */
export const ueberblick: Section = {
	id: 'ueberblick',
	title: 'Überblick',
	topics: [
		{
			id: 'in-kuerze',
			title: 'Das Wichtigste in Kürze',
			Content: ({ days, form }) => (
				<ul>
					<li>
						Diese Website setzt keine Cookies, zählt keine Besuche, zeigt keine fremde Werbung und
						lädt nichts von fremden Servern.
					</li>
					<li>
						Persönliche Angaben erhalte ich nur, wenn Sie mir schreiben oder mich anrufen. Ich
						verwende sie, um Ihnen zu antworten.
					</li>
					{form && (
						<>
							<li>
								Anfragen aus dem Kontaktformular werden auf dem Server dieser Website gespeichert
								und mir per E-Mail zugestellt. {days}&nbsp;Tage nach dem Eingang werden sie dort
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
			title: 'Wer verarbeitet Ihre Daten?',
			Content: () => (
				<p>
					Verantwortlich für diese Website bin ich. Meine Anschrift und meine Kontaktdaten finden
					Sie im Abschnitt <a href="#verantwortlicher">„Verantwortlicher“</a>.
				</p>
			),
		},
		{
			id: 'welche-daten',
			title: 'Woher stammen die Daten?',
			Content: ({ form }) => (
				<p>
					Einen Teil der Daten teilen Sie mir selbst mit, zum Beispiel{' '}
					{form ? 'im Kontaktformular' : 'in einer E-Mail'}. Andere Daten fallen an, weil das
					Internet ohne sie nicht funktioniert: Damit der Server eine Seite an Ihr Gerät schicken
					kann, muss er für die Dauer der Verbindung dessen IP-Adresse kennen.
				</p>
			),
		},
		{
			id: 'wofuer',
			title: 'Wofür werden die Daten genutzt?',
			Content: () => (
				<p>
					Technische Daten dienen dazu, die Website fehlerfrei und sicher auszuliefern. Was Sie mir
					mitteilen, nutze ich, um Ihre Anfrage zu bearbeiten und, wenn Sie das möchten, ein Projekt
					mit Ihnen vorzubereiten. Eine Auswertung Ihres Verhaltens findet nicht statt.
				</p>
			),
		},
		{
			id: 'ihre-rechte',
			title: 'Welche Rechte haben Sie?',
			Content: () => (
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
