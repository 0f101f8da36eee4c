/** The id of what travels between a card and its project's page: picture and film (styles/page-change.css). */
export const projektTransition = (slug: string): string => `projekt-${slug}`;
