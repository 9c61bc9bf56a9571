import type { FeatureTranslations } from '../../i18n/resources'
import { paths } from '../../app/routing/paths'
import { WalletScreen } from './WalletScreen'

export const screens = { [paths.wallet]: WalletScreen }

export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}

declare module '../../i18n/resources' {
  interface Resources {
    readonly wallet: typeof import('./translations.en').en
  }
}
