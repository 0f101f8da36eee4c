import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { film as texts } from '../../content/texte/film.ts';
import { Film } from './Film.tsx';

const onPhone = '/showcase-telefon.mp4';
const parts = {
	slug: 'ergowelver',
	kunde: 'Ergo Welver',
	film: '/showcase.mp4',
	ground: fixturePicture,
	poster: fixturePicture,
	phonePoster: undefined,
};

const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();

let tellView: (isIntersecting: boolean) => void;

/** A window of this width, in which things may move. */
function standIn(isWide = true): void {
	vi.stubGlobal('matchMedia', (query: string) => ({
		matches: isWide && !query.includes('motion'),
		addEventListener: () => {},
		removeEventListener: () => {},
	}));
}

beforeEach(() => {
	play.mockReset().mockResolvedValue();
	standIn();
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
				tellView = (isIntersecting) => act(() => tell([{ isIntersecting }]));
			}
			observe() {}
			disconnect() {}
		},
	);
});

const button = (name: string) => screen.getByRole('button', { name });

test('plays while it is in view, and stays paused once the visitor has paused it', () => {
	render(<Film {...parts} />);
	expect(play).not.toHaveBeenCalled();
	tellView(true);
	expect(play).toHaveBeenCalledOnce();
	pause.mockClear();
	tellView(false);
	expect(pause).toHaveBeenCalledOnce();
	tellView(true);
	fireEvent.click(button(texts.anhalten));
	expect(pause).toHaveBeenCalledTimes(2);
	tellView(false);
	tellView(true);
	expect(play).toHaveBeenCalledTimes(2);
	fireEvent.click(button(texts.abspielen));
	expect(play).toHaveBeenCalledTimes(3);
});

test('the button answers those who do not see the film, and nothing is said before a press', () => {
	render(<Film {...parts} />);
	tellView(true);
	const said = () => screen.getByRole('status').textContent;
	expect(said()).toBe('');
	fireEvent.click(button(texts.anhalten));
	expect(said()).toBe(texts.haelt);
	fireEvent.click(button(texts.abspielen));
	expect(said()).toBe(texts.laeuft);
});

test('with Save-Data it waits for the visitor', () => {
	vi.stubGlobal('navigator', { connection: { saveData: true } });
	render(<Film {...parts} />);
	tellView(true);
	expect(play).not.toHaveBeenCalled();
	fireEvent.click(button(texts.abspielen));
	expect(play).toHaveBeenCalledOnce();
});

test('offers to play where the browser refuses to start by itself', async () => {
	play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
	render(<Film {...parts} />);
	tellView(true);
	expect(await screen.findByRole('button', { name: texts.abspielen })).toBeTruthy();
});

test('phones get the phone’s recording, and without it neither film nor button', () => {
	standIn(false);
	const { container, unmount } = render(<Film {...parts} phoneFilm={onPhone} />);
	const [file] = container.querySelectorAll<HTMLSourceElement>('source[type="video/mp4"]');
	expect(file?.getAttribute('src')).toBe(onPhone);
	unmount();
	render(<Film {...parts} />);
	expect(screen.queryByLabelText(texts.name(parts.kunde))).toBeNull();
	expect(screen.queryByRole('button')).toBeNull();
});
