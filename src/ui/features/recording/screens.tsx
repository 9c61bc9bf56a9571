import type { FeatureTranslations } from '../../i18n/resources'

/** The feature has no page, because it is part of the room and of the recap. */
export const screens = {}
export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}
declare module '../../i18n/resources' {
  interface Resources {
    readonly recording: typeof import('./translations.en').en
  }
}
