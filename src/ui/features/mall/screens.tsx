import type { FeatureTranslations } from '../../i18n/resources'
import { paths } from '../../app/routing/paths'
import { CardScreen } from './CardScreen'
import { DepositScreen } from './DepositScreen'
import { MallScreen } from './MallScreen'

export const screens = {
  [paths.mall]: MallScreen,
  [paths.rechargeCurrency]: DepositScreen,
  [paths.rechargeCard]: CardScreen,
}

export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}

declare module '../../i18n/resources' {
  interface Resources {
    readonly mall: typeof import('./translations.en').en
  }
}
