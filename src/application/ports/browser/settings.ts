/**
 * Settings of the browser, outside any account: theme, language, device id. Each setting is a plain text, stored under
 * a key.
 */
export interface Settings {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}
