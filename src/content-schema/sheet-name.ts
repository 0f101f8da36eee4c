import { rahmen } from '../content/texte/rahmen.ts';
import { projektAt } from './projekte.ts';

/** Name of a page as a sheet: the client of a project page, else the last part of its path, with a capital. */
export function sheetName(path: string): string {
	const entry = projektAt(path);
	if (entry) return entry.projekt.kunde;
	if (path === '/') return rahmen.fusszeile.startseite;
	const name = path.slice(path.lastIndexOf('/') + 1);
	return name.charAt(0).toUpperCase() + name.slice(1);
}
