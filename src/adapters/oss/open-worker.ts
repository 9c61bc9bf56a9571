import { installWorkerPolicy } from '../browser/page/trusted-workers'

/** The vendor's client is half a megabyte. The worker loads it off the main thread. */
export const openWorker = (): Worker => {
  installWorkerPolicy()
  return new Worker(new URL('./oss-worker.ts', import.meta.url), { type: 'module', name: 'uploads' })
}
