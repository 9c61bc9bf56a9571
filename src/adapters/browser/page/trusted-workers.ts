interface Rules {
  readonly createScriptURL: (url: string) => string | null
}
interface Guarded {
  readonly trustedTypes: { readonly createPolicy: (name: string, rules: Rules) => unknown }
}
const isGuarded = (page: object): page is Guarded => 'trustedTypes' in page

let isSet = false

/** Where this page's own scripts lie, and nothing that anybody stored. */
const OWN_SCRIPTS = new URL('.', import.meta.url).href

/** Beside the page and not among its scripts: a service worker serves what lies below it. */
export const OFFLINE_WORKER = '/offline.js'

/**
 * Lets this page's own workers begin, under the policy that forbids everything of that kind (reliability §4): a file
 * beside its
 * own scripts, the worker that keeps it for offline, and what packages make of their own text, an address in this
 * page's own memory,
 * are let through. Any other, and all HTML and script text, is not.
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
