import ts from 'typescript';
import { isMusterLine, isWrapping } from '../../src/build/checks/stand-ins.ts';

/** A value that can be written into a file of the owner's. */
export type Value =
	| string
	| number
	| boolean
	| readonly Value[]
	| { readonly [name: string]: Value };

/** The text of another module's value that a text is made of, such as `inhaber.name`. */
export type Resolve = (field: string) => unknown;

/**
 * Reads a value out of a file of the owner's without running it. A field begins with the name of its
 * constant: `inhaber.anschrift.ort`, `about.stationen[0].titel`. undefined where there is none.
 */
export function readValue(
	text: string,
	field: string,
	resolve: Resolve = () => undefined,
): unknown {
	const node = locate(parse(text), field);
	return node && evaluate(node, resolve);
}

/** Writes a value in place of what a field holds, and of the `muster(…)` around it. All else stays as it is. */
export function setValue(text: string, field: string, value: Value): string {
	const source = parse(text);
	const node = locate(source, field);
	if (node) {
		const { start, end } = placeOf(node, source);
		return text.slice(0, start) + literal(value) + text.slice(end);
	}
	const [, parent = '', name = ''] = /^(.*)\.(\w+)$/.exec(field) ?? [];
	const block = bare(locate(source, parent));
	if (!block || !ts.isObjectLiteralExpression(block))
		throw new Error(`The file has no place for „${field}“.`);
	const before = text.slice(0, block.properties.end);
	const comma = block.properties.length > 0 && !block.properties.hasTrailingComma ? ', ' : '';
	return `${before}${comma}${name}: ${literal(value)},${text.slice(block.properties.end)}`;
}

/** Whether something within a field still stands in `muster(…)`. */
export function isStandIn(text: string, field: string): boolean {
	const node = locate(parse(text), field);
	return node !== undefined && standInsOf(node).length > 0;
}

/** Takes `muster(…)` away from all that stands within a field; the values stay. */
export function confirmValue(text: string, field: string): string {
	const source = parse(text);
	const node = locate(source, field);
	// From the last to the first, so that the places of the others still hold.
	return (node ? standInsOf(node) : []).toReversed().reduce((changed, call) => {
		const value = call.arguments[0]?.getText(source) ?? '';
		return changed.slice(0, call.getStart(source)) + value + changed.slice(call.end);
	}, text);
}

/** Whether a file of texts says that they are still the sample's. */
export function saysMuster(text: string): boolean {
	return musterLine(parse(text)) !== undefined;
}

/** Takes the line `muster: true` away, and the comment that belongs to it. */
export function dropMusterLine(text: string): string {
	const line = musterLine(parse(text));
	if (!line) return text;
	const end = text[line.end] === ',' ? line.end + 1 : line.end;
	return text.slice(0, line.getFullStart()) + text.slice(end);
}

/** Takes the import of `muster` away where nothing is left to be wrapped. */
export function dropUnusedImport(text: string): string {
	const source = parse(text);
	if (standInsOf(source).length > 0) return text;
	const line = source.statements.find(
		(statement) => ts.isImportDeclaration(statement) && statement.getText().includes('{ muster }'),
	);
	if (!line) return text;
	return text.slice(0, line.getStart()) + text.slice(line.end).trimStart();
}

function parse(text: string): ts.SourceFile {
	return ts.createSourceFile('owner.ts', text, ts.ScriptTarget.Latest, true);
}

function locate(source: ts.SourceFile, field: string): ts.Expression | undefined {
	const [constant, ...path] = field.match(/[^.[\]]+/g) ?? [];
	const declared = source.statements
		.filter(ts.isVariableStatement)
		.flatMap(({ declarationList }) => declarationList.declarations)
		.find(({ name }) => name.getText(source) === constant);
	return path.reduce<ts.Expression | undefined>((node, part) => {
		const block = bare(node);
		if (block && ts.isArrayLiteralExpression(block)) return block.elements[Number(part)];
		if (!block || !ts.isObjectLiteralExpression(block)) return undefined;
		const property = block.properties
			.filter(ts.isPropertyAssignment)
			.find(({ name }) => name.getText(source) === part);
		return property?.initializer;
	}, declared?.initializer);
}

/** An expression without what stands around it: types, brackets, `muster(…)`, the head of a function. */
function bare(node: ts.Expression | undefined): ts.Expression | undefined {
	if (!node) return undefined;
	if (isWrapping(node)) return bare(node.arguments[0]);
	if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? undefined : bare(node.body);
	const isAround =
		ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
	return isAround ? bare(node.expression) : node;
}

/** Where a field's value stands: with its `muster(…)`, without the type behind it. */
function placeOf(node: ts.Expression, source: ts.SourceFile): { start: number; end: number } {
	const inner = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node;
	return { start: inner.getStart(source), end: inner.end };
}

function evaluate(node: ts.Expression, resolve: Resolve): unknown {
	const value = bare(node);
	if (!value) return undefined;
	if (ts.isStringLiteralLike(value)) return value.text;
	if (ts.isNumericLiteral(value)) return Number(value.text);
	if (value.kind === ts.SyntaxKind.TrueKeyword) return true;
	if (value.kind === ts.SyntaxKind.FalseKeyword) return false;
	if (ts.isPropertyAccessExpression(value)) return resolve(value.getText());
	if (ts.isTemplateExpression(value))
		return value.templateSpans.reduce(
			(text, { expression, literal }) =>
				text + (evaluate(expression, resolve) ?? '') + literal.text,
			value.head.text,
		);
	if (ts.isArrayLiteralExpression(value))
		return value.elements.map((element) => evaluate(element, resolve));
	if (!ts.isObjectLiteralExpression(value)) return undefined;
	const pairs = value.properties
		.filter(ts.isPropertyAssignment)
		.map(({ name, initializer }) => [name.getText(), evaluate(initializer, resolve)]);
	return Object.fromEntries(pairs);
}

function standInsOf(node: ts.Node): ts.CallExpression[] {
	if (isWrapping(node)) return [node];
	return node.getChildren().flatMap(standInsOf);
}

function musterLine(source: ts.SourceFile): ts.PropertyAssignment | undefined {
	const find = (node: ts.Node): ts.PropertyAssignment | undefined =>
		isMusterLine(node) ? node : ts.forEachChild(node, find);
	return find(source);
}

/** A value as code. Letters that nobody sees are written out. */
function literal(value: Value): string {
	if (typeof value === 'string')
		return JSON.stringify(value).replace(/[\u00a0\u00ad]/g, (letter) =>
			letter === '\u00a0' ? '\\u00A0' : '\\u00AD',
		);
	if (typeof value !== 'object') return String(value);
	if (isList(value)) return `[${value.map(literal).join(', ')}]`;
	const pairs = Object.entries(value).map(([name, part]) => `${name}: ${literal(part)}`);
	return `{ ${pairs.join(', ')} }`;
}

export const isList = (value: unknown): value is readonly Value[] => Array.isArray(value);
