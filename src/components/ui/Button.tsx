import { ArrowRight } from 'lucide-react';
import styles from './Button.module.css';

type Props = {
	href: string;
	/** One `main` action per screen, `quiet` ones beside it. */
	kind?: 'main' | 'quiet';
	/** Without an arrow: the lesser of two buttons side by side. */
	plain?: boolean;
	children: React.ReactNode;
};

export function Button({ href, kind = 'main', plain = false, children }: Props) {
	return (
		<a className={`${styles.button} ${styles[kind]}`} href={href}>
			{children}
			{!plain && <ArrowRight size={20} />}
		</a>
	);
}
