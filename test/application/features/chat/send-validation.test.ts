import { expect, it } from 'vitest'
import { EventLog } from '../../../../src/application/log/event-log'
import { validateBeforeSend } from '../../../../src/application/features/chat/send-validation'
import { allAccountSlices, type AccountMessage } from '../../../support/whole-domain'
import { plainText, type ConversationSummary } from '../../../../src/domain/chat'
import { ConversationId } from '../../../../src/domain/kernel/ids'
import { NOON } from '../../../support/builders/instant'
import { made } from '../../../support/builders/made'
import { ann, ben } from '../../../support/builders/person'
import { sessionOf } from '../../../support/builders/session'
import { summaryOf } from '../../../support/builders/summary'

const us = made(ConversationId, 'si_x-ann_x-ben')
const peer = { ...ben, avatar: null, role: 'normal', isBot: false, allowsDm: true } as const

it.each([
  ['passes if nothing prevents sending', {}, null],
  ['fails if the peer has blocked the sender', { blocked: 'byThem' }, { _tag: 'Blocked' }],
  [
    'fails if the peer accepts no direct messages',
    { peer: { ...peer, allowsDm: false } },
    { _tag: 'NoDirectMessages' },
  ],
] as const)(
  'OUT-7 the validation of a direct message that waited in the outbox %s',
  (_what, with_: Partial<ConversationSummary>, why) => {
    const slices = allAccountSlices()
    const log = new EventLog<AccountMessage>(slices, { now: () => NOON, wake: () => () => undefined }, () => [])
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    const opening = { type: 'chat/OpenDirect', uid: ben.uid } as const
    log.append(
      {
        type: 'ChatServiceLoggedIn',
        ask: {
          unit: 'connection/chatService',
          id: 'joinChatService',
          seq: slices.chatService.effects()['joinChatService']?.seq ?? 0,
        },
        sessionId: sessionOf(ann).sessionId,
      },
      null,
    )
    log.append(opening, null)
    const ask = {
      unit: 'chat/chat',
      id: `direct:${ben.uid}`,
      seq: slices.chat.effects()[`direct:${ben.uid}`]?.seq ?? 0,
    }
    log.append(
      {
        type: 'chat/DirectOpened',
        ask,
        uid: ben.uid,
        conversation: summaryOf({ conversationId: us, kind: 'single', peer, ...with_ }),
      },
      null,
    )
    const known = {
      session: slices.session.get(),
      chat: slices.chat.get(),
      linkHosts: slices.linkHosts.get(),
      group: slices.group.get(),
    }
    expect(validateBeforeSend(known, [], { conversationId: us, content: plainText('https://evil.example') })).toEqual(
      why,
    )
  },
)
