/** The largest number of sessions whose language the server remembers. */
const MOST = 10_000

/** The language in which each session reads, as its last HTTP call said. Frames of the chat service name no language. */
export interface ReaderLanguages {
  readonly note: (token: string, language: string | null) => void
  /** `null` if the session has made no call. */
  readonly of: (token: string) => string | null
}

export const makeReaderLanguages = (): ReaderLanguages => {
  const languages = new Map<string, string | null>()
  return {
    note: (token, language) => {
      languages.delete(token)
      languages.set(token, language)
      const oldest = languages.size > MOST ? languages.keys().next() : null
      if (oldest?.done === false) languages.delete(oldest.value)
    },
    of: (token) => languages.get(token) ?? null,
  }
}
