import TencentCloudChat from '@tencentcloud/chat'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeTencentConversations } from '../../../../src/adapters/im/tencent/conversations'
import { makeFakeClock } from '../../support/fake-clock'
import { Secret } from '../../../../src/application/ports/browser/vault'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { ConversationId, SessionId, Xid } from '../../../../src/domain/kernel/ids'
import type { ChatFact } from '../../../../src/application/ports/conversations'
import { made } from '../../../support/builders/made'
import { memoryVendorMemory } from '../../../support/in-memory/vendor-memory'
import { left, right } from '../../support/client'
import { makeVendorLine, type Sent } from './vendor-wire'

const GID = '10000001'
const square = made(ConversationId, `sg_${GID}`)
const me = made(Xid, '1001')
const ben = made(Xid, '1002')
const pair = made(ConversationId, 'si_1001_1002')

const groupMessage = (seq: number, MsgContent: object, rest: object = {}) => ({
  From_Account: me,
  ToGroupId: GID,
  MsgSeq: seq,
  MsgRandom: 900 + seq,
  MsgTimeStamp: 1_700_000_000 + seq,
  IsPlaceMsg: 0,
  TinyId: '144115111',
  MsgBody: [{ MsgType: 'Text' in MsgContent ? 'TIMTextElem' : 'TIMCustomElem', MsgContent }],
  ...rest,
})

/** The vendor keeps one client per application id, so each test uses another id. */
let apps = 1_400_000_000

const ignore = () => TE.left(unreachable)

/** The adapter over the vendor's own client. The test is the server of the client's WebSocket. */
const connected = async (
  answer: (sent: Sent) => Readonly<Record<string, unknown>> | undefined,
  notebook = memoryVendorMemory(),
) => {
  const { Line, sent, push } = makeVendorLine(answer)
  vi.stubGlobal('WebSocket', Line)
  const conversations = makeTencentConversations({
    load: async () => TencentCloudChat,
    appId: (apps += 1),
    clock: makeFakeClock(),
    notebook,
    pictureHosts: ['https://pictures.example'],
    chat: {
      perform: ignore,
      list: ignore,
      openDirect: ignore,
      pins: ignore,
      customToken: () => TE.right({ xid: me, signature: new Secret('sig') }),
    },
  })
  const facts: ChatFact[] = []
  conversations.facts$.subscribe((fact) => {
    facts.push(fact)
  })
  await new Promise<void>((resolve, reject) => {
    const until = conversations.connect(made(SessionId, 's1')).subscribe((event) => {
      if (event === 'logged') resolve()
      else reject(new Error(event))
    })
    leave = () => {
      until.unsubscribe()
    }
  })
  return {
    conversations,
    sent,
    push,
    facts,
    bodies: (command: string) => sent.filter((request) => request.command.endsWith(command)).map(({ body }) => body),
  }
}
let leave = (): void => undefined
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

