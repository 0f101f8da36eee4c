import { ArrowRight } from 'lucide-react';
import styles from './Button.module.css';
import { ExternalLink } from './ExternalLink.tsx';

type Props = {
	/** One `main` action per screen, `quiet` ones beside it; on ink and on the full blue it is `white`. */
	kind?: 'main' | 'quiet' | 'white';
	/** Beside a main button, or where it leads back or closes. */
	withoutArrow?: boolean;
	children: React.ReactNode;
};

/** A link that looks like a button. */
export function Button({
	href,
	kind = 'main',
	withoutArrow = false,
	children,
}: Props & { href: string }) {
	return (
		<a className={buttonClass(kind)} href={href}>
			{children}
			{!withoutArrow && <ArrowRight size={20} />}
		</a>
	);
}

/** The button of a form; it looks disabled while `aria-disabled`, and the form ignores it. */
export function SubmitButton({
	kind = 'main',
	withoutArrow = false,
	children,
	...attributes
}: Props & React.AriaAttributes) {
	return (
		<button {...attributes} type="submit" className={buttonClass(kind)}>
			{children}
			{!withoutArrow && <ArrowRight size={20} />}
		</button>
	);
}

/** A main action that leads to another website, in a new tab. */
export function ExternalButton({ href, children }: { href: string; children: string }) {
	return (
		<ExternalLink className={buttonClass('main')} href={href}>
			{children}
		</ExternalLink>
	);
}

function buttonClass(kind: NonNullable<Props['kind']>): string {
	return `${styles.button} ${styles[kind]}`;
}
