import stil from './Massstab.module.css';

/** From plan to page: a house in elevation whose facade is a website. Decoration. */
export function Massstab() {
	return (
		<svg viewBox="0 0 560 300" className={stil.zeichnung} aria-hidden="true">
			<g className={stil.hilfe}>
				<path d="M20 252H540M140 30V270M420 30V270M60 92H500" />
			</g>
			<g className={stil.linie}>
				<path d="M140 92 280 34 420 92M140 92v160h280V92ZM140 120h280" />
				<path d="M322 51.4V40h26v22.2" />
				<path d="M168 148h96v18h-96zM168 180h64v34h-64zM296 148h96v104h-96zM296 148l96 104M392 148l-96 104" />
				<path d="M40 252c0-34 8-50 24-64 16 14 24 30 24 64M64 252v-40M470 252c0-26 6-38 18-48 12 10 18 22 18 48M488 252v-30" />
			</g>
			<g className={stil.punkte}>
				<circle cx="156" cy="106" r="4" />
				<circle cx="170" cy="106" r="4" />
				<circle cx="184" cy="106" r="4" />
			</g>
			<path className={stil.tuer} d="M240 186h36v66h-36zM268 220h.5" />
			<g className={stil.mass}>
				<path d="M140 276H240M320 276H420M134 282l12-12M414 282l12-12" />
				<text x="280" y="280" textAnchor="middle">
					100 %
				</text>
			</g>
		</svg>
	);
}
