/** URL of an exclusive page: base prefix and link (spec 3 §2). */
export const exclusivePagePrefix = (): string => `${window.location.origin}/p/`
export const exclusivePageUrl = (link: string): string => `${exclusivePagePrefix()}${link}`
