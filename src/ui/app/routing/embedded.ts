/**
 * Whether this page is shown inside a page of somebody else's. Who may do so at all is said by a header (reliability
 * §4).
 */
export const isEmbedded = (): boolean => window.parent !== window

/**
 * Money, settings and ways in are not for a page that another one lies around (BI-358): who clicks there may not see
 * what they click.
 */
const SHUT = /^\/(?:sign-in|wallet|mall|settings|bot|rtmp|looper)\b/
export const isForbiddenWhenEmbedded = (path: string): boolean => isEmbedded() && SHUT.test(path)
