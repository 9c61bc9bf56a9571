/** The headers that describe the client in every call (spec 1 §7). Only a partner login sets `partnerId`. */
export interface ClientInfo {
  readonly platform: 'h5' | 'web'
  readonly areaLanguage: string
  readonly displayLanguage: string
  readonly partnerId: string | null
}

/** Below a width of 1,024 CSS px the app uses the mobile layout and sends the platform `h5` (spec 1 §9). */
export const platformForWidth = (width: number): ClientInfo['platform'] => (width < 1024 ? 'h5' : 'web')

export const TOKEN_HEADER = 'token'
export const PARTNER_HEADER = 'partner-id'
export const LANGUAGE_HEADER = 'display-language'

/** The headers of a call. `token` is `null` for calls that sign in. */
export const requestHeaders = (origin: ClientInfo, token: string | null): Readonly<Record<string, string>> => ({
  platform: origin.platform,
  'area-language': origin.areaLanguage,
  [LANGUAGE_HEADER]: origin.displayLanguage,
  ...(token === null ? {} : { [TOKEN_HEADER]: token }),
  ...(origin.partnerId === null ? {} : { [PARTNER_HEADER]: origin.partnerId }),
})
