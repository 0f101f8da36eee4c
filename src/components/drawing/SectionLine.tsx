import styles from './SectionLine.module.css';

type Props = { className?: string | undefined; foot?: boolean };

/** The vertical section line, as high as its parent, with arrows towards the built side at both ends. */
export function SectionLine({ className, foot = true }: Props) {
	return (
		<i className={className ? `${styles.line} ${className}` : styles.line} aria-hidden="true">
			<Arrow />
			{foot && <Arrow />}
		</i>
	);
}

/** Arrow with the section's letter in a circle. The letter is a path, since text would change with the font. */
function Arrow() {
	return (
		<svg width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
			<path data-paper="" d="M2-1h33a13 13 0 0 1 0 26H2z" />
			<path d="M0 12h23m-7-4 7 4-7 4" />
			<circle cx="35" cy="12" r="11" />
			<path d="M31.3 16.5 35 7.5l3.7 9M32.6 13.4h4.8" />
		</svg>
	);
}
