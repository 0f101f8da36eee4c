import { useSyncExternalStore } from 'react';
import { formular } from '../content/texte/formular.ts';
import styles from './KontaktForm.module.css';

/** A quiet line while the browser says it is offline. A failed send is told nowhere (spec, section 8). */
export function ConnectionNotice() {
	const online = useSyncExternalStore(
		listen,
		() => navigator.onLine,
		() => true,
	);
	return (
		<p className={styles.notice} role="status">
			{!online && formular.offline}
		</p>
	);
}

function listen(report: () => void): () => void {
	addEventListener('online', report);
	addEventListener('offline', report);
	return () => {
		removeEventListener('online', report);
		removeEventListener('offline', report);
	};
}
