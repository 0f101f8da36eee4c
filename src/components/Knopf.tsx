import { ArrowRight } from 'lucide-react';
import { Icon } from './Icon.tsx';
import stil from './Knopf.module.css';

type Props = {
	href: string;
	art?: 'haupt' | 'neben';
	children: React.ReactNode;
};

/** A link drawn as a button: one main action per screenful, quiet ones beside it. */
export function Knopf({ href, art = 'haupt', children }: Props) {
	return (
		<a className={stil.knopf} data-art={art} href={href}>
			{children}
			<Icon form={ArrowRight} />
		</a>
	);
}
