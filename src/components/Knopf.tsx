import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { rahmen } from '../content/texte/rahmen.ts';
import { Icon } from './Icon.tsx';
import stil from './Knopf.module.css';

type Props = {
	href: string;
	art?: 'haupt' | 'neben';
	/** Opens in a new tab and says so. */
	extern?: boolean;
	children: React.ReactNode;
};

/** A link drawn as a button: one main action per screenful, quiet ones beside it. */
export function Knopf({ href, art = 'haupt', extern = false, children }: Props) {
	return (
		<a
			className={stil.knopf}
			data-art={art}
			href={href}
			{...(extern && { target: '_blank', rel: 'noopener' })}
		>
			{children}
			{extern && <span className="nur-vorlesen"> {rahmen.neuerTab}</span>}
			<Icon form={extern ? ArrowUpRight : ArrowRight} />
		</a>
	);
}
