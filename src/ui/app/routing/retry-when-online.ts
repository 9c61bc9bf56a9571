/** The code of a page could not be had although there is a network: it is gone, or this is not its release any more. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

/** Without a network it is waited for; what was there before stays on the screen meanwhile. */
export const retryWhenOnline = <A>(load: () => Promise<A>): Promise<A> =>
  load().catch(async () => {
    if (navigator.onLine) throw new PageNotLoaded()
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
    })
    return retryWhenOnline(load)
  })
