import { describe, expect, it } from 'vitest'
import { systemAlerts } from '../../../src/application/notifications-and-toasts/system-alerts'
import { EventLog } from '../../../src/application/log/event-log'
import type { SystemNotice } from '../../../src/application/ports/browser/system-notices'
import type { AccountMessage } from '../../support/whole-domain'
import type { ConversationSummary } from '../../../src/domain/chat'
import type { NotificationMessage } from '../../../src/domain/notification/notification.messages'
import { lounge, messageOf } from '../../support/builders/message'
import { accessRequest, notice, noticeArrived, requestArrived } from '../../support/builders/notice'
import { NOON } from '../../support/builders/instant'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { spaceWith, square } from '../../support/builders/space'
import { summaryOf } from '../../support/builders/summary'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { newSlices } from '../../support/slices-in'

const sound: AccountMessage = { type: 'ChooseSound', sound: true }
const notices: AccountMessage = { type: 'ChooseNotices', notices: true }
const arrived = (...messages: readonly ReturnType<typeof messageOf>[]): AccountMessage => ({
  type: 'chat/MessagesArrived',
  messages,
})

/** Signs Ann in with one conversation, handles the messages in `heard`, and returns the system alerts they cause. */
const ringing = async (
  conversation: Partial<ConversationSummary>,
  isAnySeen: boolean | (() => Promise<boolean>),
  ...heard: readonly AccountMessage[]
) => {
  const known = newSlices()
  const slices = known.account
  const tab = new VirtualBrowser().open('1')
  const ports = new VirtualServer().ports(tab)
  const log = new EventLog<AccountMessage>(slices, ports.clock, () => [])
  const told: string[] = []
  const show = ({ title, body, tag, onPress }: SystemNotice) => {
    told.push(`${tag}: ${title}, ${body}`)
    onPress()
    return () => {
      told.push(`closed ${tag}`)
    }
  }
  systemAlerts(
    log.entries$,
    { ...slices, slicesOf: known.slicesOf },
    {
      ...ports,
      visibility: {
        ...ports.visibility,
        isAnySeen: typeof isAnySeen === 'boolean' ? () => Promise.resolve(isAnySeen) : isAnySeen,
      },
      navigator: {
        ...ports.navigator,
        go: (to) => {
          told.push(to)
        },
      },
      sounds: {
        message: () => {
          told.push('sound')
        },
      },
      systemNotices: { ...ports.systemNotices, show },
    },
  ).subscribe()
  log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
  const join = {
    unit: 'connection/chatService',
    id: 'joinChatService',
    seq: slices.chatService.effects()['joinChatService']?.seq ?? 0,
  }
  log.append({ type: 'ChatServiceLoggedIn', ask: join, sessionId: sessionOf(ann).sessionId }, null)
  const list = { unit: 'chat/chat', id: 'list', seq: slices.chat.effects()['list']?.seq ?? 0 }
  log.append({ type: 'chat/ConversationsListed', ask: list, conversations: [summaryOf(conversation)] }, null)
  for (const message of heard) {
    log.append(message, null)
    await new Promise((settled) => {
      setImmediate(settled)
    })
  }
  return told
}

describe('The system alert of a space with a reminder', () => {
  const begun = (isReminded: boolean): AccountMessage => ({
    type: 'space/SpaceWentLive',
    space: spaceWith({ title: 'Tea', isReminded }),
  })
  it('R2-028 when a space with a reminder starts while no tab is visible, a system alert is shown that opens the space', async () => {
    expect(await ringing({}, false, sound, notices, begun(true))).toEqual([
      'sound',
      `${square}: Tea, ${ben.name}`,
      `/space/${square}`,
    ])
    expect([
      await ringing({}, false, sound, notices, begun(false)),
      await ringing({}, true, sound, notices, begun(true)),
    ]).toEqual([[], []])
  })
})

describe('The system alert of a notification or access request', () => {
  it('while no tab is visible, a notification or access request shows one system alert, which opens its page when pressed', async () => {
    const granted: NotificationMessage = {
      type: 'notification/Arrived',
      news: {
        of: 'notice',
        notice: { ...notice('b'), content: { kind: 'accessGranted', group: accessRequest().group } },
      },
      isMine: false,
    }
    expect(await ringing({}, false, sound, notices, noticeArrived(notice('a')), granted, requestArrived())).toEqual([
      'sound',
      'notice:a: Notice a, ',
      '/notifications',
      'sound',
      `notice:b: ${accessRequest().group.name}, `,
      `/group/${accessRequest().group.gid}`,
      'sound',
      `group:r1: ${accessRequest().group.name}, ${accessRequest().person.name}`,
      '/notifications',
    ])
    expect(await ringing({}, true, sound, notices, noticeArrived(notice('a')))).toEqual([])
  })

  it('the notification of a started space shows no system alert, because the space itself shows one', async () => {
    const item = {
      text: 'A space you follow is live.',
      event: null,
      image: null,
      space: { channelId: square, title: 'Tea', status: 'started' as const },
      group: null,
      button: null,
    }
    expect(
      await ringing(
        {},
        false,
        sound,
        notices,
        noticeArrived({ ...notice('a'), content: { kind: 'notification', items: [item] } }),
      ),
    ).toEqual([])
  })

  it('an access request that is already decided shows no system alert', async () => {
    expect(await ringing({}, false, sound, notices, requestArrived({ status: 'accepted' }))).toEqual([])
  })
})

