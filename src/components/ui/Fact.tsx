type Props = { name: string; children: React.ReactNode };

/** A name and its value in a `<dl>`; nothing without a value. */
export function Fact({ name, children }: Props) {
	if (!children) return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
