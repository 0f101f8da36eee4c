import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OutlinedHeadline } from './OutlinedHeadline.tsx';

const headline = (line: string) => <OutlinedHeadline lines={[line]} on="paper" />;

test('a translator reaches outlined and filled letters, and both follow new words after that', () => {
	const { container, rerender } = render(headline('Ihr Name'));
	const words = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
	const texts: Node[] = [];
	while (words.nextNode()) texts.push(words.currentNode);
	for (const text of texts) {
		const font = document.createElement('font');
		font.textContent = 'Votre nom';
		text.parentNode?.replaceChild(font, text);
	}
	const letters = () => [...container.querySelectorAll('span > span')].map((e) => e.textContent);
	expect(letters()).toEqual(['Votre nom', 'Votre nom']);
	rerender(headline('Ina Öz'));
	expect(letters()).toEqual(['Ina Öz', 'Ina Öz']);
});
