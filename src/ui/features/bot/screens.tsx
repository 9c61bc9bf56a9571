import type { FeatureTranslations } from '../../i18n/resources'
import { BotCreateScreen } from './BotCreateScreen'
import { BotListScreen } from './BotListScreen'
import { BotUpdateScreen } from './BotUpdateScreen'
import { botPaths } from './bot-paths'

export const screens = {
  [botPaths.list]: BotListScreen,
  [botPaths.create]: BotCreateScreen,
  '/bot/botUpdate': BotUpdateScreen,
}

export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}

declare module '../../i18n/resources' {
  interface Resources {
    readonly bot: typeof import('./translations.en').en
  }
}
