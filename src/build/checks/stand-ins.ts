import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A value that is not the owner's yet; `line` counts from 1, and `field` is '' for a whole file. */
export type StandIn = { file: string; line: number; field: string };

/** Finds every stand-in in the files that the owner edits. */
export function readStandIns(root: string = process.cwd()): StandIn[] {
	const find = (pattern: string, inFile: typeof findStandIns) =>
		globSync(pattern, { cwd: root })
			.toSorted()
			.flatMap((file) => inFile(file, readFileSync(join(root, file), 'utf8')));
	return [
		...find('shared/inhaber.ts', findStandIns),
		...find('src/content/texte/*.ts', findStandIns),
		...find('src/content/projekte/*.yaml', findSampleEntry),
	];
}

/** Finds what a file wraps in `muster(…)`, and the blocks that say `muster: true`. */
export function findStandIns(file: string, text: string): StandIn[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found: StandIn[] = [];
	const add = (node: ts.Node, field: string) => {
		const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
		found.push({ file, line: line + 1, field });
	};
	const walk = (node: ts.Node, field: string): void => {
		if (isWrapping(node) || isMusterLine(node)) add(node, field);
		if (ts.isPropertyAssignment(node)) {
			const name = node.name.getText(source);
			walk(node.initializer, field ? `${field}.${name}` : name);
		} else if (ts.isArrayLiteralExpression(node)) {
			for (const [i, element] of node.elements.entries()) walk(element, `${field}[${i}]`);
		} else ts.forEachChild(node, (child) => walk(child, field));
	};
	walk(source, '');
	return found;
}

/** Whether it is `muster(…)` around a value. */
export function isWrapping(node: ts.Node): node is ts.CallExpression {
	return ts.isCallExpression(node) && node.expression.getText() === 'muster';
}

/** Whether it is the line `muster: true` of a block of texts. */
export function isMusterLine(node: ts.Node): node is ts.PropertyAssignment {
	return ts.isPropertyAssignment(node) && node.getText() === 'muster: true';
}

/** Finds the line of a project's entry that says it is a sample. */
function findSampleEntry(file: string, text: string): StandIn[] {
	const index = text.split('\n').findIndex((line) => /^muster:\s*true\b/.test(line));
	return index < 0 ? [] : [{ file, line: index + 1, field: '' }];
}
