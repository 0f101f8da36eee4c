import styles from './SheetBorder.module.css';

/**
 * The sheet the page is drawn on: trim line, zone marks, sheet line, ruler, and the pointer that says
 * how far down the sheet one has read (below sheet width a line at the top). Sections show
 * themselves on the ruler: compositions/ruler.css.
 */
export function SheetBorder() {
	return (
		<div className={styles.sheetBorder} aria-hidden="true">
			<div className={styles.edge}>
				<Zones count={8} page={styles.top} />
				<Zones count={8} page={styles.bottom} />
				<Zones count={6} page={styles.links} />
				<Zones count={6} page={styles.right} />
			</div>
			<div className={styles.pointer} />
		</div>
	);
}

/** Marks along one edge; styles count them. */
function Zones({ count, page }: { count: number; page: string | undefined }) {
	return (
		<p className={page}>
			{Array.from({ length: count }, (_, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing but their number tells them apart
				<i key={i} />
			))}
		</p>
	);
}
