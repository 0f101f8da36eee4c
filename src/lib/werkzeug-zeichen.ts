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

/** The brand marks of the tools, with what their package knows of source and licence. */
export const ZEICHEN = {
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
