import { rahmen } from '../../content/texte/rahmen.ts';
import { optionalFacts } from '../../content-schema/owner-facts.ts';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './CallToAction.module.css';
import drawings from './call-to-action.svg?url';

/** The call to action that ends a page: a small site, left of the section line drawn and right of it built. */
export function CallToAction() {
	const { titel, text, knopf, antwort } = rahmen.aufruf;
	const { antwortzeit } = optionalFacts;
	return (
		<section className={styles.call} data-print="off">
			<div className={`shell ${styles.content}`}>
				<h2>{titel}</h2>
				<p>{text}</p>
				<div className={styles.action} data-focus="outline">
					<Button href="/kontakt">{knopf}</Button>
					{antwortzeit && <span>{antwort(antwortzeit)}</span>}
				</div>
				<div className={styles.stage} aria-hidden="true">
					{(['plan', 'chain', 'built'] as const).map((drawing) => (
						<svg key={drawing} className={styles[drawing]} viewBox="0 0 720 420" aria-hidden="true">
							<use href={`${drawings}#${drawing}`} />
						</svg>
					))}
					<SectionLine foot={false} />
				</div>
			</div>
		</section>
	);
}
