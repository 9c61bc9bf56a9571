import type { en } from './en'

/** All words by namespace. A feature adds its own namespace, named like itself, where its English words are. */
export interface Resources {
  readonly translation: typeof en
}

/** The words of a feature, in each language; only the one that is shown is fetched. */
export type FeatureTranslations = Readonly<Record<'en' | 'zh', () => Promise<object>>>
