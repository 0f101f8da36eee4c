import { afterAll, describe, expect, test } from 'vitest';
import * as strangers from '../testing/strangers.ts';
import { house, html } from '../testing/strangers.ts';

const section = (id: string, height: number, inside = '') =>
	`<section id="${id}" style="height:${height}px">${inside}</section>`;
const shop = `<meta charset="utf-8"><style>body { margin: 0 } h1, h2, h3 { margin: 0 }</style>
<header style="height:60px"><a href="index.html">Start</a> <a href="#brote">Brote</a> <a href="team.html">Team</a>
<a href="team.html#ofen">Ofen</a> <a href="impressum.html">Impressum</a> <a href="https://a.example/">Anderswo</a></header>
<h1 style="height:80px">Guten Tag</h1><figure style="margin:0;width:500px;height:300px"><img></figure>
${section('brote', 900, '<h2>Brote der Woche</h2><article style="height:700px"></article>')}
${section('band', 100)}${section('laden', 800, '<h3>Unser  Laden</h3>')}<section hidden>Weg</section>${section('ofen', 800)}${section('ende', 300)}
<footer style="height:700px">${section('fuss', 650)}</footer>`;

const { base, glance, proposeFor, close } = await strangers.serveStrangers({
	'/index.html': `<!doctype html>${shop}`,
	'/text': '<!doctype html><p style="height:3000px">Nur Text</p>',
	'/gesperrt': '<!doctype html><h1>Bitte anmelden</h1><input type="password">',
	'/leer': '<!doctype html><script>document.title = "Bald"</script>',
	'/mauer': html('<h1>Sicherheitsüberprüfung</h1><p>Ihr Browser wird geprüft, einen Moment.</p>'),
	'/mauer-knapp': html('<p>Just a moment...</p>'),
	'/mauer-teil': html('<p>Fast geschafft</p><div class="h-captcha" style="height:90px">☐</div>'),
	'/mauer-rahmen': html(
		'<p>muster.de</p><iframe title="Bitte bestätigen Sie, dass Sie kein Roboter sind" srcdoc="☐" width="300" height="80"></iframe>',
	),
	'/rahmen-frage': html(
		'<p>muster.de</p><iframe title="Rundgang" srcdoc="☐" width="300" height="80"></iframe>',
	),
	'/feld-frage': html('<h1>Wo wohnen Sie?</h1><input>'),
	'/wahl-frage': html('<h1>Was suchen Sie?</h1><button>Brot</button> <button>Kuchen</button>'),
	'/ein-knopf': html('<h1>Haus</h1><button>Anrufen</button>'),
	'/keine-mauer': house(
		'<form><p>Sind Sie ein Mensch? Dann schreiben Sie uns.</p><textarea></textarea></form>',
	),
});
afterAll(close);

const findingsOf = async (path: string) => (await glance(path)).inPage('describePage');

test('a page gives its heading, sections, blocks and inner pages, and shows if it has none or is locked', async () => {
	expect(await findingsOf('/index.html')).toEqual({
		heading: 'Guten Tag',
		height: 4040,
		obstacle: undefined,
		doubt: '',
		pages: [`${base}/team.html`],
		sections: [
			{ y: 440, height: 900 },
			{ y: 1440, height: 800 },
			{ y: 2240, height: 800 },
		],
	});
	expect((await findingsOf('/text')).sections.map(({ y }) => y)).toEqual([680, 1360, 2040]);
	expect((await findingsOf('/gesperrt')).obstacle).toBe('login');
	expect((await findingsOf('/leer')).obstacle).toBe('empty');
});

describe('a page', () => {
	test('that asks whether a person is there is told from a website', async () => {
		await expect(proposeFor('/mauer')).rejects.toThrow(/Sicherheitsprüfung statt der Website/);
	});

	test.each(['/mauer-knapp', '/mauer-teil', '/mauer-rahmen'])('%s is such a wall', async (path) => {
		expect((await findingsOf(path)).obstacle).toBe('wall');
	});

	test('of few words that may be a question says so', async () => {
		const { notes } = await proposeFor('/feld-frage');
		expect(notes.join()).toContain(
			'zeigt nur wenige Worte und ein Feld zum Ausfüllen. Ist das nicht die Website',
		);
	});

	test.each([
		['a frame', '/rahmen-frage', 'einen Rahmen („Rundgang“)'],
		['answers to choose from', '/wahl-frage', 'Knöpfe zur Auswahl'],
	])('of few words and %s may be a question', async (_what, path, doubt) => {
		expect(await findingsOf(path)).toMatchObject({ doubt });
	});

	test.each([
		['of few words and one button is taken for what it is', '/ein-knopf'],
		['that asks in its form whether a person is there is a website', '/keine-mauer'],
	])('%s', async (_what, path) => {
		const { obstacle, doubt } = await findingsOf(path);
		expect({ obstacle, doubt }).toEqual({ obstacle: undefined, doubt: '' });
	});
});
