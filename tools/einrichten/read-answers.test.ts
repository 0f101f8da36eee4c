import { expect, test } from 'vitest';
import {
	asAddress,
	asDays,
	asEnding,
	asFigure,
	asLogPeriod,
	asPhoneHours,
	asPostcode,
	asPrice,
	asReplyTime,
	asTaxNumber,
	readProfile,
} from './read-answers.ts';

const asPostcodeOfGermany = (typed: string) => asPostcode(typed, 'Deutschland');
const asPostcodeOfHolland = (typed: string) => asPostcode(typed, 'Niederlande');

test.each([
	[asPostcodeOfGermany, 'D-44135', '44135'],
	[asPostcodeOfGermany, 'CH 8001', '8001'],
	[asPostcodeOfGermany, '01067 Dresden', '01067'],
	[asPostcodeOfGermany, '2493', '2493'],
	[asPostcodeOfGermany, '441356', '441356'],
	[asPostcodeOfGermany, '44135-1', '44135-1'],
	[asPostcodeOfGermany, 'EC1A 1BB', 'EC1A 1BB'],
	[asPostcodeOfHolland, '1012 AB', '1012 AB'],
	[asAddress, 'www.meine-seite.de/', 'https://www.meine-seite.de'],
	[asAddress, 'HTTPS://Meine-Seite.de', 'https://meine-seite.de'],
	[asAddress, 'http://meine-seite.de', 'https://meine-seite.de'],
	[asAddress, 'größe.at', 'https://xn--gre-6ka8i.at'],
	[asAddress, 'meine-seite.de/shop', 'https://meine-seite.de/shop'],
	[asAddress, 'meine-seite.de?seite=1', 'https://meine-seite.de?seite=1'],
	[asAddress, 'post@meine-seite.de', 'https://post@meine-seite.de'],
	[asAddress, 'meine seite.de', 'https://meine seite.de'],
	[asTaxNumber, 'de 123 456 789', 'DE123456789'],
	[asFigure, '12+', '+12'],
	[asFigure, '12 +', '+12'],
	[asFigure, 'über 12', '+12'],
	[asFigure, 'Mehr als 12', '+12'],
	[asFigure, '12', '12'],
	[asFigure, 'gut über 12', 'gut über 12'],
	[asFigure, 'über 12 im Jahr', 'über 12 im Jahr'],
	[asReplyTime, '24 Stunden', 'innerhalb von 24 Stunden'],
	[asReplyTime, 'Innerhalb 2 Tage', 'innerhalb von 2 Tagen'],
	[asReplyTime, 'ein Tag', 'innerhalb von einem Tag'],
	[asReplyTime, '2 Werktage', 'innerhalb von 2 Werktagen'],
	[asReplyTime, 'ein Arbeitstag', 'innerhalb von einem Arbeitstag'],
	[asReplyTime, '24h', 'innerhalb von 24 Stunden'],
	[asReplyTime, '1-2 Tage', 'innerhalb von 1 bis 2 Tagen'],
	[asReplyTime, 'Ein bis zwei Werktage', 'innerhalb von 1 bis 2 Werktagen'],
	[asReplyTime, 'max. 2 Tage', 'innerhalb von 2 Tagen'],
	[asReplyTime, 'Maximal 24 Stunden', 'innerhalb von 24 Stunden'],
	[asReplyTime, 'heute bis zwei Tage', 'heute bis zwei Tage'],
	[asReplyTime, 'bis zu 2 Tage', 'bis zu 2 Tage'],
	[asReplyTime, 'innerhalb eines Werktags.', 'innerhalb von einem Werktag'],
	[asReplyTime, '48 Std.', 'innerhalb von 48 Stunden'],
	[asReplyTime, '2 Tage', 'innerhalb von 2 Tagen'],
	[asReplyTime, 'am selben Tag', 'am selben Tag'],
	[asReplyTime, 'Am nächsten Werktag.', 'am nächsten Werktag'],
	[asEnding, '30 Minuten und kostet nichts.', '30 Minuten und kostet nichts'],
	[asEnding, 'Eine Stunde', 'eine Stunde'],
	[asEnding, 'Die Landesbeauftragte für Datenschutz', 'die Landesbeauftragte für Datenschutz'],
	[asEnding, 'Dienstags', 'Dienstags'],
	[asEnding, '30 Min.', '30 Min.'],
	[asLogPeriod, 'Gar nicht', 'keine'],
	[asLogPeriod, 'Keine', 'keine'],
	[asLogPeriod, 'kein', 'keine'],
	[asLogPeriod, 'nein', 'keine'],
	[asLogPeriod, 'Nie', 'keine'],
	[asLogPeriod, 'nichts', 'keine'],
	[asLogPeriod, '0', 'keine'],
	[asLogPeriod, '7 Tage', '7 Tage'],
	[asDays, '90 Tage', '90'],
	[asDays, '90', '90'],
	[asPrice, '2400', 'ab 2.400 €'],
	[asPrice, 'ab 1800 Euro', 'ab 1.800 €'],
	[asPrice, 'ab  1800', 'ab 1.800 €'],
	[asPrice, '950 €', '950 €'],
	[asPrice, '1.200 EUR', '1.200 €'],
	[asPrice, '2.400,00 €', '2.400 €'],
	[asPrice, '2400,-', 'ab 2.400 €'],
	[asPrice, '2.400,- €', '2.400 €'],
	[asPrice, 'ab 2400,--', 'ab 2.400 €'],
	[asPrice, '€ 2400', '2.400 €'],
	[asPrice, 'ab EUR 950', 'ab 950 €'],
	[asPrice, '2400 Euro netto', '2400 Euro netto'],
	[asPrice, '2400,50 €', '2400,50 €'],
	[asPrice, '2.40', '2.40'],
	[asPrice, 'auf Anfrage', 'auf Anfrage'],
	[asPrice, 'Ab 900', 'ab 900 €'],
	[asPrice, '2.400 € netto', '2.400 € netto'],
	[asPrice, 'rund 2400', 'rund 2400'],
	[asPhoneHours, 'Mo-Fr 9-17', 'montags bis freitags 9 bis 17 Uhr'],
	[asPhoneHours, 'Mo–Do 8:30 – 12:00 Uhr', 'montags bis donnerstags 8.30 bis 12 Uhr'],
	[asPhoneHours, 'werktags 9 bis 17 Uhr', 'werktags 9 bis 17 Uhr'],
	[asPhoneHours, 'nach Vereinbarung', 'nach Vereinbarung'],
	[asPhoneHours, 'Sa. bis so. 09.00 bis 24', 'samstags bis sonntags 9 bis 24 Uhr'],
	[asPhoneHours, 'Di - Mi 10 Uhr - 18 Uhr', 'dienstags bis mittwochs 10 bis 18 Uhr'],
	[asPhoneHours, 'Mo-Fr 8.05-9.30, 14-16', 'montags bis freitags 8.05 bis 9.30 Uhr, 14 bis 16 Uhr'],
	[asPhoneHours, 'Mo-Fr 9-17h', 'montags bis freitags 9 bis 17 Uhr'],
	[asPhoneHours, 'Mo-Mi, Fr 8-12 h', 'montags bis mittwochs, freitags 8 bis 12 Uhr'],
	[asPhoneHours, 'Mo/Di 9-12', 'montags/dienstags 9 bis 12 Uhr'],
	[asPhoneHours, 'Di & Do 10-12', 'dienstags & donnerstags 10 bis 12 Uhr'],
	[asPhoneHours, 'Mo und Do 9-12', 'montags und donnerstags 9 bis 12 Uhr'],
	[asPhoneHours, 'mo, mi, fr 9-12', 'montags, mittwochs, freitags 9 bis 12 Uhr'],
	[asPhoneHours, 'Mo u. Di 9-12', 'montags und dienstags 9 bis 12 Uhr'],
	[asPhoneHours, 'Mo-Fr 9-12 u. 14-17', 'montags bis freitags 9 bis 12 Uhr und 14 bis 17 Uhr'],
	[asPhoneHours, 'am So. 10-12', 'sonntags 10 bis 12 Uhr'],
	[asPhoneHours, 'am Mo-Fr 9-12', 'montags bis freitags 9 bis 12 Uhr'],
	[asPhoneHours, 'Mo/Mi/Fr vormittags', 'montags/mittwochs/freitags vormittags'],
	[asPhoneHours, 'Sa und So geschlossen', 'samstags und sonntags geschlossen'],
	[
		asPhoneHours,
		'Mo-Do: 9-17, Fr: 9-13',
		'montags bis donnerstags 9 bis 17 Uhr, freitags 9 bis 13 Uhr',
	],
	[asPhoneHours, 'Mi: 9-12', 'mittwochs 9 bis 12 Uhr'],
	[asPhoneHours, 'So rufen Sie an: 9-17', 'So rufen Sie an: 9 bis 17 Uhr'],
	[asPhoneHours, 'amo-frei 9', 'amo-frei 9'],
	[
		asPhoneHours,
		'Mo-Fr 9-17, vom 5-9. Juni nicht',
		'montags bis freitags 9 bis 17 Uhr, vom 5-9. Juni nicht',
	],
	[asPhoneHours, '0171-23', '0171-23'],
	[asPhoneHours, '0171-2345678', '0171-2345678'],
])('%s reads „%s“ as „%s“', (read, typed, meant) => {
	expect(read(typed)).toBe(meant);
});

