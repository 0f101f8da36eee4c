/**
 * Has the browser refuse empty required fields, or not yet. Firefox calls them invalid as soon as they are
 * there, and screen readers would say so before anything was typed.
 */
export function requireFields(form: HTMLFormElement | null, required: boolean): void {
	for (const field of form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
		if (!field.required && !field.ariaRequired) continue;
		field.required = required;
		field.ariaRequired = 'true';
	}
}
