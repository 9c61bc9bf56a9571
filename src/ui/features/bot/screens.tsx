import { BotCreateScreen } from './BotCreateScreen'
import { BotListScreen } from './BotListScreen'
import { BotUpdateScreen } from './BotUpdateScreen'
import { botPaths } from './bot-paths'

export const screens = {
  [botPaths.list]: BotListScreen,
  [botPaths.create]: BotCreateScreen,
  '/bot/botUpdate': BotUpdateScreen,
}

export { translations } from './translations'
