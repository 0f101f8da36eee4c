import { absaetze, type Projekt } from '../content/schema.ts';
import { projekt as texte, WERKZEUGNAME } from '../content/texte/projekt.ts';
import { Knopf } from './Knopf.tsx';
import { Markenzeichen } from './Markenzeichen.tsx';
import stil from './Projektblatt.module.css';

/** The sheet's text: description beside tech stack and service, and the way to the live site. */
export function Projektblatt({ projekt, techstacks, service }: Projekt) {
	return (
		<section className={`huelle lineal ${stil.blatt}`}>
			<div className={`stapel ${stil.text}`}>
				<h2>{texte.details}</h2>
				{absaetze(projekt.projektbeschreibung).map((absatz) => (
					<p key={absatz}>{absatz}</p>
				))}
			</div>
			<div className={stil.spalte}>
				<section>
					<h2>{texte.techStack}</h2>
					<ul className={stil.liste}>
						{techstacks
							.filter(({ active }) => active)
							.map(({ tool }) => (
								<li key={tool}>
									<Markenzeichen name={tool} />
									{WERKZEUGNAME[tool]}
								</li>
							))}
					</ul>
				</section>
				<section>
					<h2>{texte.service}</h2>
					<ul className={stil.liste}>
						{service.map((leistung) => (
							<li key={leistung}>{leistung}</li>
						))}
					</ul>
				</section>
				<Knopf href={projekt.website} extern>
					{texte.website}
				</Knopf>
			</div>
		</section>
	);
}
