/** The 45° tick for the ends of SVG lines: `marker-end="url(#id)"` on a line or a group of lines. */
export function TickMarker({ id }: { id: string }) {
	return (
		<marker id={id} markerUnits="userSpaceOnUse" overflow="visible" strokeWidth="1.75">
			<path d="M-5 5 5-5" />
		</marker>
	);
}
