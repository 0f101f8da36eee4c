import { type Projekt, paragraphs } from '#shared/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { toolName } from '../../lib/tool-name.ts';
import { ProfileCard } from '../frame/ProfileCard.tsx';
import { ExternalButton } from '../ui/Button.tsx';
import { ClientQuote } from '../ui/ClientQuote.tsx';
import { Fact } from '../ui/Fact.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import { ToolMark } from '../ui/ToolMark.tsx';
import styles from './ProjektDetails.module.css';

type Props = { projekt: Projekt };

/**
 * What there is to read about a project, below its film: facts and the way to the client's website, the story, tools
 * and services, the client's words. From desktop width on it has the owner's card.
 */
export function ProjektDetails({ projekt }: Props) {
	const { kunde, branche, ziel, standort, jahr, dauer, website } = projekt;
	const tools = projekt.techstacks.filter(({ active }) => active).map(({ tool }) => tool);
	return (
		<div className={`shell section ${styles.details}`}>
			<dl className={styles.facts}>
				<Fact name={texts.fakten.kunde}>{kunde}</Fact>
				<Fact name={texts.fakten.branche}>{branche}</Fact>
				<Fact name={texts.fakten.ziel}>{ziel}</Fact>
				<Fact name={texts.fakten.standort}>{standort}</Fact>
				<Fact name={texts.fakten.jahr}>{jahr}</Fact>
				<Fact name={texts.fakten.dauer}>{dauer}</Fact>
			</dl>
			<div className={styles.website}>
				<ExternalButton href={website}>{texts.website}</ExternalButton>
			</div>
			<section className={styles.story}>
				<h2>{texts.details}</h2>
				<Paragraphs texts={paragraphs(projekt.projektbeschreibung)} />
			</section>
			<div className={styles.lists}>
				<section>
					<h2 lang="en" className={styles.title}>
						{texts.techStack}
					</h2>
					<ul className={styles.list}>
						{tools.map((tool) => (
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
						{projekt.service.map((name) => (
							<li key={name}>{name}</li>
						))}
					</ul>
				</section>
			</div>
			<div className={styles.card}>
				<ProfileCard />
			</div>
			{projekt.kundenstimme && (
				<div className={styles.quote}>
					<ClientQuote projekt={projekt} />
				</div>
			)}
		</div>
	);
}
