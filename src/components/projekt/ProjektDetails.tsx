import { type Projekt, paragraphs } from '#shared/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { ToolMark, toolName } from '../ui/ToolMark.tsx';
import styles from './ProjektDetails.module.css';

type Props = { projekt: Projekt };

/** A project's story; from desktop width on tools and services are beside it. */
export function ProjektDetails({ projekt: { projekt, techstacks, service } }: Props) {
	return (
		<div className={styles.details}>
			<section className={styles.story}>
				<h2>{texts.details}</h2>
				{paragraphs(projekt.projektbeschreibung).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</section>
			<div className={styles.lists}>
				<section>
					<h2 lang="en" className={styles.title}>
						{texts.techStack}
					</h2>
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
					<h2 className={styles.title}>{texts.service}</h2>
					<ul className={styles.list}>
						{service.map((name) => (
							<li key={name}>{name}</li>
						))}
					</ul>
				</section>
			</div>
		</div>
	);
}
