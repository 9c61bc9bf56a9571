/** By the link of a partner, the origins of the pages that may show its pages in a frame. */
export type AllowedAncestors = Readonly<Record<string, readonly string[]>>

const PARTNER_PAGE = /^\/p\/([A-Za-z0-9_-]{1,64})\/?$/

/** A partner's page for the preview of its owner: `?link=` says whose. */
const OWN_PREVIEW = '/partners'
/** The pages with such a preview (spec 3 §2 Exclusive page). */
const PREVIEWING: readonly string[] = ['/looper/api', '/looper/edit-exclusive-page']
export const mayFrameOwnPages = (pathname: string): boolean => PREVIEWING.includes(pathname)
/** All paths of this host whose pages frame or are framed by each other. */
export const FRAMING_PATHS: readonly string[] = [OWN_PREVIEW, ...PREVIEWING]

/**
 * Who may frame the page at that path, as the policy says it: a partner's own sites its own page, this very host what
 * it previews, and
 * nobody anything else (BI-358).
 */
export const frameAncestors = (pathname: string, framers: AllowedAncestors): string => {
  if (pathname === OWN_PREVIEW) return "frame-ancestors 'self'"
  const link = PARTNER_PAGE.exec(pathname)?.[1]
  const origins = link !== undefined && Object.hasOwn(framers, link) ? (framers[link] ?? []) : []
  return ['frame-ancestors', ...(origins.length === 0 ? ["'none'"] : ["'self'", ...origins])].join(' ')
}

/** The one file that pages of other origins load, as a module. */
export const EMBED_FILE = '/embed/loop.js'
export const embedHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
}
