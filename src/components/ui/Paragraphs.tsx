import { noBreak } from '../../lib/no-break.ts';

type Props = { texts: readonly string[]; className?: string | undefined };

/** What the owner or a client has to say, a paragraph for each text. No line breaks within „E-Mail“ or „49 €“. */
export function Paragraphs({ texts, className }: Props) {
	return texts.map((text) => (
		<p key={text} className={className}>
			{noBreak(text)}
		</p>
	));
}
