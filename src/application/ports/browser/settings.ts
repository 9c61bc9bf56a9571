/** Browser settings outside any account: theme, language, device id. Plain text by key. */
export interface Settings {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}
