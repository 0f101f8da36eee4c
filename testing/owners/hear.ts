import { allQuestions, interview } from '../../tools/einrichten/interview.ts';
import type { Site } from '../../tools/site.ts';
import { answeringDialog } from '../answering-dialog.ts';
import { type TypedAnswers, TypingOwner } from '../terminal.ts';

/** All that an owner read in an interview about some questions, or about all that is open. */
export async function hear(
	site: Site,
	answers: TypedAnswers,
	...wanted: string[]
): Promise<string[]> {
	const heard: string[] = [];
	await interview(site, answeringDialog(new TypingOwner(answers), heard), wanted);
	return heard;
}

/** The choices that an owner is offered in a question. */
export function offered(site: Site, id: string): string[] {
	const question = allQuestions(site).find((one) => one.id === id);
	return question && 'choices' in question ? question.choices.map(([label]) => label) : [];
}
