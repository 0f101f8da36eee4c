import { rahmen } from '../../content/texte/rahmen.ts';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './CallToAction.module.css';
import drawings from './closing.svg?url';

/** The call to action that ends a page, in the other colour scheme: a plan that becomes a website. */
export function CallToAction() {
	const { titel, text, knopf } = rahmen.aufruf;
	return (
		<section className={styles.call} data-print="off">
			<div className={`shell ${styles.content}`}>
				<h2>{titel}</h2>
				<p>{text}</p>
				<Button href="/kontakt">{knopf}</Button>
				<div className={styles.stage} aria-hidden="true">
					<noscript data-deferred="">
						{(['plan', 'chains', 'built'] as const).map((drawing) => (
							<svg
								key={drawing}
								className={styles[drawing]}
								viewBox="0 0 628 452"
								aria-hidden="true"
							>
								<use href={`${drawings}#${drawing}`} />
							</svg>
						))}
					</noscript>
					<SectionLine />
				</div>
			</div>
		</section>
	);
}
