import { addCsp } from './add-csp.ts';
import { addHeadlineFont } from './add-headline-font.ts';
import { fillFigures, loadedFiles } from './fill-figures.ts';
import { hoistStyles } from './hoist-styles.ts';

/**
 * One built page as it is shipped: its styles in its head, its headline's face, a
 * Content-Security-Policy with the hashes of its own inline code, figures for the title block.
 * @param dist folder of the build
 */
export async function finishPage(html: string, dist: string, built: Date): Promise<string> {
	const complete = addCsp(await addHeadlineFont(hoistStyles(html)));
	return fillFigures(complete, await loadedFiles(html, dist), built);
}
