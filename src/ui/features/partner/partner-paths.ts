/** Addresses of the partner area. `link`: of which partner, `null` for one's own or the first. */
export const partnerPaths = {
  home: (link: string | null) => (link === null ? '/partners' : `/p/${encodeURIComponent(link)}`),
  search: (link: string | null) => (link === null ? '/p/search' : `/p/search?link=${encodeURIComponent(link)}`),
  login: '/loop-interlink-login',
} as const
