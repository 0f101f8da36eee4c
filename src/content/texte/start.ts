/** Copy of the home page (/) beyond the specification's own words. */
export const start = {
	beschreibung:
		'Front-End Entwickler für Selbstständige und kleine Unternehmen: Websites, die klar aufgebaut, schnell geladen und leicht zu pflegen sind.',
	dachzeile: 'Webentwicklung · Selbstständige & kleine Unternehmen',
	mass: 'gezeichnet, berechnet, gebaut',
	projekte:
		'Websites für sehr verschiedene Menschen, vom Architekturbüro bis zum Pflegedienst. Blättern Sie gern durch.',
	about:
		'Angefangen habe ich am Zeichenbrett: erst als Bauzeichner, dann im Studium des Bauingenieurwesens. Eine eigene kleine Website hat mich zum Web gebracht, und dort bin ich geblieben. Heute plane ich Seiten so, wie ich früher Pläne gezeichnet habe: mit einer Frage am Anfang und einem Maß für jedes Detail.',
	aufruf:
		'Erzählen Sie mir kurz, was Sie machen und was Ihre Website leisten soll. Ich melde mich mit Fragen, einem Vorschlag und einer ehrlichen Einschätzung.',
} as const;
