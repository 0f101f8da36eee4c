import { rahmen } from '../content/texte/rahmen.ts';
import { Button } from './Button.tsx';
import stil from './CallToAction.module.css';
import drawings from './drawings.svg?url';
import { SectionLine } from './SectionLine.tsx';

/** The call to action that closes a page, on the sheet's other side: a plan that its button builds. */
export function CallToAction() {
	const { titel, text, knopf } = rahmen.aufruf;
	return (
		<section className={stil.call} data-druck="aus">
			<div className="huelle">
				<h2>{titel}</h2>
				<p>{text}</p>
				<Button href="/kontakt">{knopf}</Button>
				<div className={stil.stage} aria-hidden="true">
					<svg viewBox="0 0 628 452" aria-hidden="true">
						<use href={`${drawings}#plan`} />
						<path d="M22 26V376" pathLength={1} />
						<path d="M60 414H608" pathLength={1} />
						<path d="M14 26H54M14 60H54M14 94H54M14 316H54M14 350H54M14 376H54M60 382V424M84 396V424M344 396V424M372 396V424M584 396V424M608 382V424" />
						<path
							className={stil.ticks}
							d="M17 31l10-10M17 65l10-10M17 99l10-10M17 321l10-10M17 355l10-10M17 381l10-10M55 419l10-10M79 419l10-10M339 419l10-10M367 419l10-10M579 419l10-10M603 419l10-10"
						/>
					</svg>
					<svg viewBox="0 0 628 452" aria-hidden="true">
						<use href={`${drawings}#built`} />
					</svg>
					<SectionLine />
				</div>
			</div>
		</section>
	);
}
