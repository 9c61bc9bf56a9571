import type { FeatureWords } from '../../i18n/resources'

export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }
declare module '../../i18n/resources' { interface Resources { readonly identity: typeof import('./words.en').en } }
