import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byName, innerHtml, type Page, parsePage, replaceParts } from './parse-page.ts';

/**
 * Moves the runtime of Astro's islands, which Astro writes into the page, to a file beside the other
 * scripts: inline, it would make the contact page too large for a server's first packets. The page loads
 * it after its first picture, as document/DeferredScripts.astro does.
 * @param dist folder of the build
 */
export async function moveIslandRuntime(page: Page, dist: string): Promise<Page> {
	const scripts = byName(page, 'script').filter(
		(script) => !script.attributes.src && innerHtml(page, script).includes('astro:'),
	);
	const [first] = scripts;
	if (!first) return page;
	const code = scripts.map((script) => innerHtml(page, script)).join('\n');
	const path = `/_astro/islands.${hash('sha256', code, 'hex').slice(0, 6)}.js`;
	await writeFile(join(dist, path), code);
	return parsePage(
		replaceParts(
			page.html,
			scripts.map(({ loc }, i) => ({
				from: loc[0].start,
				until: loc[1].end,
				text: i === 0 ? `<noscript data-deferred><script src="${path}"></script></noscript>` : '',
			})),
		),
	);
}
