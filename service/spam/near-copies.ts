import { hash, randomBytes } from 'node:crypto';
import { DAY, HOUR } from '../times.ts';

/** At most so many words of a message are compared, hashes of it kept, and messages remembered. */
const MAX_WORDS = 500;
const MAX_HASHES = 16;
const MAX_MESSAGES = 5_000;
/** Shorter messages are not compared: different people write the same few words. */
const MIN_WORDS = 5;
const MIN_LETTERS = 30;

type Sent = { client: string; at: number; hashes: string[] };

/**
 * Returns a function that tells whether another client sent nearly the same message within a day.
 * Keeps hashes of three words each, keyed with a secret of this process, in memory only.
 * @param elapsed milliseconds by a clock that nobody can set
 */
export function createNearCopyCheck(
	elapsed = () => performance.now(),
): (message: string, client: string) => boolean {
	const secret = randomBytes(32).toString('hex');
	const sent: Sent[] = [];
	/** The latest message with each hash. */
	const sentWith = new Map<string, Sent>();
	setInterval(forgetOld, HOUR).unref();

	return (message, client) => {
		forgetOld();
		const words = wordsOf(message);
		if (words.length < MIN_WORDS || words.join('').length < MIN_LETTERS) return false;
		const hashes = smallestHashes(words, secret);
		const known = hashes.flatMap((key) => sentWith.get(key) ?? []);
		const others = known.filter((other) => other.client !== client);
		const counts = Map.groupBy(others, (other) => other);
		// A copy is not kept: further ones are compared with the first.
		if (counts.values().some((same) => same.length >= hashes.length / 2)) return true;
		const own = { client, at: elapsed(), hashes };
		sent.push(own);
		for (const key of hashes) sentWith.set(key, own);
		return false;
	};

	function forgetOld(): void {
		while (sent[0] && (sent[0].at < elapsed() - DAY || sent.length > MAX_MESSAGES)) {
			const oldest = sent.shift();
			for (const key of oldest?.hashes ?? []) {
				if (sentWith.get(key) === oldest) sentWith.delete(key);
			}
		}
	}
}

/** Returns the words in small letters, without digits and addresses; long ones in pieces. */
function wordsOf(message: string): string[] {
	const text = message.slice(0, 10 * MAX_WORDS).replace(/\S+(?:@|:\/\/|www\.)\S*|www\.\S+/gi, ' ');
	return (text.toLowerCase().match(/[\p{L}\p{M}]{1,12}/gu) ?? []).slice(0, MAX_WORDS);
}

/** Returns the smallest hashes of three words each: similar messages have most of them in common. */
function smallestHashes(words: string[], secret: string): string[] {
	const triples = words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '));
	const hashes = triples.map((triple) => hash('sha256', secret + triple, 'base64url'));
	return [...new Set(hashes)].sort().slice(0, MAX_HASHES);
}
