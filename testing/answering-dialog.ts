import type { Dialog } from '../tools/question.ts';
import type { Owner } from './terminal.ts';

/** Answers as an owner would in a terminal, and leaves at the nth question; `heard` is all that he read. */
export function answeringDialog(owner: Owner, heard: string[] = [], leaveAt?: number): Dialog {
	let asked = 0;
	const answerTo = (question: string, why = '') => {
		heard.push(question, why);
		asked += 1;
		if (asked === leaveAt) throw new DOMException('', 'AbortError');
		return owner.answerTo(question);
	};
	return {
		headline: (words) => heard.push(words),
		say: (words) => heard.push(words),
		async askText({ question, why, given, read }) {
			const typed = String(answerTo(question, why) || given);
			const meant = await read(typed);
			if (typeof meant === 'string') throw new Error(`„${typed}“ at „${question}“: ${meant}`);
			return meant;
		},
		async choose({ question, why }, choices) {
			const chosen = choices[Number(answerTo(question, why))];
			if (!chosen) throw new Error(`„${question}“ has no such choice.`);
			return chosen[1];
		},
	};
}
