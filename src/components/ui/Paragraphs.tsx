import { noBreak } from '../../lib/no-break.ts';

type Props = { texts: readonly string[]; className?: string | undefined };

/** What the owner or a client has to say, a text each. */
export function Paragraphs({ texts, className }: Props) {
	return texts.map((text) => (
		<p key={text} className={className}>
			{noBreak(text)}
		</p>
	));
}
