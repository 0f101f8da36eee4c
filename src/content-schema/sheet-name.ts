import { rahmen } from '../content/texte/rahmen.ts';
import { projekte } from './projekte.ts';

/** Name of a page as a sheet: the client of a project page, else the last part of its path. */
export function sheetName(path: string): string {
	const entry = projekte.find(({ metadaten }) => path === `/portfolio/${metadaten.url}`);
	if (entry) return entry.projekt.kunde;
	return path === '/' ? rahmen.fusszeile.startseite : (path.split('/').at(-1) ?? path);
}
