import type { FeatureTranslations } from '../../i18n/resources'
import { EmbeddedOnlyScreen } from './EmbeddedOnlyScreen'
import { HomeScreen } from './HomeScreen'
import { InterlinkLoginScreen, InterlinkScreen } from './InterlinkScreens'
import { PartnerSearchScreen } from './PartnerSearchScreen'
import { PartnerTestScreen } from './PartnerTestScreen'

export const screens = {
  '/partners': HomeScreen,
  '/p/:link': HomeScreen,
  '/p/search': PartnerSearchScreen,
  '/p/interlink': InterlinkScreen,
  '/loop-interlink-login': InterlinkLoginScreen,
  '/framed': EmbeddedOnlyScreen,
  ...(import.meta.env.MODE === 'production' ? {} : { '/partner_test': PartnerTestScreen }),
}

export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}

declare module '../../i18n/resources' {
  interface Resources {
    readonly partner: typeof import('./translations.en').en
  }
}
