import { TEXT_FIELDS } from '#shared/fields.ts';
import { inhaber } from '#shared/inhaber.ts';
import { WINDOW_MINUTES } from '#shared/retention.ts';
import { formular as formularTexte } from '../../content/texte/formular.ts';
import type { Section } from './abschnitt.ts';

/** The form's fields in words: those that must be filled in, or those that need not. */
function facts(required: boolean): string {
	const fields = TEXT_FIELDS.filter((field) => field.required === required);
	return new Intl.ListFormat('de').format(fields.map((field) => field.label));
}

/** Section 4: what this product really captures; the service in service/ bears out each sentence. */
export const datenerfassung: Section = {
	id: 'datenerfassung',
	title: 'Datenerfassung auf dieser Website',
	topics: [
		{
			id: 'server-logs',
			title: 'Server-Protokolle',
			Content: ({ form }) => (
				<>
					{form && (
						<p>
							Das Programm, das Ihre Anfrage aus dem Kontaktformular entgegennimmt, führt kein
							Zugriffsprotokoll. Es speichert weder IP-Adressen noch Angaben zu Ihrem Browser. Seine
							technischen Meldungen, etwa über einen Fehler beim Versand, enthalten keine
							personenbezogenen Daten.
						</p>
					)}
					<p>
						Unter „Nachgemessen“ auf der Startseite zeigt Ihr Browser an, wie viel er geladen hat
						und wie lange es dauerte. Diese Angaben werden weder gesendet noch gespeichert.
					</p>
					<p>
						{form ? 'Auf der Ebene davor, beim Hoster,' : 'Beim Hoster'} können Server-Protokolle
						(Logfiles) entstehen, die Ihr Browser mit jeder Anfrage auslöst. Üblich sind die
						IP-Adresse, der Zeitpunkt, die aufgerufene Adresse, die übertragene Datenmenge, die
						zuvor besuchte Seite sowie Art und Version von Browser und Betriebssystem. Diese Daten
						führe ich nicht mit anderen zusammen. Sie dienen allein dazu, Störungen zu finden und
						Angriffe abzuwehren. Beim Hoster werden sie spätestens nach{' '}
						{inhaber.hoster.protokollfrist} gelöscht.
					</p>
					<p>
						Rechtsgrundlage ist Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO. Mein berechtigtes
						Interesse ist der fehlerfreie und sichere Betrieb der Website.
					</p>
				</>
			),
		},
		{
			id: 'kontaktformular',
			title: 'Kontaktformular',
			form: true,
			Content: ({ days }) => (
				<>
					<p>
						Wenn Sie das Kontaktformular absenden, speichert der Server Ihre Angaben, damit ich Ihre
						Anfrage bearbeiten kann:
					</p>
					<ul>
						<li>{facts(true)},</li>
						<li>{facts(false)}, falls Sie es angegeben haben,</li>
						<li>
							Ihre Zustimmung: Eine Anfrage ohne Zustimmung nimmt der Server nicht an, jede
							gespeicherte Anfrage belegt sie daher,
						</li>
						<li>
							den Zeitpunkt des Eingangs, den Stand der Zustellung an mich (bei einer Störung auch
							deren Grund, wie der Mailserver ihn nennt) und den Zeitpunkt, zu dem ich die Anfrage
							auf dem Server gelesen habe,
						</li>
						<li>eine laufende Nummer und eine zufällige Kennung für die Zustellung,</li>
						<li>
							Ihr Zeichen: eine zufällige Folge von Ziffern und Buchstaben, die Sie mit der Antwort
							erhalten und die im Betreff der E-Mail an mich steht, damit wir über dieselbe Anfrage
							sprechen,
						</li>
						<li>
							einen Prüfwert, den der Server aus Ihren Angaben bildet. An ihm erkennt er{' '}
							{WINDOW_MINUTES}&nbsp;Minuten lang, ob dieselbe Anfrage noch einmal kommt, damit sie
							nur einmal gespeichert wird. Danach wird er gelöscht, spätestens nach einer weiteren
							Stunde.
						</li>
					</ul>
					<p>
						Ihre IP-Adresse und die Kennung Ihres Browsers werden nicht gespeichert. Die Angaben
						liegen in einer Datenbank auf dem Server bei meinem Hoster und werden von dort per
						E-Mail an mein Postfach gesendet.
					</p>
					<p>
						In der Datenbank wird Ihre Anfrage mit allem, was dazu gespeichert ist, {days}&nbsp;Tage
						nach dem Eingang gelöscht, ob sie mir zugestellt wurde oder nicht; das Programm sieht
						dafür einmal am Tag nach. Nur solange es noch versucht, sie mir zuzustellen, bleibt sie
						darüber hinaus. Für die E-Mail in meinem Postfach und für Sicherungskopien gilt der
						Abschnitt <a href="#speicherdauer">„Speicherdauer“</a>.
					</p>
					<p>
						Rechtsgrundlage für das Speichern Ihrer Anfrage ist Ihre Einwilligung (Art.&nbsp;6
						Abs.&nbsp;1 lit.&nbsp;a DSGVO), die Sie mit dem Absenden erteilen und{' '}
						<a href="#widerruf">jederzeit widerrufen</a> können. Entsteht ein Auftrag, verarbeite
						ich die dafür nötigen Angaben zu dessen Erfüllung (lit.&nbsp;b).
					</p>
				</>
			),
		},
		{
			id: 'missbrauchsschutz',
			title: 'Schutz des Formulars',
			form: true,
			Content: ({ zaehlt }) => (
				<>
					{zaehlt ? (
						<>
							<p>
								Damit das Formular nicht mit massenhaften Anfragen überflutet wird, zählt der
								Server, wie viele Anfragen und wie viele Daten von Ihrem Anschluss kommen. Dazu
								bildet er aus Ihrer IP-Adresse (bei IPv6 aus deren vorderem Teil) und einem
								zufälligen Zusatz Prüfwerte, die die Adresse nicht erkennen lassen.
							</p>
							<p>
								Diese Prüfwerte stehen nur im Arbeitsspeicher; auf einen Datenträger schreibt das
								Programm sie nicht. Gezählt wird mit ihnen höchstens {WINDOW_MINUTES}&nbsp;Minuten
								lang. Danach sind sie ohne Bedeutung und bleiben, bis neue an ihre Stelle treten
								oder das Programm neu startet; dann geht auch der Zusatz verloren. Gezählt werden
								nur gesendete Anfragen, nicht die Seiten, die Sie aufrufen.
							</p>
						</>
					) : (
						<p>
							Damit das Formular nicht überflutet wird, nimmt der Server nur eine begrenzte Menge an
							Daten zugleich entgegen. Wie viele Anfragen von Ihrem Anschluss kommen, zählt er dabei
							nicht.
						</p>
					)}
					<p>
						Rechtsgrundlage ist Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO. Mein berechtigtes
						Interesse ist ein Formular, das erreichbar bleibt und nicht für Spam missbraucht wird.
					</p>
				</>
			),
		},
		{
			id: 'entwurf',
			title: 'Entwurf in Ihrem Browser',
			form: true,
			Content: () => (
				<>
					<p>
						Damit Ihnen nichts verloren geht, wenn Sie die Seite versehentlich schließen oder die
						Verbindung abbricht, merkt sich Ihr Browser den Entwurf Ihrer Anfrage. Dazu legt die
						Website die Felder des Formulars im lokalen Speicher Ihres Browsers (Local Storage)
						unter dem Namen „form“ ab. Das geschieht erst, wenn Sie etwas eingeben. Der Entwurf
						bleibt auf Ihrem Gerät und wird nicht übertragen, bevor Sie das Formular absenden.
					</p>
					<p>
						Der Entwurf bleibt, bis Sie ihn absenden oder löschen; von selbst läuft er nicht ab.
						Darauf weist Sie auch das Formular hin. Sobald die Website Ihnen die Antwort des Servers
						zeigt, wird er durch leere Felder ersetzt. Kommt keine lesbare Antwort, etwa bei einer
						Störung, bleibt er erhalten. Löschen können Sie ihn jederzeit mit „
						{formularTexte.entwurf.loeschen}“ im Formular oder indem Sie die Websitedaten in Ihrem
						Browser entfernen. An einem Gerät, das Sie mit anderen teilen, ist das zu empfehlen.
					</p>
					<p>
						Eine Einwilligung ist dafür nicht nötig: Das Speichern ist unbedingt erforderlich, um
						Ihnen das von Ihnen ausdrücklich gewünschte Formular mit gesichertem Entwurf
						bereitzustellen (§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG). Cookies setzt diese Website
						nicht.
					</p>
				</>
			),
		},
		{
			id: 'kontaktformular',
			title: 'Kontaktformular',
			form: false,
			Content: () => (
				<p>
					Diese Website hat kein Kontaktformular. Sie nimmt keine Angaben von Ihnen entgegen und
					legt in Ihrem Browser nichts ab. Wenn Sie mir schreiben oder mich anrufen, gilt der
					Abschnitt <a href="#e-mail-und-telefon">„Anfragen per E-Mail oder Telefon“</a>.
				</p>
			),
		},
		{
			id: 'e-mail-und-telefon',
			title: 'Anfragen per E-Mail oder Telefon',
			Content: () => (
				<>
					<p>
						Wenn Sie mir eine E-Mail schreiben oder mich anrufen, verarbeite ich Ihren Namen, Ihre
						Kontaktdaten und den Inhalt Ihres Anliegens, um Ihnen zu antworten. Ohne Ihre
						Einwilligung gebe ich diese Daten nicht weiter.
					</p>
					<p>
						Rechtsgrundlage ist Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO, wenn es um einen Vertrag
						oder dessen Vorbereitung geht, sonst mein berechtigtes Interesse, an mich gerichtete
						Anfragen zu beantworten (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO). Die Daten lösche
						ich, sobald Ihr Anliegen erledigt ist, es sei denn, gesetzliche Aufbewahrungspflichten
						stehen dem entgegen.
					</p>
					<p>
						Bitte bedenken Sie, dass eine E-Mail auf dem Weg zu mir nicht durchgehend verschlüsselt
						sein muss. Vertrauliches besprechen wir besser am Telefon.
					</p>
				</>
			),
		},
	],
};
