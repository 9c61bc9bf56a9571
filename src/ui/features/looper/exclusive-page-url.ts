/** The URL of an exclusive page: the base prefix and the page's link (spec 3 §2). */
export const exclusivePagePrefix = (): string => `${window.location.origin}/p/`
export const exclusivePageUrl = (link: string): string => `${exclusivePagePrefix()}${link}`
