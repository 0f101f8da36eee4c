import { inhaber } from '#shared/inhaber.ts';
import { DirectLink } from '../DirectLink.tsx';
import type { Topic } from './abschnitt.ts';
import styles from './recht.module.css';

/** The rights of visitors under Art. 7, 15 to 21 and 77 DSGVO; part of section 3. */
export const rechte: readonly Topic[] = [
	{
		id: 'widerruf',
		title: 'Widerruf Ihrer Einwilligung',
		Content: () => (
			<p>
				Eine Einwilligung können Sie jederzeit widerrufen (Art.&nbsp;7 Abs.&nbsp;3 DSGVO). Eine
				formlose Nachricht an mich genügt, zum Beispiel per E-Mail an <DirectLink way="email" />.
				Was bis zum Widerruf geschehen ist, bleibt rechtmäßig.
			</p>
		),
	},
	{
		id: 'widerspruch',
		title: 'Widerspruchsrecht',
		Content: () => (
			<div className={styles.emphasised}>
				<p>
					<strong>
						Verarbeite ich Ihre Daten auf der Grundlage meiner berechtigten Interessen (Art.&nbsp;6
						Abs.&nbsp;1 lit.&nbsp;f DSGVO), können Sie dieser Verarbeitung jederzeit aus Gründen
						widersprechen, die sich aus Ihrer besonderen Situation ergeben (Art.&nbsp;21 Abs.&nbsp;1
						DSGVO).
					</strong>{' '}
					Ich verarbeite die Daten dann nicht mehr, es sei denn, ich kann zwingende schutzwürdige
					Gründe nachweisen, die Ihre Interessen, Rechte und Freiheiten überwiegen, oder die
					Verarbeitung dient der Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen.
				</p>
				<p>
					<strong>
						Direktwerbung können Sie jederzeit und ohne Angabe von Gründen widersprechen
						(Art.&nbsp;21 Abs.&nbsp;2 DSGVO).
					</strong>{' '}
					Ihre Daten werden danach nicht mehr dafür verwendet. Ich betreibe keine Direktwerbung mit
					Daten aus dieser Website.
				</p>
			</div>
		),
	},
	{
		id: 'beschwerde',
		title: 'Beschwerderecht',
		Content: () => (
			<p>
				Wenn Sie meinen, dass ich mit Ihren Daten gegen die DSGVO verstoße, können Sie sich bei
				einer Aufsichtsbehörde beschweren, vor allem dort, wo Sie wohnen, wo Sie arbeiten oder wo
				der mutmaßliche Verstoß geschehen ist (Art.&nbsp;77 DSGVO). Zuständig ist zum Beispiel{' '}
				{inhaber.aufsichtsbehoerde.name}. Andere Rechtsbehelfe bleiben Ihnen daneben erhalten.
			</p>
		),
	},
	{
		id: 'datenuebertragbarkeit',
		title: 'Datenübertragbarkeit',
		Content: () => (
			<p>
				Daten, die Sie mir gegeben haben und die ich auf Grundlage Ihrer Einwilligung oder eines
				Vertrags automatisiert verarbeite, erhalten Sie auf Wunsch in einem gängigen,
				maschinenlesbaren Format (Art.&nbsp;20 DSGVO). Soweit es technisch machbar ist, übermittle
				ich sie auch direkt an eine andere Stelle, die Sie mir nennen.
			</p>
		),
	},
	{
		id: 'auskunft',
		title: 'Auskunft, Berichtigung und Löschung',
		Content: () => (
			<p>
				Sie können jederzeit unentgeltlich Auskunft darüber verlangen, welche Daten ich über Sie
				gespeichert habe, woher sie stammen, wer sie erhält und wozu ich sie verarbeite
				(Art.&nbsp;15 DSGVO). Sind Daten falsch oder unvollständig, berichtige oder ergänze ich sie
				(Art.&nbsp;16 DSGVO). Unter den Voraussetzungen des Art.&nbsp;17 DSGVO lösche ich sie.
				Wenden Sie sich dafür einfach an mich.
			</p>
		),
	},
	{
		id: 'einschraenkung',
		title: 'Einschränkung der Verarbeitung',
		Content: () => (
			<>
				<p>
					Sie können verlangen, dass ich Ihre Daten nur noch eingeschränkt verarbeite (Art.&nbsp;18
					DSGVO),
				</p>
				<ul>
					<li>solange ich prüfe, ob Daten richtig sind, deren Richtigkeit Sie bestreiten,</li>
					<li>
						wenn die Verarbeitung unrechtmäßig ist, Sie aber statt der Löschung die Einschränkung
						wünschen,
					</li>
					<li>
						wenn ich die Daten nicht mehr brauche, Sie selbst sie aber für Rechtsansprüche
						benötigen,
					</li>
					<li>solange nach einem Widerspruch noch nicht feststeht, wessen Gründe überwiegen.</li>
				</ul>
				<p>
					Eingeschränkte Daten speichere ich nur noch. Für alles andere brauche ich dann Ihre
					Einwilligung, außer es geht um Rechtsansprüche, um den Schutz der Rechte einer anderen
					Person oder um ein wichtiges öffentliches Interesse.
				</p>
			</>
		),
	},
];
