import { ArrowUpRight } from 'lucide-react';
import { rahmen } from '../../content/texte/rahmen.ts';

type Props = {
	href: string;
	rel?: string;
	className?: string | undefined;
	children: string;
};

/**
 * A link whose name says that it opens in a new tab. Orca reads an unseen element in a link as a second link.
 */
export function ExternalLink({ href, rel = 'noopener', className, children }: Props) {
	return (
		<a
			className={className}
			href={href}
			target="_blank"
			rel={rel}
			aria-label={`${children} ${rahmen.neuerTab}`}
		>
			<span>{children}</span>
			<ArrowUpRight size={18} />
		</a>
	);
}
