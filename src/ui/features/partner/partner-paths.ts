/**
 * The paths of partner pages. `link` names the partner; `null` means the session's own partner or the first partner.
 */
export const partnerPaths = {
  home: (link: string | null) => (link === null ? '/partners' : `/p/${encodeURIComponent(link)}`),
  search: (link: string | null) => (link === null ? '/p/search' : `/p/search?link=${encodeURIComponent(link)}`),
  login: '/loop-interlink-login',
} as const
