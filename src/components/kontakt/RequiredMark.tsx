/** Marks a required field for eyes; screen readers learn it from the field itself. */
export function RequiredMark() {
	return <span aria-hidden="true">*</span>;
}
