/** Copy of the About page (/about) beyond the specification's own words. */
export const about = {
	beschreibung:
		'Vom Bauzeichner über das Bauingenieurwesen zur Webentwicklung: mein Werdegang, meine Arbeitsweise und die Werkzeuge, mit denen ich arbeite.',
	mass: 'vom Bauplan zur Website',
	absaetze: [
		'Gelernt habe ich Bauzeichner. Ich habe Grundrisse, Schnitte und Details gezeichnet und dabei verstanden, was bis heute gilt: Ein guter Plan ist für die Menschen da, die danach bauen. Später habe ich Bauingenieurwesen studiert und gelernt, Dinge so zu berechnen, dass sie halten.',
		'Zum Web kam ich über einen Umweg. Eine Website wurde gebraucht, WordPress war schnell eingerichtet, und aus einem Wochenende wurden viele. Ich wollte wissen, was unter der Oberfläche geschieht, und habe HTML, CSS und JavaScript gelernt, Seite für Seite, bis aus den ersten Versuchen Aufträge wurden.',
		'Heute entwickle ich Websites für Selbstständige und kleine Unternehmen, und die alte Schule steckt in jeder davon: erst fragen, dann zeichnen, dann bauen. Zurzeit lerne ich React.js, denn manche Seite soll mehr können als gelesen werden. Fertig gelernt hat man in diesem Beruf nie, und das ist mir sehr recht.',
	],
	stationen: [
		{
			titel: 'Bauzeichner',
			text: 'Ausbildung am Zeichentisch: genau hinsehen, sauber bemaßen, verständlich darstellen.',
		},
		{
			titel: 'Bauingenieurwesen',
			text: 'Studium: rechnen, prüfen, und immer fragen, was das Ganze am Ende trägt.',
		},
		{
			titel: 'Erste WordPress-Website',
			text: 'Ein Wochenende, eine Domain, viele Fragen. So fing es mit dem Web an.',
		},
		{
			titel: 'HTML, CSS & JavaScript',
			text: 'Das Handwerk von Grund auf gelernt und die ersten Aufträge damit umgesetzt.',
		},
		{
			titel: 'React',
			text: 'Der nächste Schritt, mitten im Lernen: Webanwendungen, die sich leicht anfühlen.',
		},
	],
} as const;
