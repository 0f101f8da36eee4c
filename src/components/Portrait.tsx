import { rahmen } from '../content/texte/rahmen.ts';
import stil from './Portrait.module.css';

/**
 * The owner as an elevation drawing: head on centre lines, a browser window for a torso,
 * a plumb line for a tie. A photo drops into the same square: replace the drawing by `<img>`.
 */
export function Portrait() {
	return (
		<svg
			className={stil.portrait}
			viewBox="0 0 320 320"
			role="img"
			aria-label={rahmen.profilkarte.portrait}
		>
			<defs>
				<pattern
					id="schraffur"
					width="7"
					height="7"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(45)"
				>
					<path d="M0 0V7" className={stil.fein} />
				</pattern>
			</defs>
			<g className={stil.achse}>
				<path d="M160 26V320" />
				<path d="M84 118H236" />
			</g>
			<path className={stil.flaeche} d="M74 320V214q0-22 22-22h44v-20h40v20h44q22 0 22 22v106" />
			<g className={stil.linie}>
				<path d="M74 320V214q0-22 22-22h44M246 320V214q0-22-22-22h-44" />
				<path d="M74 222H246" />
				<path d="M140 164v28l20 20 20-20v-28" />
			</g>
			<g className={stil.punkte}>
				<circle cx="92" cy="207" r="4" />
				<circle cx="106" cy="207" r="4" />
				<circle cx="120" cy="207" r="4" />
			</g>
			<circle cx="160" cy="118" r="52" className={stil.kopf} />
			<path
				d="M108 114a52 52 0 0 1 104 0c-14-4-22-14-26-25-16 15-44 24-78 25Z"
				className={stil.haar}
			/>
			<g className={stil.linie}>
				<path d="M108 114a52 52 0 0 1 104 0c-14-4-22-14-26-25-16 15-44 24-78 25Z" />
				<circle cx="140" cy="124" r="15" />
				<circle cx="180" cy="124" r="15" />
				<path d="M155 121q5-4 10 0M125 120l-15-4M195 120l15-4" />
				<path d="M146 151q14 9 28 0" />
			</g>
			<g className={stil.punkte}>
				<circle cx="141" cy="125" r="2.5" />
				<circle cx="179" cy="125" r="2.5" />
			</g>
			<g className={stil.stift}>
				<path d="M203 121l36-49 8 6-36 49-10 5Z" />
				<path d="M234 79l8 6" />
			</g>
			<g className={stil.lot}>
				<path d="M160 212v50" />
				<path d="M150 262h20l-4 22-6 12-6-12Z" />
			</g>
			<g className={stil.fenster}>
				<path d="M92 244h44M92 256h34M92 268h40M92 280h22" />
				<path d="M188 240h42v34h-42zM188 240l42 34M230 240l-42 34" />
			</g>
			<g className={stil.mass}>
				<path d="M40 66V170M34 72l12-12M34 176l12-12M46 66h40M46 170h40" />
				<text x="31" y="118" transform="rotate(-90 31 118)" textAnchor="middle">
					1 Kopf
				</text>
			</g>
		</svg>
	);
}
