import { installWorkerPolicy } from '../browser/page/trusted-workers'

/** Half a megabyte of the vendor's, read where nobody waits for it. */
export const openWorker = (): Worker => {
  installWorkerPolicy()
  return new Worker(new URL('./oss-worker.ts', import.meta.url), { type: 'module', name: 'uploads' })
}
