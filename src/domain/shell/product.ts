import * as t from 'io-ts'
import { REGION_LANGUAGES, regionLanguages } from './region-languages'

export const RegionLanguage = t.keyof(REGION_LANGUAGES, 'AreaLanguage')
export type RegionLanguage = t.TypeOf<typeof RegionLanguage>

export interface ProductPages {
  readonly social: string
  readonly video: string
}

const world: ProductPages = { social: 'https://social.loop.example/loop', video: 'https://video.loop.example/loop' }
const chinese: ProductPages = {
  social: 'https://social.loop.example/loop-cn',
  video: 'https://video.loop.example/loop-cn',
}

/** The product's own social and video pages for a region language (spec 1 §2). */
export const productPages = (area: RegionLanguage): ProductPages => (area === 'zh' ? chinese : world)

/** The configuration of the product. A build for real providers contains a configuration of its own (docs/live.md). */
export interface Product {
  /**
   * The five hosts to which any message may link, including this page's own host. A link to such a host becomes a card.
   */
  readonly ownHosts: readonly string[]
  /** The support groups by displayed language (spec 1 §2). */
  readonly supportGroups: Readonly<Record<'en' | 'zh', string>>
  readonly areaLanguages: readonly RegionLanguage[]
}

/** The configuration of the product for the simulator. */
export const PRODUCT: Product = {
  ownHosts: ['loop.example', 'www.loop.example', 'app.loop.example', 'social.loop.example', 'video.loop.example'],
  supportGroups: { en: 'loop_en_support', zh: 'loop_cn_support' },
  areaLanguages: regionLanguages,
}

/** The mobile app: the start of its links, and its download page (spec 1 §2, redirect to the app). */
export const APP_SCHEME = 'loop://open'
export const APP_DOWNLOAD = 'https://loop.example/download'
