import type { FeatureTranslations } from '../../i18n/resources'
import { RecapScreen } from './RecapScreen'

export const screens = { '/space/:key/recap': RecapScreen }
export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}
declare module '../../i18n/resources' {
  interface Resources {
    readonly recap: typeof import('./translations.en').en
  }
}
