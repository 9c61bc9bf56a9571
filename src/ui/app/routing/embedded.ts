/** Whether another site shows this page in an iframe. A response header decides which sites may (reliability §4). */
export const isEmbedded = (): boolean => window.parent !== window

/** Pages for money, settings and sign-in never show inside an iframe, against clickjacking (BI-358). */
const SHUT = /^\/(?:sign-in|wallet|mall|settings|bot|rtmp|looper)\b/
export const isForbiddenWhenEmbedded = (path: string): boolean => isEmbedded() && SHUT.test(path)
