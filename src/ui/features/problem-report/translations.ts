import type { FeatureTranslations } from '../../i18n/resources'

export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}
declare module '../../i18n/resources' {
  interface Resources {
    readonly 'problem-report': typeof import('./translations.en').en
  }
}
