/** The id of a card's picture and of the film on its project's page: one travels to the other (styles/page-change.css). */
export const travellingId = (slug: string): string => `projekt-${slug}`;