test('a profile’s network is known by its address, with the company behind it, or named before it', () => {
	const url = 'https://de.linkedin.com/in/ada';
	expect(readProfile('de.linkedin.com/in/ada')).toMatchObject({ name: 'LinkedIn', url });
	expect(readProfile('https://github.com/ada')).toEqual({
		name: 'GitHub',
		url: 'https://github.com/ada',
	});
	expect(readProfile('HTTPS://github.com/ada')).toMatchObject({ url: 'https://github.com/ada' });
	expect(readProfile('http://github.com/ada')).toMatchObject({ url: 'https://github.com/ada' });
	for (const typed of [
		'https://ruhr.social/@ada',
		'https://matrix.to/#/@ada:matrix.org',
		'ada.github.io',
		'github.com.evil.de',
		'mailto:ada@haus.de',
		'constructor.de',
		'X: kein Ort',
		'X: https://',
		'Instagram: @ada.simic',
		'instagram: ada.simic',
		'Mastodon: @ada@ruhr.social',
		'Mastodon: ada@ruhr.social',
		'',
	])
		expect(readProfile(typed), typed).toBeUndefined();
	expect(readProfile('Mastodon: ruhr.social:8443/@ada')).toEqual({
		name: 'Mastodon',
		url: 'https://ruhr.social:8443/@ada',
	});
	expect(readProfile('Last.fm: https://www.last.fm/user/a:b')).toEqual({
		name: 'Last.fm',
		url: 'https://www.last.fm/user/a:b',
	});
	expect(readProfile('Blog: ada.simic.de')).toMatchObject({ url: 'https://ada.simic.de' });
	expect(readProfile('www.linkedin.com/in/ada?trk=a:b')).toMatchObject({ name: 'LinkedIn' });
});

test('a profile that moves within its network keeps the company that the owner named', () => {
	const own = { name: 'LinkedIn', url: 'https://linkedin.com/in/ada', anbieter: 'LinkedIn Corp.' };
	expect(readProfile('linkedin.com/in/bo', own)).toMatchObject({ anbieter: 'LinkedIn Corp.' });
	const small = { name: 'Xing', url: 'https://xing.com/ada', anbieter: 'Meine Firma' };
	expect(readProfile('xing.com/bo', small)).toMatchObject({ anbieter: 'Meine Firma' });
	const old = { name: 'Mastodon', url: 'https://ruhr.social/@ada', anbieter: 'Ruhr e. V.' };
	const moved = { ...old, url: 'https://ruhr.social/@bo' };
	expect(readProfile('Mastodon: https://ruhr.social/@bo', old)).toEqual(moved);
	expect(readProfile('github.com/bo', old)).not.toHaveProperty('anbieter');
});
