import { readSeiten, type Seite } from './read-seiten.ts';

// `npm run dev` reads the pages again when one of these changes.
import.meta.glob('../content/seiten/*.md', { query: '?raw', eager: true });

/** The owner's own pages, sorted by address. */
export const seiten: Seite[] = readSeiten();
