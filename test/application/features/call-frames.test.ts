import { describe, expect, it } from 'vitest'
import type { CallSocketEvent } from '../../../src/application/features/call/ports'
import { EventLog } from '../../../src/application/log/event-log'
import type { Slice } from '../../../src/domain/event-log'
import type { AccountMessage } from '../../../src/domain/features'
import { Uid, type Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { sessionOf } from '../../support/builders/session'
import { summaryOf } from '../../support/builders/summary'
import { VirtualTime } from '../../support/virtual-time'
import { ADA, ben, BEN, ROOM } from '../../domain/call/call-story'
import { running } from './call-fixture'

const calling = (to: Xid): CallSocketEvent => ({
  kind: 'calling',
  channelId: ROOM,
  to,
  from: ben,
  isVideo: false,
  saidAt: null,
})

describe('A socket frame of a call', () => {
  it('R2-147 RCV-1 BI-302 a call frame for another account is ignored, and does not count as a dropped frame', () => {
    const { frame, said, dropped } = running()
    frame('calling', calling(BEN))
    expect([said, dropped()]).toEqual([[], 0])
    frame('calling', calling(ADA))
    expect(said).toEqual([{ type: 'call/Calling', channelId: ROOM, from: ben, isVideo: false, saidAt: null }])
  })

  it('RCV-8 a call frame does not ring while no member is signed in', () => {
    const { frame, said, leave } = running()
    leave()
    frame('calling', calling(ADA))
    expect(said).toEqual([])
  })

  it.each([
    ['byMe', 0],
    ['none', 1],
  ] as const)('RCV-8 a call rings unless the member has blocked the caller (blocked: %s)', (blocked, rings) => {
    const { frame, said, account } = running()
    const session = sessionOf({ name: 'Ada', xid: ADA, uid: made(Uid, '1000000001') })
    const log = new EventLog<AccountMessage>(account, new VirtualTime().clock(), () => [])
    const asked = (slice: Slice, id: string) => ({ unit: slice.name, id, seq: slice.effects()[id]?.seq ?? 0 })
    log.append({ type: 'SignedIn', session }, null)
    log.append(
      { type: 'ChatServiceLoggedIn', ask: asked(account.chatService, 'joinChatService'), sessionId: session.sessionId },
      null,
    )
    const peer = { ...ben, uid: made(Uid, '1000000002'), role: 'normal', isBot: false, allowsDm: true } as const
    log.append(
      {
        type: 'chat/ConversationsListed',
        ask: asked(account.chat, 'list'),
        conversations: [summaryOf({ kind: 'single', gid: null, blocked, peer })],
      },
      null,
    )
    frame('calling', calling(ADA))
    expect(said).toHaveLength(rings)
  })

  it('an invalid call frame is counted as a dropped frame', () => {
    const { frame, said, dropped } = running()
    frame('gone', null)
    expect([said, dropped()]).toEqual([[], 1])
  })

  it('the message for a cancelled call names the signed-in account, so that the client recognises other devices of the member', () => {
    const { frame, said } = running()
    frame('gone', { kind: 'cancelled', channelId: ROOM, by: BEN, isWeb: false })
    expect(said).toEqual([{ type: 'call/Cancelled', channelId: ROOM, by: BEN, isWeb: false, me: ADA }])
  })
})
