/** Whether a text is a whole number within these bounds. */
export function isWholeNumber(text: string, from: number, to: number): boolean {
	return /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;
}
