import { absaetze, type Projekt } from '../content/schema.ts';
import { projekt as texte } from '../content/texte/projekt.ts';
import { toolName } from '../lib/tool-marks.ts';
import stil from './ProjektSheet.module.css';
import { ToolMark } from './ToolMark.tsx';

/** The sheet's text: description beside tech stack and service. */
export function ProjektSheet({ projekt, techstacks, service }: Projekt) {
	return (
		<div className={stil.blatt}>
			<section className={stil.text}>
				<h2>{texte.details}</h2>
				{absaetze(projekt.projektbeschreibung).map((absatz) => (
					<p key={absatz}>{absatz}</p>
				))}
			</section>
			<div className={stil.spalte}>
				<section>
					<h2>{texte.techStack}</h2>
					<ul className={stil.liste}>
						{techstacks
							.filter(({ active }) => active)
							.map(({ tool }) => (
								<li key={tool}>
									<ToolMark name={tool} />
									{toolName(tool)}
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
			</div>
		</div>
	);
}
