/** The name under which a card's picture travels to the film of the project's page (styles/page-change.css). */
export const projektTransition = (slug: string): string => `projekt-${slug}`;
