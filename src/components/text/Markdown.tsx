import { createElement, Fragment, type ReactNode } from 'react';
import { recht } from '../../content/texte/recht.ts';
import { childrenOf, onlyPicture, type TextElement, type TextNode } from '../../lib/markdown.ts';
import { TABLET } from '../../lib/widths.ts';
import type { DerivedPicture } from '../../rendering/pictures/derive.ts';
import { DerivedImage } from '../ui/DerivedImage.tsx';
import styles from './Markdown.module.css';

/** The pictures of a text, by the address it gives them („./bild.jpg“): derived (page-pictures.ts), the originals never go online. */
export type TextPictures = Record<string, DerivedPicture>;

type Props = { nodes: readonly TextNode[]; pictures?: TextPictures | undefined };

/**
 * Words that were read from Markdown; `lib/text-faults.ts` says what may be among them. Tables and code that are
 * wider than the page scroll in themselves; a picture in a paragraph of its own has its title below it.
 */
export function Markdown({ nodes, pictures = {} }: Props) {
	return (
		<div className={styles.text}>
			<MarkdownWords nodes={nodes} pictures={pictures} />
		</div>
	);
}

/** The same within a line, as in a heading. */
export function MarkdownWords({ nodes, pictures = {} }: Props) {
	return createElement(Fragment, null, ...nodes.map((node) => render(node, pictures)));
}

function render(node: TextNode, pictures: TextPictures): ReactNode {
	if (node.type === 'text') return node.value;
	if (node.tagName === 'img') {
		const { src, alt } = attributesOf(node);
		const picture = pictures[src];
		return picture && <DerivedImage picture={picture} sizes={`${TABLET} 41rem, 100vw`} alt={alt} />;
	}
	if (node.tagName === 'table')
		return <Scroller name={recht.tabelle}>{plain(node, pictures)}</Scroller>;
	if (node.tagName === 'pre')
		return (
			<Scroller name={recht.code} isFramed>
				{plain(node, pictures)}
			</Scroller>
		);
	const picture = onlyPicture(node);
	if (!picture) return plain(node, pictures);
	const { title } = attributesOf(picture);
	return (
		<figure>
			{render(picture, pictures)}
			{title && <figcaption>{title}</figcaption>}
		</figure>
	);
}

/** An element as HTML has it. */
function plain(node: TextElement, pictures: TextPictures): ReactNode {
	const { style, className, ...attributes } = node.properties;
	const column = /^text-align: (?<side>center|right)$/.exec(String(style))?.groups?.side;
	const children = childrenOf(node).filter(
		(child) => child.type === 'element' || keepsSpace(node, child.value),
	);
	return createElement(
		node.tagName,
		column ? { ...attributes, className: styles[column] } : attributes,
		...children.map((child) => render(child, pictures)),
	);
}

/** HTML allows no text between the rows of a table, not even a line break. */
function keepsSpace({ tagName }: TextElement, text: string): boolean {
	return text.trim() !== '' || !['table', 'thead', 'tbody', 'tr'].includes(tagName);
}

type Named = { src: string; alt: string; title: string };

function attributesOf({ properties: { src, alt, title } }: TextElement): Named {
	return { src: String(src), alt: String(alt ?? ''), title: String(title ?? '') };
}

/** What is wider than the page scrolls by finger, wheel, and the arrow keys once it has the focus. */
function Scroller(props: { name: string; isFramed?: boolean; children: ReactNode }) {
	const { name, isFramed = false, children } = props;
	const className = isFramed ? `${styles.scroller} ${styles.framed}` : styles.scroller;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: Safari gives a scroller no focus of its own
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, and a section would be a landmark
		<div className={className} role="group" aria-label={name} tabIndex={0}>
			{children}
		</div>
	);
}
