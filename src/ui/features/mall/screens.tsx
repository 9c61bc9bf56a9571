import type { FeatureWords } from '../../i18n/resources'
import { paths } from '../../app/paths'
import { CardScreen } from './CardScreen'
import { DepositScreen } from './DepositScreen'
import { MallScreen } from './MallScreen'

export const screens = { [paths.mall]: MallScreen, [paths.rechargeCurrency]: DepositScreen, [paths.rechargeCard]: CardScreen }

export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }

declare module '../../i18n/resources' { interface Resources { readonly mall: typeof import('./words.en').en } }
