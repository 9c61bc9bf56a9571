import type { FeatureTranslations } from '../../i18n/resources'

/** It has no page of its own: it is part of a room. */
export const screens = {}
export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}
declare module '../../i18n/resources' {
  interface Resources {
    readonly captions: typeof import('./translations.en').en
  }
}
