import type { TFunction } from 'i18next'
import { menuChoice, type MenuEntry } from '../components/overlay/menu-entries'
import type { Language } from '../i18n'

/** The menu lists each language by its own name, for people who cannot read the current language. */
export const languageChoice = (t: TFunction, language: Language, onLanguage: (language: Language) => void): MenuEntry =>
  menuChoice({
    label: t('app.language'),
    value: language,
    onChange: onLanguage,
    options: [
      { value: 'en', label: t('app.english'), lang: 'en' },
      { value: 'zh', label: t('app.chinese'), lang: 'zh-Hans' },
    ],
  })
