import type { en } from './en'

/** All texts by namespace. A feature adds its own namespace where it defines its English texts. */
export interface Resources {
  readonly translation: typeof en
}

/** The loaders of a feature's texts by language. Only the texts of the current language load. */
export type FeatureTranslations = Readonly<Record<'en' | 'zh', () => Promise<object>>>
