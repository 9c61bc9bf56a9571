/** What every call says of where it comes from (spec 1 §7). `partnerId` is `null` but for partner logins. */
export interface ClientInfo {
  readonly platform: 'h5' | 'web'
  readonly areaLanguage: string
  readonly displayLanguage: string
  readonly partnerId: string | null
}

/** spec 1 §9: the mobile layout is for widths under 1,024 CSS px, and only it calls itself `h5`. */
export const platformForWidth = (width: number): ClientInfo['platform'] => (width < 1024 ? 'h5' : 'web')

export const TOKEN_HEADER = 'token'
export const PARTNER_HEADER = 'partner-id'

/** The headers of a call. `token` is `null` for the posts that sign in. */
export const requestHeaders = (origin: ClientInfo, token: string | null): Readonly<Record<string, string>> => ({
  platform: origin.platform,
  'area-language': origin.areaLanguage,
  'display-language': origin.displayLanguage,
  ...(token === null ? {} : { [TOKEN_HEADER]: token }),
  ...(origin.partnerId === null ? {} : { [PARTNER_HEADER]: origin.partnerId }),
})
