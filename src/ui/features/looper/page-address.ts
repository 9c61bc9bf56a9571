/** Where an exclusive page is reached: the base prefix and its link (spec 3 §2). */
export const pagePrefix = (): string => `${window.location.origin}/p/`
export const pageAddress = (link: string): string => `${pagePrefix()}${link}`
