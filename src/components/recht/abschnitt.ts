import type { ReactNode } from 'react';

/** What the texts need to know from the configuration; `tage` = days an inquiry is kept. */
export type Angaben = { tage: number };

/** A sub-topic. `id` is its anchor and stays the same when the wording changes. */
export type Thema = { id: string; titel: string; Inhalt: (angaben: Angaben) => ReactNode };

/** A numbered section; its number is its place in the list. */
export type Abschnitt = { id: string; titel: string; themen: readonly Thema[] };
