/** The code of a page failed to load while online: the file is gone, or a newer release has replaced it. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

/**
 * Loads a page. If loading fails while the browser is offline, the function loads the page again once the network is
 * back. Meanwhile the current page stays on screen.
 */
export const retryWhenOnline = <A>(load: () => Promise<A>): Promise<A> =>
  load().catch(async () => {
    if (navigator.onLine) throw new PageNotLoaded()
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
    })
    return retryWhenOnline(load)
  })
