const space = /[ \t\r\n]*/y;
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/]|[bf]|[nrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

/**
 * The line of a text, counted from 1, up to which it can be read as JSON. Every engine words its own complaint
 * differently.
 */
export function lineOfFault(text: string): number {
	let read = 0;
	const take = (token: RegExp): boolean => {
		token.lastIndex = read;
		const isThere = token.test(text);
		if (isThere) read = token.lastIndex;
		return isThere;
	};
	const next = (token: RegExp): boolean => {
		take(space);
		return take(token);
	};
	/** The rest of a list or an object, up to its end. */
	const takeItems = (item: () => boolean, end: RegExp): boolean => {
		if (next(end)) return true;
		while (item()) if (!next(/,/y)) return next(end);
		return false;
	};
	const takeValue = (): boolean => {
		if (next(/\{/y)) return takeItems(takeMember, /\}/y);
		if (next(/\[/y)) return takeItems(takeValue, /\]/y);
		return next(string) || next(scalar);
	};
	const takeMember = (): boolean => next(string) && next(/:/y) && takeValue();
	takeValue();
	take(space);
	return text.slice(0, read).split('\n').length;
}
