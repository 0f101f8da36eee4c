import * as icons from 'simple-icons';

/** The tools that the specification spells differently from their makers. */
const MAKERS_SPELLING: Record<string, string> = {
	ReactJs: 'React',
	Wordpress: 'WordPress',
	CSS3: 'CSS',
};

const marks = new Map(Object.values(icons).map((icon) => [plain(icon.title), icon]));

/** The brand mark of a tool, however its name is written; undefined where the set has none. */
export function toolMark(name: string): icons.SimpleIcon | undefined {
	return marks.get(plain(MAKERS_SPELLING[name] ?? name));
}

/** A project's tool as its maker writes it. */
export function toolName(name: string): string {
	return MAKERS_SPELLING[name] ?? name;
}

function plain(name: string): string {
	return name.toLowerCase().replace(/[^\p{L}\d+#]/gu, '');
}
