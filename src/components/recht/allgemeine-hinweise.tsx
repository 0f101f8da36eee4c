import { inhaber } from '#shared/inhaber.ts';
import { BACKUP_DAYS } from '#shared/retention.ts';
import { PostalAddress } from './Anschrift.tsx';
import type { Section } from './abschnitt.ts';
import { Erreichbarkeit } from './Erreichbarkeit.tsx';
import { rechte } from './rechte.tsx';

/** Section 3: what holds for all processing, with the rights of visitors. */
export const allgemeineNotices: Section = {
	id: 'allgemeine-hinweise',
	title: 'Allgemeine Hinweise',
	topics: [
		{
			id: 'verantwortlicher',
			title: 'Verantwortlicher',
			Content: () => (
				<>
					<p>Verantwortlich für die Datenverarbeitung auf dieser Website ist:</p>
					<PostalAddress />
					<Erreichbarkeit />
					<p>
						Verantwortlicher ist, wer über die Zwecke und Mittel der Verarbeitung personenbezogener
						Daten entscheidet (Art.&nbsp;4 Nr.&nbsp;7 DSGVO). Einen Datenschutzbeauftragten habe ich
						nicht benannt, weil ich dazu gesetzlich nicht verpflichtet bin. Mit Fragen zum
						Datenschutz wenden Sie sich bitte direkt an mich.
					</p>
				</>
			),
		},
		{
			id: 'speicherdauer',
			title: 'Speicherdauer',
			Content: ({ days, form }) => (
				<>
					<p>
						Ich speichere personenbezogene Daten nur so lange, wie der jeweilige Zweck es erfordert.{' '}
						{form && (
							<>
								Anfragen aus dem Kontaktformular werden {days}&nbsp;Tage nach dem Eingang aus der
								Datenbank dieser Website gelöscht, ob sie mir zugestellt wurden oder nicht. Länger
								bleibt eine Anfrage nur, solange noch versucht wird, sie mir zuzustellen.{' '}
							</>
						)}
						E-Mails und Notizen zu Telefonaten lösche ich, sobald Ihr Anliegen erledigt ist und mit
						Rückfragen nicht mehr zu rechnen ist.
					</p>
					{form && (
						<p>
							Lege ich zum Schutz vor Datenverlust Sicherungskopien der Datenbank an, werden sie
							spätestens nach {BACKUP_DAYS}&nbsp;Tagen gelöscht; so lange kann eine in der Datenbank
							schon gelöschte Anfrage darin noch enthalten sein. Hat das Programm eine beschädigte
							Datenbank beiseitegelegt oder eine Sicherungskopie nicht beenden können, löscht es
							diese Dateien ebenfalls nach {days}&nbsp;Tagen.
						</p>
					)}
					<p>
						Kommt ein Auftrag zustande, bewahre ich geschäftliche Unterlagen für die gesetzlichen
						Fristen auf (§&nbsp;147 AO, §&nbsp;257 HGB: je nach Unterlage sechs, acht oder zehn
						Jahre). Widerrufen Sie Ihre Einwilligung oder verlangen Sie zu Recht die Löschung,
						lösche ich Ihre Daten früher, sofern keine gesetzliche Pflicht dem entgegensteht.
					</p>
				</>
			),
		},
		{
			id: 'rechtsgrundlagen',
			title: 'Rechtsgrundlagen',
			Content: () => (
				<>
					<p>Ich stütze die Verarbeitung personenbezogener Daten auf diese Grundlagen:</p>
					<ul>
						<li>Ihre Einwilligung (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;a DSGVO),</li>
						<li>
							die Anbahnung oder Erfüllung eines Vertrags mit Ihnen (Art.&nbsp;6 Abs.&nbsp;1
							lit.&nbsp;b DSGVO),
						</li>
						<li>
							rechtliche Pflichten, etwa zur Aufbewahrung (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;c
							DSGVO),
						</li>
						<li>
							meine berechtigten Interessen, soweit Ihre Interessen nicht überwiegen (Art.&nbsp;6
							Abs.&nbsp;1 lit.&nbsp;f DSGVO).
						</li>
					</ul>
					<p>
						Für das Speichern von Informationen auf Ihrem Gerät gilt zusätzlich §&nbsp;25 TDDDG.
						Welche Grundlage im Einzelfall gilt und worin mein Interesse besteht, steht jeweils bei
						der betreffenden Verarbeitung.
					</p>
				</>
			),
		},
		{
			id: 'empfaenger',
			title: 'Empfänger',
			Content: () => (
				<>
					<p>
						Ihre Daten erhalten nur Dienstleister, die ich brauche, um Ihre Anfrage zu empfangen, zu
						sichern und zu beantworten: mein Hoster ({inhaber.hoster.name}), die Anbieter, über die
						ich E-Mails versende und empfange und über die ich telefoniere, sowie gegebenenfalls ein
						Anbieter, der Sicherungskopien aufbewahrt. Soweit sie in meinem Auftrag handeln, sind
						sie nach Art.&nbsp;28 DSGVO vertraglich gebunden.
					</p>
					<p>
						An andere gebe ich Daten nur weiter, wenn Sie eingewilligt haben, wenn es für einen
						Vertrag mit Ihnen nötig ist oder wenn ein Gesetz mich dazu verpflichtet. Eine
						Übermittlung in Länder außerhalb der Europäischen Union und des Europäischen
						Wirtschaftsraums ist nicht beabsichtigt.
					</p>
				</>
			),
		},
		...rechte,
		{
			id: 'bereitstellung',
			title: 'Müssen Sie Daten angeben?',
			Content: ({ form }) => (
				<p>
					Nein. Weder ein Gesetz noch ein Vertrag verpflichtet Sie dazu. Sie können diese Website
					lesen, ohne Namen oder Kontaktdaten anzugeben.
					{form &&
						' Möchten Sie das Kontaktformular nutzen, brauche ich allerdings Ihren Namen und Ihre E-Mail-Adresse, denn sonst könnte ich Ihnen nicht antworten.'}
				</p>
			),
		},
		{
			id: 'automatische-entscheidungen',
			title: 'Keine automatischen Entscheidungen',
			Content: () => (
				<p>
					Es gibt auf dieser Website keine automatisierte Entscheidungsfindung und kein Profiling im
					Sinne von Art.&nbsp;22 DSGVO. Über jede Anfrage entscheidet ein Mensch.
				</p>
			),
		},
		{
			id: 'tls',
			title: 'Verschlüsselung (TLS)',
			Content: ({ form }) => (
				<p>
					Zwischen Ihrem Browser und dieser Website werden alle Daten über TLS verschlüsselt
					übertragen. Sie erkennen das an „https://“ in der Adresszeile. Auf diesem Weg kann niemand
					mitlesen, {form ? 'was Sie mir über das Formular schreiben' : 'was Sie hier ansehen'}.
				</p>
			),
		},
		{
			id: 'werbung',
			title: 'Widerspruch gegen Werbe-E-Mails',
			Content: () => (
				<p>
					Die Kontaktdaten auf dieser Website stehen hier, weil das Gesetz sie verlangt und damit
					Kunden mich erreichen. Ich widerspreche ihrer Nutzung für Werbung, die ich nicht
					ausdrücklich angefordert habe. Gegen unverlangte Werbung, etwa durch Spam-E-Mails, behalte
					ich mir rechtliche Schritte vor.
				</p>
			),
		},
	],
};
