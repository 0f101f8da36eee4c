import stil from './SheetBorder.module.css';

/**
 * The sheet the page is drawn on: trim line, zone marks, sheet line, ruler, and the pointer that says
 * how far down the sheet one has read (below sheet width a line at the top). Sections show
 * themselves on the ruler: compositions/lineal.css.
 */
export function SheetBorder() {
	return (
		<div className={stil.blattrand} aria-hidden="true">
			<div className={stil.rand}>
				<Zonen anzahl={8} seite={stil.oben} />
				<Zonen anzahl={8} seite={stil.unten} />
				<Zonen anzahl={6} seite={stil.links} />
				<Zonen anzahl={6} seite={stil.rechts} />
			</div>
			<div className={stil.zeiger} />
		</div>
	);
}

/** Marks along one edge; styles count them. */
function Zonen({ anzahl, seite }: { anzahl: number; seite: string | undefined }) {
	return (
		<p className={seite}>
			{Array.from({ length: anzahl }, (_, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing but their number tells them apart
				<i key={i} />
			))}
		</p>
	);
}
