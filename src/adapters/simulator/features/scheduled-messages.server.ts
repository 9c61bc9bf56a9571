import * as E from 'fp-ts/Either'
import { toInstant } from '../../../domain/kernel/instant'
import { TOO_FAR } from '../../../domain/scheduled-messages'
import { asList } from '../../wire/codecs/list'
import { readScheduledBody, scheduledMessagesCalls } from '../../wire/calls/chat/scheduled-messages-calls'
import { translateRefusal } from '../refusal-texts/refusal-texts'
import { emptyReply, refuseWith } from '../response'
import { newMessageId } from '../state-host'
import type { ScheduledInput } from '../state/features/scheduled-messages/feature'
import { scheduledBy } from '../state/features/scheduled-messages/scheduled'
import { sendScheduledMessages } from './schedules/scheduled-messages.schedule'
import { commitInput, type ServerFeature } from './server-feature'

/** `undefined` for a time that no clock shows. Without a time the message waits for the other person. */
const timeOf = (when: number | undefined) => (when === undefined ? null : (toInstant(when) ?? undefined))

/** Members schedule messages, and only the author sees, changes, sends and cancels them. */
export const server: ServerFeature = {
  routes: (to, { host, readers }) => {
    to.authenticated(scheduledMessagesCalls.list, (_, { account: { xid }, token }) => {
      const inLanguage = (words: string): string => translateRefusal(readers.of(token), words)
      return E.right(
        asList(
          scheduledBy(host.world(), xid).map(({ host: _host, ...message }) => ({
            ...message,
            failure: message.failure === null ? null : inLanguage(message.failure),
          })),
        ),
      )
    })
    to.authenticated(
      scheduledMessagesCalls.add,
      ({ client_id: id, conversation_id: conversationId, when: due, ...body }, { account: { xid }, host: page }) => {
        const [content, when] = [readScheduledBody(body), timeOf(due)]
        if (content === null) return refuseWith('This kind of message can not be sent')
        if (when === undefined) return refuseWith(TOO_FAR)
        return emptyReply(
          commitInput(host, ({ at }): ScheduledInput => ({
            type: 'scheduled-messages/Added',
            at,
            xid,
            id,
            conversationId,
            content,
            when,
            host: page,
          })),
        )
      },
    )
    to.authenticated(
      scheduledMessagesCalls.edit,
      ({ client_id: id, msg: text, when: due }, { account: { xid, isVisitor } }) => {
        const when = timeOf(due)
        if (isVisitor) return refuseWith('Visitors cannot send messages')
        if (when === undefined) return refuseWith(TOO_FAR)
        return emptyReply(
          commitInput(host, ({ at }): ScheduledInput => ({
            type: 'scheduled-messages/Edited',
            at,
            xid,
            id,
            text,
            when,
          })),
        )
      },
    )
    to.authenticated(scheduledMessagesCalls.send, ({ client_id: id }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, (chance): ScheduledInput => ({
          type: 'scheduled-messages/SentNow',
          at: chance.at,
          xid,
          id,
          messageId: newMessageId(chance),
        })),
      ),
    )
    to.authenticated(scheduledMessagesCalls.cancel, ({ client_id: id }, { account: { xid, isVisitor } }) =>
      isVisitor
        ? refuseWith('Visitors cannot send messages')
        : emptyReply(
            commitInput(host, ({ at }): ScheduledInput => ({ type: 'scheduled-messages/Cancelled', at, xid, id })),
          ),
    )
  },
  live: sendScheduledMessages,
}
