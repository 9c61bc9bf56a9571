import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BotPlace, Bots } from '../../application/ports/bots'
import { Gid } from '../../domain/kernel/ids'
import { botCalls } from '../wire/calls/bot-calls'
import type { RestClient } from './client/rest-client'

const placeOf = (place: BotPlace) =>
  Gid.is(place) ? { gid: place, conversation_id: undefined } : { gid: undefined, conversation_id: place }

/** Bot commands of a conversation over the API (spec 1 §7). */
export const makeBots = (rest: RestClient): Bots => ({
  commands: (place) =>
    pipe(
      rest.call(botCalls.commands, placeOf(place)),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
  notify: (place, { clientId, text }) =>
    pipe(
      rest.call(botCalls.userMessage, { ...placeOf(place), client_id: clientId, text }),
      TE.map(() => undefined),
    ),
})
