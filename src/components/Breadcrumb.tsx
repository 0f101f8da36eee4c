import { ChevronRight, House } from 'lucide-react';
import { projekt } from '../content/texte/projekt.ts';
import stil from './Breadcrumb.module.css';
import { Icon } from './Icon.tsx';

const texte = projekt.brotkrumen;

/** Where a project page stands: home, Portfolio, the client. */
export function Breadcrumb({ kunde }: { kunde: string }) {
	return (
		<nav aria-label={texte.name} className={stil.brotkrumen} data-druck="aus">
			<ol className={stil.liste}>
				<li>
					<a href="/" aria-label={texte.startseite}>
						<Icon form={House} groesse={18} />
					</a>
				</li>
				<li>
					<Icon form={ChevronRight} groesse={14} />
					<a href="/portfolio">{texte.portfolio}</a>
				</li>
				<li>
					<Icon form={ChevronRight} groesse={14} />
					<span aria-current="page">{kunde}</span>
				</li>
			</ol>
		</nav>
	);
}
