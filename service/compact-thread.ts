import { parentPort, workerData } from 'node:worker_threads';
import { compactFile } from './compact.ts';

parentPort?.postMessage(compactFile(String(workerData)));
