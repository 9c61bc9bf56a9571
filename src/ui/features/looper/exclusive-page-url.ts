/** Where an exclusive page is reached: the base prefix and its link (spec 3 §2). */
export const exclusivePagePrefix = (): string => `${window.location.origin}/p/`
export const exclusivePageUrl = (link: string): string => `${exclusivePagePrefix()}${link}`
