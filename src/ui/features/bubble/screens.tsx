import type { FeatureTranslations } from '../../i18n/resources'

/** The feature has no page, because a rain appears inside a conversation. */
export const screens = {}

export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}

declare module '../../i18n/resources' {
  interface Resources {
    readonly bubble: typeof import('./translations.en').en
  }
}
