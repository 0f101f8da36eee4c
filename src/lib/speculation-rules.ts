/**
 * Lets the browser prerender every page of ours once the pointer rests on a link to it.
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
	prerender: [
		{
			where: {
				and: [{ href_matches: '/*' }, { not: { selector_matches: '[download], [target]' } }],
			},
			eagerness: 'moderate',
		},
	],
};
