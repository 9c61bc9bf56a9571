import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from './en'
import type { Words } from './words'

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'translation'
    readonly resources: { readonly translation: typeof en }
  }
}

export type Language = 'en' | 'zh'

const words: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en')).en,
  zh: async () => (await import('./zh')).zh,
}

/** Fetches the words before they are wanted. */
export const warmWords = (language: Language): void => { words[language]().catch(() => undefined) }

const markDocument = (language: Language): void => {
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en'
}

/** Loads the words of one language only; another language is fetched when it is chosen. */
export const createI18n = async (language: Language): Promise<I18n> => {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await words[language]() } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  markDocument(language)
  return instance
}

export const changeLanguage = async (instance: I18n, language: Language): Promise<void> => {
  if (!instance.hasResourceBundle(language, 'translation')) {
    instance.addResourceBundle(language, 'translation', await words[language]())
  }
  await instance.changeLanguage(language)
  markDocument(language)
}

/** The first of the reader's languages that we speak. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'zh' || tag === 'en') ?? 'en'
