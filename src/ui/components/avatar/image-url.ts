/** spec 1 §9: the widths that the image proxy makes, by what the picture is for. */
const WIDTHS = { avatar: 320, banner: 640, large: 960 } as const
export type ImageUse = keyof typeof WIDTHS

/**
 * The object store can resize; whoever else has a picture would take what is added to its address for something else.
 */
const STORE = /\.(?:aliyuncs\.com|localhost)$/

/** spec 1 §9: drawings and moving pictures are not resized. */
const AS_IT_IS = /\.(?:svg|gif)$/i

/** Where this page draws what is stored under that address; `null` of whatever it fetches from there. */
type DrawnAt = (stored: string) => string | null
let drawnAt: DrawnAt = () => null

/** Of a page that has its own way to the object store. Said once, before anything is drawn. */
export const setLocalImageSource = (own: DrawnAt): void => {
  drawnAt = own
}

/** Where a picture or video is, as large as it was sent. */
export const fullSizeUrl = (stored: string): string => {
  const own = drawnAt(stored)
  if (own !== null) return own
  if (stored.startsWith('/')) return `${import.meta.env.BASE_URL}${stored.slice(1)}`
  return URL.canParse(stored) ? new URL(stored).href : ''
}

/**
 * Where a picture is. What is stored names our own pictures from the root (`/town/a1.svg`), but a static host may serve
 * the
 * client from any folder, so the folder enters here, when a picture is drawn. A picture of the object store is asked
 * for in
 * the width that it is shown in; the specs hide the proxy's own address, so this is the store's own way. What is no
 * address is no picture.
 */
export const resizedImageUrl = (stored: string, use: ImageUse): string => {
  const whole = fullSizeUrl(stored)
  if (stored.startsWith('/') || !URL.canParse(whole)) return whole
  const url = new URL(whole)
  if (!STORE.test(url.hostname) || AS_IT_IS.test(url.pathname)) return url.href
  url.searchParams.set('x-oss-process', `image/resize,w_${WIDTHS[use]}`)
  return url.href
}
