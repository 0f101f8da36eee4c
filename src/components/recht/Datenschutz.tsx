import { recht } from '../../content/texte/recht.ts';
import { noBreak } from '../no-break.tsx';
import type { Angaben, Section } from './abschnitt.ts';
import { allgemeineHinweise } from './allgemeine-hinweise.tsx';
import { datenerfassung } from './datenerfassung.tsx';
import { hosting } from './hosting.tsx';
import { Inhaltsverzeichnis } from './Inhaltsverzeichnis.tsx';
import { plugins } from './plugins.tsx';
import stil from './recht.module.css';
import { ueberblick } from './ueberblick.tsx';

const ABSCHNITTE: readonly Section[] = [
	ueberblick,
	hosting,
	allgemeineHinweise,
	datenerfassung,
	plugins,
];

/** The privacy policy below its page headline. */
export function Datenschutz(angaben: Angaben) {
	const abschnitte = ABSCHNITTE.map((abschnitt) => ({
		...abschnitt,
		themen: abschnitt.themen.filter(
			({ formular = angaben.formular }) => formular === angaben.formular,
		),
	}));
	return (
		<div className={`${stil.recht} ${stil.mitInhalt}`}>
			<Inhaltsverzeichnis abschnitte={abschnitte} />
			{abschnitte.map(({ id, titel, themen }, nummer) => (
				<section key={id} className={stil.abschnitt} aria-labelledby={id}>
					<h2 id={id}>
						<span className={stil.nummer}>{`${nummer + 1}.`}</span>
						{` ${titel}`}
					</h2>
					{themen.map((thema, stelle) => (
						<div key={thema.id} className={stil.thema}>
							<h3 id={thema.id}>
								<span className={stil.nummer}>{`${nummer + 1}.${stelle + 1}`}</span>
								{noBreak(` ${thema.titel}`)}
							</h3>
							{noBreak(thema.Inhalt(angaben))}
						</div>
					))}
				</section>
			))}
			<p className={stil.stand}>{`${recht.stand} ${recht.datenschutz.stand}`}</p>
		</div>
	);
}
