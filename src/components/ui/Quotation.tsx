import { paragraphs } from '#shared/projekt/projekt-schema.ts';
import styles from './Quotation.module.css';

type Props = { text: string; className?: string | undefined };

/** Quotes a text of one or more paragraphs, in quotation marks. */
export function Quotation({ text, className = '' }: Props) {
	return (
		<blockquote className={`${styles.quotation} ${className}`}>
			{paragraphs(`„${text}“`).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</blockquote>
	);
}
