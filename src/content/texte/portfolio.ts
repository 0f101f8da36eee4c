/** Words of the project list (/portfolio). */
export const portfolio = {
	titel: 'Portfolio',
	ueberschrift: 'Meine Projekte',
	beschreibung:
		'Websites für Büros, Praxen, Betriebe und Kanzleien: fertige Projekte mit Bildern, einem kurzen Film und der Geschichte, die dahintersteht.',
	mass: 'vom ersten Strich zur Seite',
	einleitung:
		'Jede dieser Websites gehört zu einem Menschen oder einem Betrieb mit einer eigenen Art zu arbeiten, und das soll man ihr ansehen. Öffnen Sie ein Projekt: Sie finden dort einen kurzen Film, Bilder und die Geschichte, wie die Seite entstanden ist.',
} as const;
