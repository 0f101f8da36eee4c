import { recht } from '../../content/texte/recht.ts';
import { noBreak } from '../no-break.tsx';
import type { Section } from './abschnitt.ts';
import stil from './recht.module.css';

/**
 * Table of contents: every section and sub-topic, numbered as in the text. scripts/contents.ts marks
 * where the reader is; without it every section stays unfolded.
 */
export function Inhaltsverzeichnis({ abschnitte }: { abschnitte: readonly Section[] }) {
	return (
		<nav className={stil.inhalt} aria-label={recht.inhalt} data-fokus="umriss">
			<p className={stil.etikett} aria-hidden="true">
				{recht.inhalt}
			</p>
			<details>
				<summary>{recht.inhalt}</summary>
				<ol>
					{abschnitte.map(({ id, titel, themen }, nummer) => (
						<li key={id}>
							<a href={`#${id}`}>
								<span className={stil.nummer}>{nummer + 1}</span>
								{` ${titel}`}
							</a>
							<ol>
								{themen.map((thema, stelle) => (
									<li key={thema.id}>
										<a href={`#${thema.id}`}>
											<span className={stil.nummer}>{`${nummer + 1}.${stelle + 1}`}</span>
											{noBreak(` ${thema.titel}`)}
										</a>
									</li>
								))}
							</ol>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}
