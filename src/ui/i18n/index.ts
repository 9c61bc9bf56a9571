import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from './en'

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'translation'
    readonly resources: { readonly translation: typeof en }
  }
}

export type Language = 'en' | 'zh'

type Part = () => Promise<object>

/** Whoever signs in needs few words, and gets those first. */
const parts: Readonly<Record<Language, { readonly first: Part, readonly inside: Part }>> = {
  en: { first: async () => (await import('./en.first')).first, inside: async () => (await import('./en.inside')).inside },
  zh: { first: async () => (await import('./zh.first')).first, inside: async () => (await import('./zh.inside')).inside },
}

/** Fetches the words before they are wanted. */
export const warmWords = (language: Language, withInside: boolean): void => { wordsFor(language, withInside).catch(() => undefined) }

const markDocument = (language: Language): void => {
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en'
}

/** Those that have the words of the pages behind the sign-in, too; those that are to have them in every language. */
const complete = new WeakSet<I18n>()
const completing = new WeakSet<I18n>()

export const hasAllWords = (instance: I18n): boolean => complete.has(instance)

const wordsFor = async (language: Language, withInside: boolean): Promise<object> => {
  const { first, inside } = parts[language]
  const [begin, rest] = await Promise.all([first(), withInside ? inside() : {}])
  return { ...begin, ...rest }
}

/** Loads the words of one language only; another language is fetched when it is chosen. */
export const createI18n = async (language: Language, part: 'first' | 'all' = 'all'): Promise<I18n> => {
  const instance = createInstance()
  if (part === 'all') complete.add(instance)
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await wordsFor(language, part === 'all') } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  markDocument(language)
  return instance
}

export const changeLanguage = async (instance: I18n, language: Language): Promise<void> => {
  instance.addResourceBundle(language, 'translation', await wordsFor(language, complete.has(instance) || completing.has(instance)), true)
  await instance.changeLanguage(language)
  markDocument(language)
}

/** Fetches what is said behind the sign-in, in the language that is shown; from then on in every one that is chosen. */
export const completeWords = async (instance: I18n): Promise<void> => {
  completing.add(instance)
  const language = instance.language === 'zh' ? 'zh' : 'en'
  instance.addResourceBundle(language, 'translation', await parts[language].inside(), true)
  complete.add(instance)
}

/** The first of the reader's languages that we speak. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'zh' || tag === 'en') ?? 'en'
