import { TEXT_FIELDS } from '#shared/form.ts';
import { formular } from '../../src/content/texte/formular.ts';
import type { Engine } from './engine.ts';

const WRITTEN: Record<string, string> = {
	vorname: 'Jörg',
	nachname: 'Öztürk',
	email: 'joerg@öztürk.example',
};

/** Fills in some fields of the form in sight, and agrees. */
export async function fillIn(engine: Engine): Promise<void> {
	for (const { name, label } of TEXT_FIELDS) {
		const written = WRITTEN[name];
		if (written === undefined) continue;
		await engine.click('textbox', label);
		await engine.type(written);
	}
	await engine.click('checkbox', '');
}

/** Presses the form's button; `answer` stands in for the service's, with the status 0 for a lost connection. */
export async function send(
	engine: Engine,
	answer?: { status: number; body: string },
): Promise<void> {
	await engine.run((answer) => {
		const { fetch } = globalThis;
		globalThis.fetch = (...request) => {
			globalThis.fetch = fetch;
			if (answer === null) return fetch(...request);
			if (answer.status === 0) return Promise.reject(new TypeError('lost'));
			return Promise.resolve(new Response(answer.body, { status: answer.status }));
		};
	}, answer ?? null);
	await engine.click('button', formular.absenden);
}

/** What stands in the form and in the draft, and where the sheet's line is, in percent. */
export function leftInForm(
	engine: Engine,
): Promise<{ form: FormDataEntryValue | null; draft: unknown; line: number }> {
	return engine.run(() => {
		const form = document.querySelector('form');
		const draft = JSON.parse(localStorage.getItem('form') ?? '{}');
		const line = document.querySelector<HTMLElement>('figure [style]')?.style;
		return {
			form: form && new FormData(form).get('vorname'),
			draft: draft.vorname,
			line: Number(line?.getPropertyValue('--share')),
		};
	});
}
