import type { Anfrage } from '#shared/anfrage.ts';
import { perTextField } from '#shared/form.ts';

/** A filled-in form; `changes` replace some of its values. */
export function fixtureAnfrage(changes: Partial<Anfrage> = {}): Anfrage {
	return {
		...perTextField(() => ''),
		vorname: 'Änne',
		nachname: 'Beispiel',
		email: 'aenne@beispiel.example',
		phone: '+49 231 123456',
		message: 'Wir hätten gern eine neue Website.\nWann passt es Ihnen?',
		checkbox: true,
		...changes,
	};
}