describe('A system alert that fails', () => {
  it('a system alert that fails does not prevent later system alerts', async () => {
    let asked = 0
    const breaksOnce = () => {
      asked += 1
      if (asked === 1) throw new Error('no such thing here')
      return Promise.resolve(false)
    }
    expect(
      await ringing(
        {},
        breaksOnce,
        notices,
        arrived(messageOf({ seq: 1, text: 'one' })),
        arrived(messageOf({ seq: 2, text: 'two' })),
      ),
    ).toEqual([`${lounge}: Lounge, ${ben.name}: two`, '/message'])
  })

  it('the sound of a new message is played if the visibility of the tabs cannot be determined', async () => {
    expect(
      await ringing({}, () => Promise.reject(new Error('no answer')), sound, arrived(messageOf({ seq: 1 }))),
    ).toEqual(['sound'])
  })
})

describe('The system alert of a new message', () => {
  it('while no tab is visible, a new message plays a sound if sounds are on, and shows a system alert if alerts are on', async () => {
    expect(await ringing({}, false, sound, arrived(messageOf({ seq: 1 })))).toEqual(['sound'])
    expect(await ringing({}, false, notices, arrived(messageOf({ seq: 1, text: 'hi' })))).toEqual([
      `${lounge}: Lounge, ${ben.name}: hi`,
      '/message',
    ])
    expect(await ringing({}, false, arrived(messageOf({ seq: 1 })))).toEqual([])
  })

  it('the system alert of a new message shows at most 120 characters of the message', async () => {
    const [told = ''] = await ringing({}, false, notices, arrived(messageOf({ seq: 1, text: '😀'.repeat(300) })))
    expect(Array.from(told.replace(`${lounge}: Lounge, `, ''))).toHaveLength(120)
  })

  it('messages that arrive together play the sound once', async () => {
    expect(await ringing({}, false, sound, arrived(messageOf({ seq: 1 }), messageOf({ seq: 2 })))).toEqual(['sound'])
  })

  it('a new message plays no sound and shows no system alert while any tab of this browser is visible', async () => {
    expect(await ringing({}, true, sound, notices, arrived(messageOf({ seq: 1 })))).toEqual([])
  })

  it.each([
    ['in a conversation that is muted', { muted: true }, messageOf({ seq: 1 })],
    ['if the member sent the message', {}, messageOf({ seq: 1, by: ann })],
    ['if the message was read on another device', { maxSeq: 3, readSeq: 3 }, messageOf({ seq: 2 })],
  ])('a new message plays no sound and shows no system alert %s', async (_what, conversation, message) => {
    expect(await ringing(conversation, false, sound, notices, arrived(message))).toEqual([])
  })
})

describe('A shown system alert', () => {
  const closed = async (...heard: readonly AccountMessage[]) =>
    (await ringing({}, false, notices, ...heard)).filter((told) => told.startsWith('closed'))
  const news = arrived(messageOf({ seq: 1 }))

  it('the system alert of a message is removed once the message is read or recalled', async () => {
    expect(await closed(news, { type: 'NetworkOnline' })).toEqual([])
    expect(await closed(news, { type: 'chat/MarkConversationRead', conversationId: lounge, seq: 1 })).toEqual([
      `closed ${lounge}`,
    ])
    expect(
      await closed(news, arrived(messageOf({ seq: 1, rev: 5, content: { kind: 'recalled', by: ben.xid } }))),
    ).toEqual([`closed ${lounge}`])
    expect(await closed(news, arrived(messageOf({ seq: 2 })))).toEqual([])
  })

  it('a system alert is removed once its list is shown, its access request is decided, or its space has ended', async () => {
    const seen = (of: 'notice' | 'request', upTo = NOON): NotificationMessage => ({
      type: 'notification/Seen',
      of,
      upTo,
    })
    expect(await closed(noticeArrived(notice('a')), seen('request'))).toEqual([])
    expect(await closed(noticeArrived(notice('a')), seen('notice'))).toEqual(['closed notice:a'])
    expect(await closed(requestArrived(), requestArrived({ id: 'r2', status: 'accepted' }))).toEqual([])
    expect(await closed(requestArrived(), requestArrived({ status: 'accepted' }))).toEqual(['closed group:r1'])
    const begun: AccountMessage = { type: 'space/SpaceWentLive', space: spaceWith({ title: 'Tea', isReminded: true }) }
    expect(await closed(begun, { type: 'space/SpaceEnded', channelId: square })).toEqual([`closed ${square}`])
  })

  it('a system alert is not shown if its message is read before the visibility of the tabs is known', async () => {
    const slowly = async (): Promise<boolean> => {
      for (let n = 0; n < 3; n += 1)
        await new Promise((passed) => {
          setImmediate(passed)
        })
      return false
    }
    const later: readonly AccountMessage[] = Array.from({ length: 4 }, () => ({ type: 'NetworkOnline' }))
    expect(
      await ringing(
        {},
        slowly,
        sound,
        notices,
        news,
        { type: 'chat/MarkConversationRead', conversationId: lounge, seq: 1 },
        ...later,
      ),
    ).toEqual([])
    expect(await ringing({}, slowly, sound, notices, news, ...later)).toHaveLength(3)
  })

  it('all system alerts are removed when another account signs in', async () => {
    expect(await closed(news, noticeArrived(notice('a')), { type: 'SignedIn', session: sessionOf(ben) })).toEqual([
      `closed ${lounge}`,
      'closed notice:a',
    ])
  })
})
