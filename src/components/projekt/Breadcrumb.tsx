import { ChevronRight, House } from 'lucide-react';
import { projekt as texts } from '../../content/texte/projekt.ts';
import { portfolio } from '../../facts/texts.ts';
import styles from './Breadcrumb.module.css';

const { name, startseite } = texts.brotkrumen;

export function Breadcrumb({ kunde, slug }: { kunde: string; slug: string }) {
	return (
		<nav aria-label={name}>
			<ol className={styles.list}>
				<li>
					<a href="/" aria-label={startseite}>
						<House size={18} />
					</a>
				</li>
				<li>
					<ChevronRight size={14} />
					<a href={`/portfolio#${slug}`}>{portfolio.titel}</a>
				</li>
				<li>
					<ChevronRight size={14} />
					<span aria-current="page">{kunde}</span>
				</li>
			</ol>
		</nav>
	);
}
