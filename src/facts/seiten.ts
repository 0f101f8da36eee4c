import { readSeiten, type Seite } from './read-seiten.ts';

/** The owner's own pages, sorted by address. */
export const seiten: Seite[] = readSeiten();
