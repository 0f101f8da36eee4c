import { RecorderError } from '../../recorder/index.ts';
import { hasTerminal } from '../dialog.ts';
import { askForMissing, joinCaptions, type Visit } from './ask-for-missing.ts';
import { answerNames, faultOfCaptions, faultsOfAnswers } from './check-answers.ts';
import type { Answers } from './entry.ts';

/**
 * All answers for a new project; asks for those not given. `recorded` is the address that is recorded instead of
 * the public one. Without a terminal throws RecorderError that names them.
 */
export async function takeAnswers(
	given: Partial<Answers>,
	root: string,
	visit: Visit,
	recorded?: string,
): Promise<Answers> {
	const answers = completeAnswers(given);
	if (hasTerminal()) return askForMissing(answers, root, visit, recorded);
	const faults = faultsOfAnswers(answers, root);
	if (faults.length > 0)
		throw new RecorderError(`Das neue Projekt ist noch nicht vollständig:\n${faults.join('\n')}`);
	const proposed = await visit(answers);
	answers.unterschriften ||= joinCaptions(proposed);
	const fault = faultOfCaptions(answers, proposed.length);
	if (fault) throw new RecorderError(`--unterschriften: ${fault}`);
	return answers;
}

/** All answers; '' for those not given. */
export function completeAnswers(given: Partial<Answers>): Answers {
	const empty = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;
	return { ...empty, ...given };
}
