import { untrennbar } from '../untrennbar.tsx';
import type { Abschnitt } from './abschnitt.ts';
import stil from './recht.module.css';

/** Table of contents: every section and sub-topic, numbered as in the text. */
export function Inhaltsverzeichnis({ abschnitte }: { abschnitte: readonly Abschnitt[] }) {
	return (
		<nav className={stil.inhalt} aria-label="Inhalt">
			<p className={stil.etikett} aria-hidden="true">
				Inhalt
			</p>
			<ol>
				{abschnitte.map(({ id, titel, themen }, nummer) => (
					<li key={id}>
						<a href={`#${id}`}>
							<span className={stil.nummer}>{nummer + 1}.</span> {titel}
						</a>
						<ol>
							{themen.map((thema, stelle) => (
								<li key={thema.id}>
									<a href={`#${thema.id}`}>
										<span className={stil.nummer}>
											{nummer + 1}.{stelle + 1}
										</span>{' '}
										<span>{untrennbar(thema.titel)}</span>
									</a>
								</li>
							))}
						</ol>
					</li>
				))}
			</ol>
		</nav>
	);
}
