import type { OpenPage } from '../website/with-page.ts';
import * as descriptionFunctions from './describe-page.ts';
import * as sectionFunctions from './find-sections.ts';

/** Findings on an unknown page. */
export type Findings = descriptionFunctions.PageDescription & {
	sections: sectionFunctions.Section[];
};

/** Finds what an open page could be pictured by, and whether it can be pictured at all. */
export async function explorePage({ provide, inPage }: OpenPage): Promise<Findings> {
	await provide([sectionFunctions, descriptionFunctions]);
	const description = await inPage(descriptionFunctions.describePage);
	const sections = await inPage(sectionFunctions.findSections, description.height);
	return { ...description, sections };
}
