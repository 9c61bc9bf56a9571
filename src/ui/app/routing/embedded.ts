/** Whether another site shows this page in an iframe. A response header decides which sites may do so. */
export const isEmbedded = (): boolean => window.parent !== window

/** Pages for money, settings and sign-in never appear inside an iframe, as protection against clickjacking (BI-358). */
const SHUT = /^\/(?:sign-in|wallet|mall|settings|bot|rtmp|looper)\b/
export const isForbiddenWhenEmbedded = (path: string): boolean => isEmbedded() && SHUT.test(path)
