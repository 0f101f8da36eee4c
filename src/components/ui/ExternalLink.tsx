import { ArrowUpRight } from 'lucide';
import { rahmen } from '../../content/texte/rahmen.ts';
import { Icon } from './Icon.tsx';

type Props = {
	href: string;
	rel?: string;
	className?: string | undefined;
	children: React.ReactNode;
};

/** A link that opens in a new tab and says so. */
export function ExternalLink({ href, rel = 'noopener', className, children }: Props) {
	return (
		<a className={className} href={href} target="_blank" rel={rel}>
			<span>
				{children}
				<span className="only-screen-reader">{` ${rahmen.neuerTab}`}</span>
			</span>
			<Icon icon={ArrowUpRight} size={16} />
		</a>
	);
}
