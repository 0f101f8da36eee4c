import type { Dialog } from '../tools/question.ts';
import type { TypingOwner } from './terminal.ts';

/**
 * Answers as an owner would in a terminal, and leaves at the nth question; `heard` is all that he read. What is typed at a
 * choice is the beginning of its words.
 */
export function answeringDialog(
	owner: TypingOwner,
	heard: string[] = [],
	leaveAt?: number,
): Dialog {
	let asked = 0;
	/** undefined where the owner leaves. */
	const answerTo = (label: string, help = '') => {
		heard.push(label, help);
		asked += 1;
		return asked === leaveAt ? undefined : owner.answerTo(label);
	};
	return {
		headline: (title) => heard.push(title),
		say: (sentences) => heard.push(sentences),
		async askText({ label, help, own, take }) {
			const answer = answerTo(label, help);
			if (answer === undefined) return undefined;
			const typed = String(answer || own).trim();
			const meant = await take(typed);
			if (typeof meant === 'string') throw new Error(`„${typed}“ at „${label}“: ${meant}`);
			return meant;
		},
		async choose({ label, help }, choices) {
			const answer = answerTo(label, help);
			if (answer === undefined) return undefined;
			const chosen =
				typeof answer === 'number'
					? choices[answer]
					: choices.find(([words]) => words.startsWith(answer));
			if (!chosen) throw new Error(`„${label}“ has no choice ${answer}.`);
			return chosen[1];
		},
	};
}
