import stil from './Radiert.module.css';

/** A browser window half rubbed out, the eraser still on the sheet. Decoration. */
export function Radiert() {
	return (
		<svg viewBox="0 0 360 300" className={stil.zeichnung} aria-hidden="true">
			<path
				className={stil.rest}
				d="M318 92V52a4 4 0 0 0-4-4H210M318 150v94a4 4 0 0 1-4 4H120M150 86h168"
			/>
			<path
				className={stil.linie}
				d="M196 48H40a4 4 0 0 0-4 4v192a4 4 0 0 0 4 4h58M36 86h92M58 112h96M58 132h60M58 196h34M58 216h20"
			/>
			<g className={stil.punkte}>
				<circle cx="56" cy="67" r="5" />
				<circle cx="74" cy="67" r="5" />
				<circle cx="92" cy="67" r="5" />
			</g>
			<g className={stil.krume}>
				<path d="M118 176l7-5M140 262l9 2M104 230l-3 8M168 268l4-7M132 158l9 1M188 280l8-3" />
			</g>
			<g transform="rotate(-32 210 190)">
				<path
					className={stil.gummi}
					d="M152 160h84v56h-84a12 12 0 0 1-12-12v-32a12 12 0 0 1 12-12Z"
				/>
				<path className={stil.huelle} d="M196 156h96v64h-96z" />
				<path className={stil.linie} d="M214 180h56M214 196h34" />
			</g>
		</svg>
	);
}
