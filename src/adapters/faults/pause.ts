import type { Observable } from 'rxjs'

/**
 * Resolves when `ms` milliseconds have passed since the call. After each change it reads `ms` again. Rejects with the
 * signal's reason as soon as the signal aborts.
 */
export const pause = (ms: () => number, changes$: Observable<void>, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const since = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (): void => {
      clearTimeout(timer)
      changes.unsubscribe()
      signal?.removeEventListener('abort', abort)
    }
    const abort = (): void => {
      end()
      reject(signal?.reason)
    }
    const check = (): void => {
      clearTimeout(timer)
      const leftMs = since + ms() - performance.now()
      if (leftMs > 0) {
        timer = setTimeout(check, Math.ceil(leftMs))
        return
      }
      end()
      resolve()
    }
    const changes = changes$.subscribe(check)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted === true) abort()
    else check()
  })
