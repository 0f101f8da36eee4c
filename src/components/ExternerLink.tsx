import { ArrowUpRight } from 'lucide-react';
import { rahmen } from '../content/texte/rahmen.ts';
import { Icon } from './Icon.tsx';

type Props = { href: string; rel?: string; children: React.ReactNode };

/** A link that opens in a new tab, and says so. */
export function ExternerLink({ href, rel = 'noopener', children }: Props) {
	return (
		<a href={href} target="_blank" rel={rel}>
			<span>
				{children}
				<span className="nur-vorlesen"> {rahmen.neuerTab}</span>
			</span>
			<Icon form={ArrowUpRight} groesse={16} />
		</a>
	);
}
