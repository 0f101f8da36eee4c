import type { Projekt } from '#shared/projekt-schema.ts';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { longestWord } from '../../lib/longest-word.ts';
import { Headline } from '../ui/Headline.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './ProjektOpening.module.css';

type Props = {
	projekt: Projekt;
	/** The film. */
	children: React.ReactNode;
};

/** A project page's opening: the client's name, what the website brought him, and its film. */
export function ProjektOpening({ projekt, children }: Props) {
	const { kunde, slug, wirkung } = projekt;
	return (
		<div className={`shell ${styles.opening} ${sizeClasses(kunde)}`}>
			<Breadcrumb kunde={kunde} slug={slug} />
			<Headline phrase={texts.masslinie(projekt)} lead={wirkung}>
				{kunde}
			</Headline>
			<div className={styles.film}>{children}</div>
		</div>
	);
}

/** The longest word, in letters, that a narrow phone shows at the headline's size. */
const LONGEST_WORD = 14;
/** The longest name, in letters, that takes one line of a wide page. */
const LONGEST_LINE = 22;

/** The classes of names that need more room than most. */
function sizeClasses(kunde: string): string {
	const hasLongWord = longestWord(kunde) > LONGEST_WORD;
	const hasTwoLines = kunde.length > LONGEST_LINE;
	return [hasLongWord && styles.longWord, hasTwoLines && styles.twoLines].filter(Boolean).join(' ');
}
