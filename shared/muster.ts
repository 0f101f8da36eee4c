/**
 * Wraps a stand-in in a file of the owner's. It looks like the real thing and pages show it as it is;
 * until the owner takes the wrapping away a strict build refuses it (src/build/checks/stand-ins.ts).
 */
export function muster<const Value>(value: Value): Value {
	return value;
}
