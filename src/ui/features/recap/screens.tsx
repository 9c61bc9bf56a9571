import type { FeatureWords } from '../../i18n/resources'
import { RecapScreen } from './RecapScreen'

export const screens = { '/space/:key/recap': RecapScreen }
export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }
declare module '../../i18n/resources' { interface Resources { readonly recap: typeof import('./words.en').en } }
