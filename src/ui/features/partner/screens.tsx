import type { FeatureWords } from '../../i18n/resources'
import { FramedScreen } from './FramedScreen'
import { HomeScreen } from './HomeScreen'
import { InterlinkLoginScreen, InterlinkScreen } from './InterlinkScreens'
import { PartnerSearchScreen } from './PartnerSearchScreen'
import { PartnerTestScreen } from './PartnerTestScreen'

export const screens = {
  '/partners': HomeScreen, '/p/:link': HomeScreen, '/p/search': PartnerSearchScreen,
  '/p/interlink': InterlinkScreen, '/loop-interlink-login': InterlinkLoginScreen, '/framed': FramedScreen,
  ...import.meta.env.MODE === 'production' ? {} : { '/partner_test': PartnerTestScreen },
}

export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }

declare module '../../i18n/resources' { interface Resources { readonly partner: typeof import('./words.en').en } }
