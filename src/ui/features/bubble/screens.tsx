import type { FeatureWords } from '../../i18n/resources'

/** It has no page of its own: all of it lies in a conversation. */
export const screens = {}

export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }

declare module '../../i18n/resources' { interface Resources { readonly bubble: typeof import('./words.en').en } }
