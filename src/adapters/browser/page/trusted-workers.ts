interface Rules {
  readonly createScriptURL: (url: string) => string | null
}
interface Guarded {
  readonly trustedTypes: { readonly createPolicy: (name: string, rules: Rules) => unknown }
}
const isGuarded = (page: object): page is Guarded => 'trustedTypes' in page

let isSet = false

/** The URL of the folder that contains this page's scripts. The server never stores uploaded files in this folder. */
const OWN_SCRIPTS = new URL('.', import.meta.url).href

/** The URL of the service worker, at the root, because a service worker controls only pages below its own path. */
export const OFFLINE_WORKER = '/offline.js'

/**
 * Installs the Trusted Types policy that allows only this page's workers. The policy allows the page's own scripts, the
 * offline worker (ADR 18), and `blob:` URLs of this page, which npm packages create for their workers. The policy
 * refuses every other script URL, and all HTML and script text.
 */
export const installWorkerPolicy = (
  page: object = window,
  origin: string = location.origin,
  scripts = OWN_SCRIPTS,
): void => {
  if (isSet || !isGuarded(page)) return
  isSet = true
  const isOwn = (url: string): boolean =>
    url === OFFLINE_WORKER ||
    url.startsWith(`blob:${origin}/`) ||
    (URL.canParse(url) && new URL(url).href.startsWith(scripts))
  page.trustedTypes.createPolicy('default', { createScriptURL: (url) => (isOwn(url) ? url : null) })
}
