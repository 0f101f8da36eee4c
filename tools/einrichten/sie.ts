import type { Question } from '../question.ts';
import { type Site, textField } from '../site.ts';
import { descriptionOf, fact, factAmong } from './fact.ts';
import { list, pairs } from './list.ts';
import { asFigure } from './read-answers.ts';
import { representation } from './recht.ts';

export function sie(site: Site): Question[] {
	return [
		fact(site, 'name', {
			label: 'Ihr Name oder der Ihrer Firma',
			help: 'Steht auf jeder Seite, in jedem Titel und im Impressum.',
		}),
		factAmong(site, 'anrede', {
			label: 'Ihre Anrede',
			help: 'Die Datenschutzerklärung nennt Sie danach Verantwortliche oder Verantwortlicher.',
			values: [
				['Frau', 'Frau'],
				['Herr', 'Herr'],
				['', 'Keine davon, oder eine Firma'],
			],
			dependents: () => representation(site),
		}),
		fact(site, 'berufsbezeichnung', {
			label: 'Ihre Berufsbezeichnung',
			help: 'Die große Überschrift der Startseite, und für Suchmaschinen: ein bis drei Wörter sehen am besten aus.',
		}),
		fact(site, 'rolle', {
			label: 'Ihre Rolle in der Profilkarte',
			help: 'Die zweite Zeile der Karte, unter Ihrem Namen; es darf dasselbe sein.',
			sample: site.text('berufsbezeichnung'),
		}),
		fact(site, 'fokus', {
			label: 'Womit Sie sich vor allem befassen',
			help: 'Die dritte Zeile der Karte, nach „Fokus:“.',
			sentence: (value) =>
				`Ihre Karte:\n  ${site.text('name')}\n  ${site.text('rolle')}\n  Fokus: ${value}`,
		}),
		fact(site, 'pitch', {
			label: 'Was Sie für Ihre Kunden tun, in einem Satz',
			help: 'Der Satz unter der Überschrift der Startseite.',
		}),
		fact(site, 'startJahr', {
			label: 'Erstes volles Jahr in diesem Beruf',
			help: 'Wer im Lauf von 2020 anfing, nennt 2021. Von diesem Jahr an zählt die Seite About Ihre Jahre Erfahrung.',
		}),
		fact(site, 'abgeschlosseneProjekte', {
			label: 'Wie viele Projekte haben Sie abgeschlossen?',
			help: 'Eine Zahl auf der Seite About; mit „+“ nur, wenn es mehr sind.',
			none: 'steht nicht da',
			read: asFigure,
		}),
		fact(site, 'aktiveKunden', {
			label: 'Für wie viele Kunden arbeiten Sie zurzeit?',
			help: 'Eine Zahl auf der Seite About; mit „+“ nur, wenn es mehr sind.',
			none: 'steht nicht da',
			read: asFigure,
		}),
		fact(site, 'belegt', {
			label: 'Womit Sie Jahr und Zahlen belegen können',
			help: 'Nur für Sie, etwa „Gewerbeanmeldung“ oder „Rechnungen“: Was auf der Website steht, muss stimmen.',
		}),
		fact(site, textField('start', 'beschreibung'), descriptionOf('Startseite')),
		fact(site, textField('start', 'masslinie'), {
			label: 'Drei Worte für das Vorschaubild der Startseite',
			help: 'Das Bild zeigen Messenger, wenn jemand Ihre Adresse schickt; die Worte stehen dort unter der Überschrift.',
		}),
		fact(site, textField('start', 'about.titel'), {
			label: 'Überschrift über Ihrem Werdegang',
			help: 'Steht auf der Startseite, wie Sie es schreiben: Eine Zahl darin wächst nicht mit den Jahren.',
			sample: experience(site),
		}),
		fact(site, textField('start', 'about.text'), {
			label: 'Ihr Werdegang, kurz',
			help: 'Zwei, drei Sätze auf der Startseite. Das Muster erzählt von einem Bauzeichner.',
		}),
		fact(site, textField('about', 'beschreibung'), descriptionOf('About')),
		fact(site, textField('about', 'masslinie'), {
			label: 'About: Worte auf der Maßlinie unter der Überschrift',
			help: 'Woher Sie kommen, in drei, vier Worten.',
		}),
		...list(site, textField('about', 'absaetze'), {
			label: 'Ihr Weg, in Absätzen',
			help: 'Auf der Seite About; der erste steht größer. Das Muster erzählt von einem Bauzeichner.',
			what: 'ein Absatz',
			form: 'ein Absatz in einer Zeile',
			print: String,
			read: (typed) => typed,
		}),
		...list(site, textField('about', 'stationen'), {
			label: 'Die Stationen Ihres Wegs',
			help: 'Auf der Seite About, mit Zeichnungen; eine mit neuem Titel steht ohne da.',
			what: 'eine Station',
			form: '„Station: ein Satz“',
			none: 'Keine Stationen',
			...pairs('titel', 'text'),
		}),
		...list(site, textField('about', 'werkzeuge'), {
			label: 'Ihre Werkzeuge',
			help: 'Auf der Seite About: nach Bereichen, jedes mit seinem Zweck.',
			what: 'ein Bereich',
			form: '„Bereich: Werkzeug (wozu), Werkzeug (wozu)“',
			none: 'Keine Werkzeuge',
			...pairs('bereich', 'eintraege'),
		}),
	];
}

/** What the years since the owner's first one make as a headline. */
function experience(site: Site): string {
	const start = site.isUnconfirmed('startJahr') ? 0 : Number(site.text('startJahr'));
	const years = site.today.getFullYear() - start;
	if (start === 0 || years < 1) return 'Mein Weg';
	return years === 1 ? '1 Jahr Erfahrung' : `${years} Jahre Erfahrung`;
}
