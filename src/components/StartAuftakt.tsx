import { start } from '../content/texte/start.ts';
import { Auftakt } from './Auftakt.tsx';
import { Knopf } from './Knopf.tsx';
import stil from './StartAuftakt.module.css';

type Props = { pitch: string; ort?: string | undefined };

/** The hero: what he is, for whom, where he works if he says so, and the two ways on. */
export function StartAuftakt({ pitch, ort }: Props) {
	return (
		<Auftakt titel={start.titel} phrase={start.mass} vorzeile={start.dachzeile} art="start">
			<p>{pitch}</p>
			{ort && <p>{ort}</p>}
			<div className={stil.wege}>
				<Knopf href="/kontakt">{start.wege.kontakt}</Knopf>
				<Knopf href="/portfolio" art="neben">
					{start.wege.projekte}
				</Knopf>
			</div>
		</Auftakt>
	);
}
