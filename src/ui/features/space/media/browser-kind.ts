/** The browsers that hide a site's permissions in different places. */
export type BrowserKind = 'chrome' | 'chromePhone' | 'firefox' | 'safari' | 'iphone' | 'other'

/** `hasTouch` tells an iPad, which names itself a Mac, from a Mac. */
export const browserKindOf = (userAgent: string, hasTouch: boolean): BrowserKind => {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && hasTouch)) return 'iphone'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Chrome\//.test(userAgent)) return /Android/.test(userAgent) ? 'chromePhone' : 'chrome'
  return /Safari\//.test(userAgent) ? 'safari' : 'other'
}
