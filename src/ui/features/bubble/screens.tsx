import type { FeatureTranslations } from '../../i18n/resources'

/** It has no page of its own: all of it lies in a conversation. */
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
