import { ChevronRight, House } from 'lucide';
import { projekt } from '../../content/texte/projekt.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Breadcrumb.module.css';

const texts = projekt.brotkrumen;

/** The path to a project page: home, Portfolio, the client. */
export function Breadcrumb({ kunde, url }: { kunde: string; url: string }) {
	return (
		<nav aria-label={texts.name} className={styles.breadcrumb} data-print="off">
			<ol className={styles.list}>
				<li>
					<a href="/" aria-label={texts.startseite}>
						<Icon icon={House} size={18} />
					</a>
				</li>
				<li>
					<Icon icon={ChevronRight} size={14} />
					<a href={`/portfolio#${url}`}>{texts.portfolio}</a>
				</li>
				<li>
					<Icon icon={ChevronRight} size={14} />
					<span aria-current="page">{kunde}</span>
				</li>
			</ol>
		</nav>
	);
}
