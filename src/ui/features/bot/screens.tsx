import type { FeatureWords } from '../../i18n/resources'
import { BotCreateScreen } from './BotCreateScreen'
import { BotListScreen } from './BotListScreen'
import { BotUpdateScreen } from './BotUpdateScreen'
import { botPaths } from './bot-paths'

export const screens = { [botPaths.list]: BotListScreen, [botPaths.create]: BotCreateScreen, '/bot/botUpdate': BotUpdateScreen }

export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }

declare module '../../i18n/resources' { interface Resources { readonly bot: typeof import('./words.en').en } }