describe("Tencent's own client over a WebSocket that the test answers", () => {
  it('R1-251 Tencent’s own client sends a login first, and then the connection reports that the member is logged in', async () => {
    const { sent } = await connected(() => undefined)
    expect(sent[0]?.command).toBe('im_open_status.wslogin')
  })

  it('editing a message sends the new text to Tencent, and an edit that Tencent refuses leaves the old text', async () => {
    let refuses = false
    const { conversations, bodies } = await connected(({ command }) => {
      if (command.endsWith('.group_msg_get')) return { IsFinished: 1, RspMsgList: [groupMessage(5, { Text: 'old' })] }
      return refuses && command.endsWith('.modify_group_msg')
        ? { ActionStatus: 'FAIL', ErrorCode: 120_007, ErrorInfo: 'Too late' }
        : undefined
    })
    await right(conversations.performAction({ kind: 'edit', conversationId: square, seq: 5, text: 'new' }))
    expect(bodies('.modify_group_msg')[0]).toMatchObject({
      MsgSeq: 5,
      MsgBody: [{ MsgType: 'TIMTextElem', MsgContent: { Text: 'new' } }],
    })
    refuses = true
    expect(
      await left(conversations.performAction({ kind: 'edit', conversationId: square, seq: 5, text: 'newer' })),
    ).toEqual(refused('Too late'))
    const { messages } = await right(conversations.range(square, 5, 5))
    expect(messages[0]?.content).toMatchObject({ text: 'old' })
  })

  it('R1-172 an access request in a message is read with the access status that the back end wrote into the message', async () => {
    const request = {
      id: '7',
      request_type: 0,
      user: { xid: ben, username: 'Ben', head: null },
      group: { gid: GID, name: 'Square', icon: null, description: '', member_count: 2 },
    }
    const data = JSON.stringify({ type: 1_400, msg: '', ext: { kind: 'accessRequest', access_status: 1, request } })
    const { conversations } = await connected(({ command }) =>
      command.endsWith('.group_msg_get')
        ? { IsFinished: 1, RspMsgList: [groupMessage(6, { Data: data, Desc: '', Ext: '' })] }
        : undefined,
    )
    const { messages } = await right(conversations.range(square, 6, 6))
    expect(messages[0]?.content).toMatchObject({
      kind: 'accessRequest',
      requestId: '7',
      status: 'accepted',
      person: { xid: ben },
    })
  })

  it('IM-12 R1-169 when another member recalls a message that the client has not loaded, the recall is published', async () => {
    const ID = '144115222-1700000001-77'
    const notebook = memoryVendorMemory()
    await notebook.number(me, pair, 1, [ID])
    const { push, facts } = await connected(
      ({ command }) =>
        command.endsWith('.getroammsg')
          ? {
              Complete: 1,
              MsgList: [
                {
                  From_Account: ben,
                  To_Account: me,
                  MsgSeq: 3,
                  MsgRandom: 77,
                  MsgTimeStamp: 1_700_000_001,
                  ClientTime: 1_700_000_001,
                  TinyId: '144115222',
                  MsgFlagBits: 8,
                  MsgBody: [{ MsgType: 'TIMTextElem', MsgContent: { Text: 'regretted' } }],
                },
              ],
            }
          : undefined,
      notebook,
    )
    push('im_open_push.msg_push', {
      EventArray: [
        {
          Event: 10,
          C2cNotifyMsgArray: [
            {
              WithdrawC2cMsgNotify: {
                C2cWithdrawInfoArray: [
                  {
                    From_Account: ben,
                    To_Account: me,
                    MsgSeq: 3,
                    MsgRandom: 77,
                    TinyId: '144115222',
                    MsgClientTime: 1_700_000_001,
                    RevokerInfo: { Revoker: ben },
                  },
                ],
              },
            },
          ],
        },
      ],
    })
    await vi.waitFor(() => {
      expect(facts).toMatchObject([
        { type: 'chat/MessagesChanged', messages: [{ id: ID, content: { kind: 'recalled' } }] },
      ])
    })
  })

  it('a sticker shows its picture only if the picture is on a configured picture host', async () => {
    const sticker = (host: string) => ({
      Data: JSON.stringify({
        type: 110,
        msg: 'wave',
        ext: { kind: 'sticker', sticker: { asset: `https://${host}/wave.webp`, category: 'sticker' } },
      }),
      Desc: '',
      Ext: '',
    })
    const { conversations } = await connected(({ command }) =>
      command.endsWith('.group_msg_get')
        ? {
            IsFinished: 1,
            RspMsgList: [groupMessage(1, sticker('pictures.example')), groupMessage(2, sticker('stranger.example'))],
          }
        : undefined,
    )
    const { messages } = await right(conversations.range(square, 1, 2))
    expect(messages.map(({ content }) => (content.kind === 'sticker' ? content.asset : content.kind))).toEqual([
      'https://pictures.example/wave.webp',
      null,
    ])
  })
})
