import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { Picture } from './Picture.tsx';

test.each([
	['Ein Haus', 'Ein Haus', null],
	['', '', 'true'],
])('a picture with the words „%s“ is read, one without is not', (alt, words, isHidden) => {
	const { container } = render(<Picture picture={fixturePicture} sizes="1px" alt={alt} />);
	const image = container.querySelector('img');
	expect(image?.alt).toBe(words);
	expect(image?.getAttribute('aria-hidden')).toBe(isHidden);
});
