import type { OpenPage } from '../website/with-page.ts';
import * as describing from './describe-page.ts';
import * as sectioning from './find-sections.ts';

/** Findings on an unknown page. */
export type Findings = describing.PageDescription & { sections: sectioning.Section[] };

/** Finds what an open page could be pictured by, and whether it can be pictured at all. */
export async function explorePage({ provide, inPage }: OpenPage): Promise<Findings> {
	await provide([sectioning, describing]);
	const description = await inPage(describing.describePage);
	const sections = await inPage(sectioning.findSections, description.height);
	return { ...description, sections };
}
