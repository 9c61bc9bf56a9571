/** Resolves after this time. Rejects with the signal's reason as soon as the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  ms <= 0
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        const end = (): void => {
          clearTimeout(timeout)
          reject(signal.reason)
        }
        const timeout = setTimeout(() => {
          signal.removeEventListener('abort', end)
          resolve()
        }, ms)
        if (signal.aborted) end()
        else signal.addEventListener('abort', end, { once: true })
      })
