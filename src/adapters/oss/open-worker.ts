import { installWorkerPolicy } from '../browser/page/trusted-workers'

/** Opens the upload worker, so that the vendor's client, half a megabyte, loads off the main thread. */
export const openWorker = (): Worker => {
  installWorkerPolicy()
  return new Worker(new URL('./oss-worker.ts', import.meta.url), { type: 'module', name: 'uploads' })
}
