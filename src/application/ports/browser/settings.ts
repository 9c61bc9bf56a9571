/** Choices of this browser that are no one's account data: theme, language, device id. Plain texts by key. */
export interface Settings {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}
