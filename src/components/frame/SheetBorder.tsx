import styles from './SheetBorder.module.css';

/**
 * The border of the sheet that the page is drawn on: trim line, zone marks, sheet line and ruler; and the
 * pointer that shows how far one has read, a line at the top where there is no border. Sections put
 * their own marks on the ruler: compositions/ruler.module.css.
 */
export function SheetBorder() {
	return (
		<div className={styles.sheetBorder} aria-hidden="true" data-print="off">
			<div className={styles.edge}>
				<Zones count={8} side={styles.top} />
				<Zones count={8} side={styles.bottom} />
				<Zones count={6} side={styles.left} />
				<Zones count={6} side={styles.right} />
			</div>
			<div className={styles.pointer} />
		</div>
	);
}

/** Zone marks along one side; the styles count them. */
function Zones({ count, side }: { count: number; side: string | undefined }) {
	return (
		<p className={side}>
			{Array.from({ length: count }, (_, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing but their number tells them apart
				<i key={i} />
			))}
		</p>
	);
}
