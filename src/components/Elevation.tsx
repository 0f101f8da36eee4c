import { about } from '../content/texte/about.ts';
import drawings from './drawings.svg?url';
import styles from './Elevation.module.css';
import { DRAWINGS, STAKE } from './elevation-drawings.ts';

/** The career as one elevation: five stations on one ground line, drawn as the page scrolls. */
export function Elevation() {
	return (
		<ol className={styles.elevation}>
			{about.stationen.map(({ titel: title, text }) => (
				<li key={title}>
					<Station title={title} />
					<div>
						<h3>{title}</h3>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}

function Station({ title }: { title: string }) {
	const { width, strokes } = DRAWINGS[title] ?? STAKE;
	return (
		<svg viewBox={`0 0 ${width} 292`} aria-hidden="true">
			{strokes.map(([kind, path, transform]) => (
				<path
					key={path + transform}
					className={styles[kind]}
					d={path}
					transform={transform}
					pathLength={DASHED.includes(kind) ? undefined : 1}
				/>
			))}
			{strokes.some(([kind]) => kind === 'done') && (
				<use
					href={`${drawings}#pencil`}
					transform="translate(93 20) rotate(138) scale(1.15) translate(-48)"
				/>
			)}
		</svg>
	);
}

/** Strokes with dashes of their own: they come as a whole. */
const DASHED = ['axis', 'planned'];
