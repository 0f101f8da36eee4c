import { ArrowRight } from 'lucide';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

type Props = {
	href: string;
	kind?: 'main' | 'quiet';
	children: React.ReactNode;
};

/** A link that looks like a button: one `main` action per screen, `quiet` ones beside it. */
export function Button({ href, kind = 'main', children }: Props) {
	return (
		<a className={styles.button} data-kind={kind} href={href}>
			{children}
			<Icon icon={ArrowRight} />
		</a>
	);
}
