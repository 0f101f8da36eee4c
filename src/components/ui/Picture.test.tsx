import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { PHONE } from '../../lib/widths.ts';
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

test('phones get their own picture first, in its own size, the dark scheme its own of these', () => {
	const picture = { ...fixturePicture, sources: [{ srcset: 'a 9w' }] };
	const sources = [{ srcset: 'dark 9w', media: '(dark)' }, { srcset: 'light 9w' }];
	const phone = { ...fixturePicture, width: 390, height: 844, sources };
	const { container } = render(<Picture picture={picture} phone={phone} sizes="1px" />);
	const seen = [...container.querySelectorAll('source')].map((source) =>
		['srcset', 'media', 'width', 'height'].map((name) => source.getAttribute(name)),
	);
	expect(seen).toEqual([
		['dark 9w', `${PHONE} and (dark)`, '390', '844'],
		['light 9w', PHONE, '390', '844'],
		['a 9w', null, null, null],
	]);
});
