type Props = {
	name: string;
	className?: string | undefined;
	children: React.ReactNode;
};

/** One cell of a title block: a small label above its value. Belongs into a `<dl className="cells">`. */
export function Cell({ name, className, children }: Props) {
	return (
		<div className={className}>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
