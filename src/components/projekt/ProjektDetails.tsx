import { type Projekt, paragraphs } from '#shared/projekt/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { toolName } from '../../lib/tool-marks.ts';
import { ToolMark } from '../ui/ToolMark.tsx';
import styles from './ProjektDetails.module.css';

/** A project's description at the left, tech stack and service at the right. */
export function ProjektDetails({ projekt, techstacks, service }: Projekt) {
	return (
		<div className={styles.details}>
			<section className={styles.text}>
				<h2>{texts.details}</h2>
				{paragraphs(projekt.projektbeschreibung).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</section>
			<div className={styles.column}>
				<section>
					<h2 lang="en">{texts.techStack}</h2>
					<ul className={styles.list}>
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
					<h2>{texts.service}</h2>
					<ul className={styles.list}>
						{service.map((service) => (
							<li key={service}>{service}</li>
						))}
					</ul>
				</section>
			</div>
		</div>
	);
}
