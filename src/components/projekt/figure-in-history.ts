/** The index of the figure that the viewer shows at this point of the history; undefined where it is closed. */
export function figureInHistory(): number | undefined {
	const { figure } = Object(history.state);
	return typeof figure === 'number' ? figure : undefined;
}
