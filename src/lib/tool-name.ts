/** The tools that the specification spells differently from their makers. */
const MAKERS_SPELLING: Record<string, string> = {
	ReactJs: 'React',
	Wordpress: 'WordPress',
	CSS3: 'CSS',
};

/** Returns a tool's name as its maker spells it: 'ReactJs' → 'React' */
export function toolName(name: string): string {
	return MAKERS_SPELLING[name] ?? name;
}
