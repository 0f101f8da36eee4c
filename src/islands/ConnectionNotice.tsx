import { useSyncExternalStore } from 'react';
import { formular } from '../content/texte/formular.ts';
import styles from './KontaktForm.module.css';

/** While the browser is offline, says that it is. A failed send is reported nowhere on the page (spec, section 8). */
export function ConnectionNotice() {
	const online = useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
	return (
		<p className={styles.notice} aria-live="polite">
			{!online && formular.offline}
		</p>
	);
}

function subscribe(notify: () => void): () => void {
	addEventListener('online', notify);
	addEventListener('offline', notify);
	return () => {
		removeEventListener('online', notify);
		removeEventListener('offline', notify);
	};
}
