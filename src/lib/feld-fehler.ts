import type { Feld } from '#shared/kontaktformular.ts';

const FEHLT: Record<Feld, string> = {
	vorname: 'Bitte tragen Sie Ihren Vornamen ein.',
	nachname: 'Bitte tragen Sie Ihren Nachnamen ein.',
	email: 'Bitte tragen Sie Ihre E-Mail-Adresse ein, damit ich Ihnen antworten kann.',
	phone: 'Bitte tragen Sie Ihre Telefonnummer ein.',
	message: 'Bitte schreiben Sie mir eine Nachricht.',
	checkbox: 'Bitte setzen Sie das Häkchen, damit ich Ihre Anfrage bearbeiten darf.',
};

/** What is wrong with a field by the browser's own judgement, and the remedy; undefined if nothing. */
export function feldFehler(feld: Feld, gueltigkeit: ValidityState): string | undefined {
	if (gueltigkeit.valid) return undefined;
	if (gueltigkeit.valueMissing) return FEHLT[feld];
	if (gueltigkeit.typeMismatch) {
		return 'Bitte prüfen Sie die E-Mail-Adresse. Sie sieht zum Beispiel so aus: name@beispiel.de';
	}
	return 'Bitte prüfen Sie diese Angabe.';
}
