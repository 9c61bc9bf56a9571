/** The page's code failed to load while online: the file is gone, or a newer release has replaced it. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

/** Offline, waits for the network and retries. The current page stays on screen meanwhile. */
export const retryWhenOnline = <A>(load: () => Promise<A>): Promise<A> =>
  load().catch(async () => {
    if (navigator.onLine) throw new PageNotLoaded()
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
    })
    return retryWhenOnline(load)
  })
