import { TEXT_FIELDS } from '#shared/fields.ts';
import { inhaber } from '#shared/inhaber.ts';
import { BACKUP_DAYS, WINDOW_MINUTES } from '#shared/retention.ts';
import { retentionDays } from '#shared/settings.ts';
import { formular } from '../content/texte/formular.ts';
import { rahmen } from '../content/texte/rahmen.ts';
import { directAddress } from '../lib/direct-address.ts';
import { hasKontaktForm } from '../lib/has-kontakt-form.ts';
import { asText, type LegalFacts } from '../lib/legal-text.ts';
import { profile } from './optional-facts.ts';

/** What the legal texts in src/content/recht/ leave open, by the names they use for it. */
export function legalFacts(env: Record<string, string | undefined>): LegalFacts {
	const form = hasKontaktForm(env);
	/** Inquiries are counted by connection. */
	const counts = env.RATE_LIMIT !== '0';
	const { anschrift, hoster, telefon, email } = inhaber;
	const address = [
		inhaber.name,
		anschrift.strasse,
		`${anschrift.plz} ${anschrift.ort}`,
		anschrift.land,
	];
	const words = {
		'USt-ID': inhaber.ustId,
		'E-Mail': email,
		Hoster: hoster.name,
		'Anschrift des Hosters': `${hoster.anschrift}, ${hoster.land}`,
		Protokollfrist: hoster.protokollfrist,
		Aufsichtsbehörde: inhaber.aufsichtsbehoerde.name,
		Pflichtfelder: fields(true),
		'freiwillige Felder': fields(false),
		'Entwurf löschen': formular.entwurf.loeschen,
		Verweise: linksTo(profile.map(({ name }) => name)),
		Tage: retentionDays(env),
		Sicherungstage: BACKUP_DAYS,
		Minuten: WINDOW_MINUTES,
	};
	const texts = Object.entries(words).map(([name, fact]) => [name, asText(fact)]);
	const way = (name: string, href: string, text: string) =>
		`<dt>${name}</dt><dd><a href="${asText(href)}">${asText(text)}</a></dd>`;
	const { erreichbarkeit } = rahmen;
	return {
		words: {
			...Object.fromEntries(texts),
			Anschrift: `<address>${address.map(asText).join('<br>')}</address>`,
			Erreichbarkeit: `<dl>${way(erreichbarkeit.telefon, directAddress.telefon, telefon)}${way(erreichbarkeit.email, directAddress.email, email)}</dl>`,
		},
		holds: {
			'mit Formular': form,
			'ohne Formular': !form,
			gezählt: form && counts,
			ungezählt: form && !counts,
			'mit USt-ID': Boolean(inhaber.ustId),
		},
	};
}

/** The form's fields in words: those that must be filled in, or those that need not. */
function fields(required: boolean): string {
	const named = TEXT_FIELDS.filter((field) => field.required === required);
	return new Intl.ListFormat('de').format(named.map(({ label }) => label));
}

/** What is linked to, as the beginning of a sentence. */
export function linksTo(names: readonly string[]): string {
	if (names.length === 0) return 'Die Verweise auf die Websites meiner Kunden';
	const named = new Intl.ListFormat('de').format(names);
	return names.length === 1
		? `Der Verweis auf mein Profil bei ${named} und die Verweise auf die Websites meiner Kunden`
		: `Die Verweise auf meine Profile bei ${named} sowie auf die Websites meiner Kunden`;
}
