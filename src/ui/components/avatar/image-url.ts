/** The widths in px that the image proxy makes, by use (spec 1 §9). */
const WIDTHS = { avatar: 320, banner: 640, large: 960 } as const
export type ImageUse = keyof typeof WIDTHS

/** The hosts of the object store, which can resize pictures. Other hosts might misread an added query parameter. */
const STORE = /\.(?:aliyuncs\.com|localhost)$/

/** The proxy does not resize SVG and GIF (spec 1 §9). */
const AS_IT_IS = /\.(?:svg|gif)$/i

/** Maps a stored URL to a URL that this page itself serves. Returns `null` for a URL that the network serves. */
type DrawnAt = (stored: string) => string | null
let drawnAt: DrawnAt = () => null

/** Sets how stored URLs map to local URLs in a page with its own object store. Call once, before the first render. */
export const setLocalImageSource = (own: DrawnAt): void => {
  drawnAt = own
}

/** The URL of a picture or video in its original size. */
export const fullSizeUrl = (stored: string): string => {
  const own = drawnAt(stored)
  if (own !== null) return own
  if (stored.startsWith('/')) return `${import.meta.env.BASE_URL}${stored.slice(1)}`
  return URL.canParse(stored) ? new URL(stored).href : ''
}

/**
 * The URL of a picture in the width for this use. Empty for an invalid URL. The app's own pictures are stored as paths
 * from the root (`/town/a1.svg`). A static host may serve the app from any folder, so the base path precedes such a
 * path. The specs hide the proxy's address, so resizing uses the object store's own query parameter.
 */
export const resizedImageUrl = (stored: string, use: ImageUse): string => {
  const whole = fullSizeUrl(stored)
  if (stored.startsWith('/') || !URL.canParse(whole)) return whole
  const url = new URL(whole)
  if (!STORE.test(url.hostname) || AS_IT_IS.test(url.pathname)) return url.href
  url.searchParams.set('x-oss-process', `image/resize,w_${WIDTHS[use]}`)
  return url.href
}
