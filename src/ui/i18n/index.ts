import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { FeatureTranslations, Resources } from './resources'

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'translation'
    readonly resources: Resources
  }
}

export type Language = 'en' | 'zh'

type Part = () => Promise<object>

/**
 * The parts of the texts. The part `core` loads first, because the sign-in needs only few texts. The texts of live
 * rooms and group administration load with their pages.
 */
type PartName = 'core' | LazyTranslationPart
export type LazyTranslationPart = 'community' | 'spacesAndAdmin'
const ALL: readonly PartName[] = ['core', 'community', 'spacesAndAdmin']
const parts: Readonly<Record<Language, Readonly<Record<PartName, Part>>>> = {
  en: {
    core: async () => (await import('./en.core')).core,
    community: async () => (await import('./en.community')).community,
    spacesAndAdmin: async () => (await import('./en.spaces-and-admin')).spacesAndAdmin,
  },
  zh: {
    core: async () => (await import('./zh.core')).core,
    community: async () => (await import('./zh.community')).community,
    spacesAndAdmin: async () => (await import('./zh.spaces-and-admin')).spacesAndAdmin,
  },
}

export const preloadTranslations = (language: Language, withCommunity: boolean): void => {
  wordsFor(language, withCommunity ? ['core', 'community'] : ['core']).catch(() => undefined)
}

const markDocument = (language: Language): void => {
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en'
}

/** The loaded parts of each instance. Every chosen language loads them. */
const loaded = new WeakMap<I18n, readonly PartName[]>()
const partsOf = (instance: I18n): readonly PartName[] => loaded.get(instance) ?? []

export const hasTranslations = (instance: I18n, part: LazyTranslationPart): boolean => partsOf(instance).includes(part)

const languageOf = ({ language }: I18n): Language => (language === 'zh' ? 'zh' : 'en')

const wordsFor = (language: Language, names: readonly PartName[]): Promise<readonly object[]> =>
  Promise.all(names.map((name) => parts[language][name]()))

/** The merge is deep, because two parts may use the same top-level key. */
const addWords = (instance: I18n, language: Language, all: readonly object[]): void => {
  for (const words of all) instance.addResourceBundle(language, 'translation', words, true)
}

/** A name with right-to-left letters keeps its own direction and leaves the direction of the sentence as it is. */
const isolate = (name: string): string => name.replace(/.*[\u0590-\u08ff].*/s, '\u2068$&\u2069')

/** Loads the texts of a single language. Another language loads when the user chooses it. */
export const createI18n = async (language: Language, names: readonly PartName[] = ALL): Promise<I18n> => {
  const instance = createInstance()
  loaded.set(instance, names)
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: {} },
    fallbackLng: false,
    interpolation: { escape: isolate },
    react: { useSuspense: false },
  })
  addWords(instance, language, await wordsFor(language, names))
  markDocument(language)
  return instance
}

/** The feature translations to load in every chosen language, by namespace. */
const namespaces = new WeakMap<I18n, Map<string, FeatureTranslations>>()

/** Whether the feature's texts are loaded in the current language. */
export const hasNamespace = (instance: I18n, name: string): boolean =>
  instance.hasResourceBundle(instance.language, name)

/** Loads a feature's texts in the current language, and later in every language that the user chooses. */
export const addNamespace = async (instance: I18n, name: string, words: FeatureTranslations): Promise<void> => {
  namespaces.set(instance, (namespaces.get(instance) ?? new Map<string, FeatureTranslations>()).set(name, words))
  const language = languageOf(instance)
  instance.addResourceBundle(language, name, await words[language]())
}

export const changeLanguage = async (instance: I18n, language: Language): Promise<void> => {
  const [core, ...others] = await Promise.all([
    wordsFor(language, partsOf(instance)),
    ...[...(namespaces.get(instance) ?? [])].map(async ([name, words]) => [name, await words[language]()] as const),
  ])
  for (const [name, words] of others) instance.addResourceBundle(language, name, words)
  addWords(instance, language, core)
  await instance.changeLanguage(language)
  markDocument(language)
}

/** Loads another part of the texts in the current language, and later in every language that the user chooses. */
export const addTranslationPart = async (instance: I18n, part: LazyTranslationPart = 'community'): Promise<void> => {
  const language = languageOf(instance)
  const words = await wordsFor(language, [part])
  // The user may have chosen another language meanwhile.
  if (language !== languageOf(instance)) return addTranslationPart(instance, part)
  addWords(instance, language, words)
  loaded.set(instance, [...partsOf(instance), part])
}

/** The first of the browser's languages that the product supports. English by default. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'zh' || tag === 'en') ?? 'en'
