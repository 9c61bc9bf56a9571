import type { FeatureTranslations } from '../../i18n/resources'

/** The feature has no page, because captions are part of the room. */
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
