import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCsp } from './add-csp.ts';
import { addHeadlineFont } from './add-headline-font.ts';
import { dropStyles } from './drop-styles.ts';
import { fillFigures, loadedFiles } from './fill-figures.ts';
import { hoistStyles } from './hoist-styles.ts';
import { scriptsToFiles } from './scripts-to-files.ts';

/**
 * One built page as it is shipped: long scripts as files, the styles it needs, its headline's face, a
 * Content-Security-Policy with the hashes of its own inline code, figures for the title block.
 * @param dist folder of the build; the page's new files are written there
 * @returns the page, and the paths of its new files
 */
export async function finishPage(
	roh: string,
	dist: string,
	gebaut: Date,
): Promise<{ html: string; neu: string[] }> {
	const { html, dateien } = scriptsToFiles(roh);
	for (const [pfad, text] of dateien) await writeFile(join(dist, pfad), text);
	const geladen = await loadedFiles(html, dist);
	const skripte = [...geladen]
		.filter(([pfad]) => pfad.endsWith('.js'))
		.map(([, text]) => `${text}`);
	const gestaltet = await addHeadlineFont(dropStyles(hoistStyles(html), skripte.join('\n')));
	return {
		html: await fillFigures(addCsp(gestaltet), geladen, gebaut),
		neu: [...dateien.keys()],
	};
}
