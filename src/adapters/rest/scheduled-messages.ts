import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ScheduledMessagesPort } from '../../application/features/scheduled-messages/ports'
import type { ScheduleAct } from '../../domain/scheduled-messages'
import { scheduledBody, scheduledMessagesCalls } from '../wire/calls/chat/scheduled-messages-calls'
import type { RestClient } from './client/rest-client'

const performed = (rest: RestClient, act: ScheduleAct) => {
  const client_id = act.id
  switch (act.kind) {
    case 'schedule':
      return rest.call(scheduledMessagesCalls.add, {
        client_id,
        conversation_id: act.conversationId,
        ...scheduledBody(act.content),
        when: act.when ?? undefined,
      })
    case 'edit':
      return rest.call(scheduledMessagesCalls.edit, { client_id, msg: act.text, when: act.when ?? undefined })
    case 'sendNow':
      return rest.call(scheduledMessagesCalls.send, { client_id })
    case 'cancel':
      return rest.call(scheduledMessagesCalls.cancel, { client_id })
  }
}

export const makeScheduledMessages = (rest: RestClient): ScheduledMessagesPort => ({
  list: () =>
    pipe(
      rest.call(scheduledMessagesCalls.list, {}),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
  perform: (act) =>
    pipe(
      performed(rest, act),
      TE.map(() => undefined),
    ),
})
