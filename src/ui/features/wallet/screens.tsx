import type { FeatureWords } from '../../i18n/resources'
import { paths } from '../../app/paths'
import { WalletScreen } from './WalletScreen'

export const screens = { [paths.wallet]: WalletScreen }

export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }

declare module '../../i18n/resources' { interface Resources { readonly wallet: typeof import('./words.en').en } }
