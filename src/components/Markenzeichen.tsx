import {
	siCss,
	siElementor,
	siFigma,
	siGit,
	siHtml5,
	siJavascript,
	siOxygen,
	siReact,
	siWordpress,
} from 'simple-icons';

const ZEICHEN = {
	Figma: siFigma,
	ReactJs: siReact,
	Wordpress: siWordpress,
	Oxygen: siOxygen,
	Elementor: siElementor,
	HTML5: siHtml5,
	CSS3: siCss,
	JavaScript: siJavascript,
	Git: siGit,
};

export type Zeichen = keyof typeof ZEICHEN;

/** A tool's brand mark in the text colour; its neighbour text names it. */
export function Markenzeichen({ name, groesse = 22 }: { name: Zeichen; groesse?: number }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={groesse}
			height={groesse}
			fill="currentColor"
			aria-hidden="true"
		>
			<path d={ZEICHEN[name].path} />
		</svg>
	);
}
