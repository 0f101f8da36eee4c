import { configure } from '@testing-library/react';
import '../src/styles/global.css';

// Islands are tested as React's strict mode runs them: effects twice, so that each has to clean up after itself.
// On a busy machine a second is short.
configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 });
