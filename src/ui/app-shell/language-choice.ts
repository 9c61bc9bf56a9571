import type { TFunction } from 'i18next'
import { menuChoice, type MenuEntry } from '../components/overlay/menu-entries'
import type { Language } from '../i18n'

/** Every language is named in itself, for whoever can't read the one that is shown. */
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
