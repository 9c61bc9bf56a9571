/** The origins that may frame a partner's pages, keyed by partner link. */
export type AllowedAncestors = Readonly<Record<string, readonly string[]>>

const PARTNER_PAGE = /^\/p\/([A-Za-z0-9_-]{1,64})\/?$/

/** The path at which the owner sees a preview of a partner's page. `?link=` names the partner. */
const OWN_PREVIEW = '/partners'
/** The pages that contain a preview of a partner's page (spec 3 §2 Exclusive page). */
const PREVIEWING: readonly string[] = ['/looper/api', '/looper/edit-exclusive-page']
export const mayFrameOwnPages = (pathname: string): boolean => PREVIEWING.includes(pathname)
/** The paths of the pages that embed a partner preview, and of the preview itself. */
export const FRAMING_PATHS: readonly string[] = [OWN_PREVIEW, ...PREVIEWING]

/**
 * The `frame-ancestors` directive for a path. A partner's sites may frame the partner's page. Pages of this host may
 * frame the previews. The policy forbids all other framing (BI-358).
 */
export const frameAncestors = (pathname: string, framers: AllowedAncestors): string => {
  if (pathname === OWN_PREVIEW) return "frame-ancestors 'self'"
  const link = PARTNER_PAGE.exec(pathname)?.[1]
  const origins = link !== undefined && Object.hasOwn(framers, link) ? (framers[link] ?? []) : []
  return ['frame-ancestors', ...(origins.length === 0 ? ["'none'"] : ["'self'", ...origins])].join(' ')
}

/** The only file that pages of other origins may load, as a module. */
export const EMBED_FILE = '/embed/loop.js'
export const embedHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
}
