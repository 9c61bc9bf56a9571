/** Paths of partner pages. `link` names the partner; `null` is the session's own partner or the first one. */
export const partnerPaths = {
  home: (link: string | null) => (link === null ? '/partners' : `/p/${encodeURIComponent(link)}`),
  search: (link: string | null) => (link === null ? '/p/search' : `/p/search?link=${encodeURIComponent(link)}`),
  login: '/loop-interlink-login',
} as const
