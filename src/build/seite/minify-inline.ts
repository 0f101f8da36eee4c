import { minify } from 'vite';

/** Classic inline scripts; modules are minified by the bundler, data blocks are none. */
const SKRIPTE = /(?<=<script>)[\s\S]*?(?=<\/script>)/g;

/** The page with its inline scripts as short as they can be. @throws when one is no valid JavaScript */
export async function minifyInline(html: string): Promise<string> {
	const kurz = await Promise.all(html.match(SKRIPTE)?.map(shorten) ?? []);
	return html.replace(SKRIPTE, () => kurz.shift() ?? '');
}

// The same few stand on every page.
const bekannt = new Map<string, Promise<string>>();

function shorten(skript: string): Promise<string> {
	const ergebnis = bekannt.get(skript) ?? minifyScript(skript);
	bekannt.set(skript, ergebnis);
	return ergebnis;
}

async function minifyScript(skript: string): Promise<string> {
	const { code, errors } = await minify('inline.js', skript);
	if (errors.length > 0)
		throw new Error(`Ein Skript im HTML ist fehlerhaft: ${errors[0]?.message}`);
	return code.trim();
}
