import type { FeatureWords } from '../../i18n/resources'

/** It has no page of its own: it is part of a room. */
export const screens = {}
export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }
declare module '../../i18n/resources' { interface Resources { readonly captions: typeof import('./words.en').en } }
