import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Bots } from '../../application/ports/bots'
import { botCalls } from '../wire/bot'
import type { RestClient } from './rest-client'

/** The bots port over the API (spec 1 §7). */
export const makeBots = (rest: RestClient): Bots => ({
  commands: (gid) => pipe(rest.call(botCalls.commands, { gid }), TE.map(({ items, dropped }) => {
    rest.countDropped(dropped)
    return items
  })),
  tell: ({ gid, clientId, text }) => pipe(
    rest.call(botCalls.userMessage, { gid, client_id: clientId, text }), TE.map(() => undefined)),
})
