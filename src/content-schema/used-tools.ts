import { WERKZEUGE } from '../content/texte/about.ts';
import { projekte } from './projekte.ts';

/** Every tool that a page names: those of About, and those used for a project. */
export const usedTools: string[] = [
	...new Set([
		...WERKZEUGE.flatMap(({ eintraege }) => eintraege.map(({ name }) => name)),
		...projekte.flatMap(({ techstacks }) =>
			techstacks.filter(({ active }) => active).map(({ tool }) => tool),
		),
	]),
];
