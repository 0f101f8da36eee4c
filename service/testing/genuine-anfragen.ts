import type { Anfrage } from '#shared/anfrage.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';

/** A hundred invented inquiries that look unusual and are genuine: first name, last name, telephone, message. */
const LINES = `
Оксана|Шевченко|+380 44 123 45 67|Добрий день, нам потрібен новий сайт для пекарні у Дортмунді.
Андрій|Ковальчук||Чи можете ви перекласти наш сайт українською?
Юлія|Мельник|0231 5551|Guten Tag, ich bin neu hier und eröffne ein Nagelstudio. Дякую!
Украiна|Фонд||Ми допомагаємо людям з України, потрібна проста сторінка.
Иван|Петров|0176 123|Здравствуйте, нужен сайт на Wordpress и SEO-продвижение, есть PDFки и SMSка с логотипом.
Наталья|Вайс||Нам надо поправить CRM-систему и iPhoneовскую вёрстку.
محمد|العلي|+49 176 111|مرحبا، أحتاج موقعا لمطعمي في دورتموند.
فاطمة|حسن||Guten Tag, ich möchte meine Änderungsschneiderei zeigen. شكرا
دانا|الخطيب|0231-99|Arabisch von rechts nach links: العربية, dazu Deutsch und English.
יעל|כהן||שלום, אני צריכה אתר.
Çağla|Öztürk|0176/4711|Merhaba, İstanbul'dan taşındık; Almanca ve Türkçe bir site istiyoruz.
İbrahim|Şahingöz||Wir sind ein Dönerladen und brauchen eine Speisekarte.
Ayşegül|Yıldız-Müller|02 31 / 47 11|Friseursalon, zwei Sprachen.
Nguyễn|Thị Hương||Xin chào, quán ăn của tôi cần một trang web bằng tiếng Đức.
Phạm|Văn Đức|+49 152 0815|Nagelstudio, bitte mit Terminbuchung.
Trần|Lê Bảo Ngọc||Wie viel kostet eine Website mit vier Seiten?
Łukasz|Wójcik|+48 22 111 22 33|Dzień dobry, potrzebuję strony dla firmy budowlanej.
Małgorzata|Brzęczyszczykiewicz||Ich pflege meine Mutter und vermittle Pflegekräfte.
Zbigniew|Świętosławski|0231 1|Strona po polsku i po niemiecku.
Θεοδώρα|Παπαδοπούλου||Καλημέρα, θέλουμε ιστοσελίδα για την ταβέρνα μας.
Σigma|Consulting GmbH|0231 777|Unser Logo beginnt mit einem griechischen Sigma.
Ωmega|Uhren||Ωmega ist unser Markenname.
αlpha|Praxis|0231 2|Die Praxis heißt wirklich αlpha.
Studio|ΛVΛNT||Architektur und Innenausbau, Referenzen folgen.
µTec|Messgeräte|0201 1|Wir messen in µm und brauchen einen Katalog.
山田|太郎||ドイツ語のウェブサイトを作りたいです。よろしくお願いします。
王|小明|+86 10 1234|我们想为德国客户做一个网站。
김|민수||독일어 홈페이지가 필요합니다.
สมชาย|ใจดี|0231 3|ต้องการเว็บไซต์ร้านอาหารไทย
प्रिया|शर्मा||नमस्ते, हमें योग स्टूडियो के लिए वेबसाइट चाहिए।
Արամ|Պետրոսյան|0231 4|Բարև, մեզ կայք է պետք։
თამარ|ბერიძე||გამარჯობა, ვებსაიტი გვჭირდება.
Casino-Café|Schmidt|0231 5|Wir betreiben das Casino-Café in der Kantine und suchen einen Webauftritt.
Spielbank|Dortmund||Poker, Roulette, Casino: Wir brauchen eine barrierefreie Seite.
Peter|Kredit|0231 6|Ich berate zu Krediten und Bitcoin-Steuern, seriös, seit 1998.
Apotheke|am Markt||Viagra dürfen wir nicht bewerben, Sonnencreme schon.
Erotik|Fachhandel GmbH|0231 7|Wir verkaufen Dessous und brauchen einen Onlineshop.
SEO|Agentur Nord||Wir suchen einen Subunternehmer für Front-End, Stundensatz 80 €.
Anna|Beispiel|0231 8|Mir gefallen https://www.example.com, https://example.org/portfolio und http://example.net/?a=1.
Bernd|Beispiel||Unsere alte Seite: www.example.de, die der Konkurrenz: example.com/start, unser Shop: shop.example.com
Carla|Beispiel|0231 9|Entwurf: https://www.figma.example/file/abc123?node-id=1%3A2 Texte: https://docs.example/d/xyz
Dirk|Beispiel||<div class="kopf">So sieht mein Kopf aus</div> Warum ist das <b>fett</b>?
Erika|Beispiel|0231 10|In unserem Forum steht [url=https://example.org]hier[/url] statt eines Links.
Frank|Beispiel||
Gerda|Beispiel|0231 11|.
Hans|Beispiel||?
Ida|Beispiel||👋 😀 🚀🚀🚀
🌸 Lina|Blumenladen 🌸|0231 12|Wir ❤️ Blumen 🌷🌹🌻 und hätten gern einen Shop 🛒!!!
Jan|Beispiel||-----Ursprüngliche Nachricht----- Von: info@example.org An: Jan Betreff: WG: AW: Angebot > Sehr geehrter Herr Beispiel, > anbei https://example.org/angebot
Karin|Beispiel|0231 13|---------- Forwarded message --------- From: Max <max@example.com> Date: Mo., 2. März 2026 Subject: Relaunch
Lars|Beispiel||Angebot Nr. 4711: 1. Konzept 1.200,00 € 2. Design 2.400,00 € 3. Umsetzung 4.800,00 € Summe 8.400,00 € zzgl. 19 % MwSt. Können Sie das unterbieten?
Mia|Beispiel|0231 14|100 % GRATIS steht auf unserem Flyer, JETZT ANRUFEN auch. Das soll genauso auf die Website.
NINA|BEISPIEL||ICH SCHREIBE IMMER GROSS WEIL MEINE TASTATUR KAPUTT IST BITTE RUFEN SIE MICH AN
olaf|beispiel|null zwo drei eins|ich schreibe immer klein und ohne punkt und komma wann haben sie zeit
Paul|Beispiel|Bitte erst ab 17 Uhr, vorher bin ich auf der Baustelle|Danke!
Rita|Beispiel|Nur per E-Mail an rita@example.org, danke|Telefon haben wir keins.
Sven|Beispiel|0231/123456 oder 0176-123456 (Frau Meier, Zentrale -0)|Rückruf erbeten
Tina|Beispiel|keine|Kurz: Was kostet das?
Ulf|Beispiel|<siehe unten>|Nummer: 0231 15
McDonald|O'Neill-MacKenzie|0231 16|Hello, we run a Scottish pub in Unna.
Seán|Ó Súilbheabháin||Dia duit! English or German is fine.
Jean-Luc|de la Croix-Dupont|+33 1 23|Bonjour, nous cherchons un développeur pour un site bilingue.
Vincent|van der Berg||Goedemorgen, wij zoeken een freelancer.
Leonardo|DiCaprioLaTorre|0231 17|Pizzeria, Speisekarte, Öffnungszeiten.
LaToya|DeShawn-Jackson||Dance school, classes for kids.
MacKenzie|FitzGerald|0231 18|Pferdepension
JoAnn|VanDyke||Quilts and more
PraxisPlus|Dr. med. Weber|0231 19|Wir sind eine Gemeinschaftspraxis.
eBay-Shop|Kleinkram||Wir wollen weg von eBay.
iPhone Doktor|Dortmund|0231 20|Handyreparatur, drei Filialen
MÜLLER GmbH|Herr Müller||Schlosserei seit 1921
MyWebShop24|Inh. K. Klein|0231 21|Relaunch
WordPressProfi|gesucht||Können Sie WordPress?
BioMarktWest|eG||Genossenschaft mit 300 Mitgliedern
ProITServiceNRW|UG (haftungsbeschränkt)|0231 22|IT-Service
StadtWerkeBergkamen|AöR||Ausschreibung folgt
McFitnessGmbH|Geschäftsführung|0231 23|Kursplan online
PflegeDienstLeitung|AWO||Stellenanzeigen auf der Website
TSVEintrachtUnna|e.V.|0231 24|Vereinsseite mit Spielplan
GbR Meier&Söhne|Meier||Dachdecker
Meier + Partner|mbB|0231 25|Steuerberater
Dr.-Ing.|Dipl.Ing/Architekt Vogel||Architekturbüro, B.Sc./M.Sc. im Team
Prof. Dr. h.c.|von und zu Löwenstein-Wertheim|0231 26|Stiftung
Max <max@example.org>|Meier||Aus dem Adressbuch eingefügt
Firma [Büro]|Schulz|0231 27|Büro 2. OG
K.|X.||Abkürzung reicht
Bo|Li|0231 28|Kurz.
Xyqz|Krzk||Mein Name klingt seltsam, ist aber echt.
ABCDEFGHIJ|KLMNOP|0231 29|Testlauf der Vereinskasse, bitte trotzdem antworten
Test|Test||Ich wollte nur sehen, ob das Formular funktioniert. Falls ja: Wir brauchen eine Website.
Herr|Schmidt|0231 30|I would like to get a quote for a landing page with a contact form, budget 3k.
Kfz-Meister|Jürgen Groß||HU/AU, Reifen, 24h-Notdienst unter 0800/1234567, www.kfz.example
musterfirma.de|Herr Web|0231 31|So heißt die Firma wirklich: musterfirma.de
Müller.Design|Studio||hallo@mueller.example
Yoga & Klang|(Sabine)|0231 32|Räume frei ab 01.04.
Hebamme|Lena "Leni" Kurz||Kurse: Mo/Mi 9–10:30, Fr 18:00
DJ|ToXiC|0231 33|Hochzeiten und Firmenfeiern
Agentur|cOdE||Name ist Programm
Bäckerei|Korn & Kruste|0231 35|Brötchen-Vorbestellung über die Website, geht das?
Wir|3 Freunde|0231 34|Start-up, 3 Gründer, 0 Website
`;

export const GENUINE: Anfrage[] = LINES.trim()
	.split('\n')
	.map((line) => {
		const [vorname = '', nachname = '', phone = '', message = ''] = line.split('|');
		return fixtureAnfrage({ vorname, nachname, phone, message });
	});
