import type { Bot } from '../../../domain/bot'
import { paths } from '../../app/routing/paths'

/** The paths of the bot screens (spec 3 §2). */
export const botPaths = {
  list: paths.bots,
  create: '/bot/botCreate',
  update: ({ id, xid }: Pick<Bot, 'id' | 'xid'>) =>
    `/bot/botUpdate?id=${encodeURIComponent(id)}&xid=${encodeURIComponent(xid)}`,
} as const
