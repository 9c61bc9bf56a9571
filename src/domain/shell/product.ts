import * as t from 'io-ts'

/**
 * The one list of what is configured rather than built: addresses of the product and the languages of its areas
 * (decisions.md, "Ids and links", "Session and shell").
 */
export const AreaLanguage = t.union([
  t.literal('en'), t.literal('zh'), t.literal('ja'), t.literal('ko'), t.literal('es'), t.literal('fr'), t.literal('de'),
  t.literal('pt'), t.literal('ru'), t.literal('tr'), t.literal('ar'), t.literal('hi'), t.literal('th'), t.literal('vi'),
], 'AreaLanguage')
export type AreaLanguage = t.TypeOf<typeof AreaLanguage>

export const AREA_LANGUAGES: readonly AreaLanguage[] = AreaLanguage.types.map(({ value }) => value)

export interface ProductPages { readonly social: string, readonly video: string }

const world: ProductPages = { social: 'https://social.loop.example/loop', video: 'https://video.loop.example/loop' }
const chinese: ProductPages = { social: 'https://social.loop.example/loop-cn', video: 'https://video.loop.example/loop-cn' }

/** The product's own social and video page for an area (spec 1 §2). */
export const productPages = (area: AreaLanguage): ProductPages => (area === 'zh' ? chinese : world)

/** The groups where people are helped, by the language that is shown (spec 1 §2). */
export const SUPPORT_GROUPS = { en: 'loop_en_support', zh: 'loop_cn_support' } as const

/** The product's own hosts, the five to which any message may link; the one that this page came from is always among them. */
export const OWN_HOSTS: readonly string[] = ['loop.example', 'www.loop.example', 'app.loop.example', 'social.loop.example', 'video.loop.example']

/** The app: what its links begin with, and where it can be had (spec 1 §2, redirect to the app). */
export const APP_SCHEME = 'loop://open'
export const APP_DOWNLOAD = 'https://loop.example/download'
