import type { FeatureTranslations } from '../../i18n/resources'
import { RestreamScreen } from './RestreamScreen'

export const screens = { '/rtmp': RestreamScreen }
export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}
declare module '../../i18n/resources' {
  interface Resources {
    readonly restream: typeof import('./translations.en').en
  }
}
