/**
 * Which links the browser may render ahead: every page of ours once the pointer rests on its link.
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
