/**
 * Takes off what surrounds a pasted text unseen: white space, control and format characters such as U+200B. Time
 * grows with the text's length alone, which an expression that ends in `$` would not keep.
 */
export function trimInvisible(text: string): string {
	const characters = [...text];
	// Where nothing is visible it goes from -1 to 0: nothing.
	const first = characters.findIndex(isVisible);
	return characters.slice(first, characters.findLastIndex(isVisible) + 1).join('');
}

/** Returns an address as it is seen: without invisible characters anywhere, and no white space around it. */
export function visibleAddress(address: string): string {
	return trimInvisible(address.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

function isVisible(character: string): boolean {
	return !/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character);
}
