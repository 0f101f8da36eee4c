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
export const TOOL_MARKS = {
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

export type ToolMarkPath = keyof typeof TOOL_MARKS;
