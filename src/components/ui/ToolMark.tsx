import * as icons from 'simple-icons';

/** The tools that the specification spells differently from their makers. */
const MAKERS_SPELLING: Record<string, string> = {
	ReactJs: 'React',
	Wordpress: 'WordPress',
	CSS3: 'CSS',
};

/** Tools whose mark has the name of a version of them. */
const MARK_OF: Record<string, string> = { HTML: 'HTML5' };

/** Of every tool there is a mark of: an entry may name any, and spell it in its own way. */
const marks = new Map(Object.values(icons).map((icon) => [plain(icon.title), icon]));

/**
 * A tool's brand mark in the colour of the text, however its name is written; an empty place where the set of
 * marks has none.
 */
export function ToolMark({ name }: { name: string }) {
	const mark = marks.get(plain(MARK_OF[name] ?? toolName(name)));
	return (
		<svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
			{mark && <path d={mark.path} />}
		</svg>
	);
}

export function toolName(name: string): string {
	return MAKERS_SPELLING[name] ?? name;
}

function plain(name: string): string {
	return name.toLowerCase().replace(/[^\p{L}\d+#]/gu, '');
}
