import type { Projekt } from '#shared/projekt-schema.ts';
import { DESKTOP } from '../../lib/widths.ts';
import grid from '../../styles/compositions/grid.module.css';
import type { ClientPage } from '../drawing/client-page.ts';
import { DashDotLine } from '../drawing/DashDotLine.tsx';
import { PicturePair } from '../drawing/PicturePair.tsx';
import { ClientQuote } from '../ui/ClientQuote.tsx';
import styles from './ClientVoice.module.css';

type Props = {
	projekt: Projekt;
	/** His website, where it was drawn. */
	page: ClientPage | undefined;
};

/** What a client says about his project (ClientQuote), and beside it his website, cut by the still line. */
export function ClientVoice({ projekt, page }: Props) {
	const quote = <ClientQuote projekt={projekt} leadsToProjekt />;
	if (!page) return <div className="shell section">{quote}</div>;
	return (
		<div className={`shell section ${grid.grid} ${styles.row}`}>
			<div className={styles.quote}>{quote}</div>
			<div className={styles.picture}>
				<div className={styles.cut}>
					<PicturePair page={page} sizes={`${DESKTOP} 36vw, 100vw`} />
					<DashDotLine />
				</div>
			</div>
		</div>
	);
}
