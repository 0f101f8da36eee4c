import { useSyncExternalStore } from 'react';
import { formular } from '../content/texte/formular.ts';
import stil from './KontaktForm.module.css';

/** A quiet line while the browser says it is offline. A failed send is told nowhere (spec, section 8). */
export function ConnectionNotice() {
	const online = useSyncExternalStore(
		horche,
		() => navigator.onLine,
		() => true,
	);
	return (
		<p className={stil.hinweis} role="status">
			{!online && formular.offline}
		</p>
	);
}

function horche(melde: () => void): () => void {
	addEventListener('online', melde);
	addEventListener('offline', melde);
	return () => {
		removeEventListener('online', melde);
		removeEventListener('offline', melde);
	};
}
