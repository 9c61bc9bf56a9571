import * as TE from 'fp-ts/TaskEither'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { callImplementation } from '../../../src/application/features/call/call'
import { CallMedia } from '../../../src/application/features/call/call-media'
import type { CallSocketEvent, CallNow, Calls } from '../../../src/application/features/call/ports'
import { EventLog } from '../../../src/application/log/event-log'
import { FileRegistry } from '../../../src/application/media/file-registry'
import { Secret } from '../../../src/application/ports/browser/vault'
import { SecretRegistry } from '../../../src/application/secret-registry'
import { allAccountSlices, type AccountMessage } from '../../../src/domain/manifests/account-messages'
import { call, type CallMessage } from '../../../src/domain/call'
import { TabId, Uid, type Xid } from '../../../src/domain/kernel/ids'
import { allTabSlices } from '../../../src/domain/manifests/tab-messages'
import { made } from '../../support/builders/made'
import { clientId } from '../../support/builders/message'
import { sessionOf } from '../../support/builders/session'
import { summaryOf } from '../../support/builders/summary'
import { stubMedia } from '../../support/stub-media'
import type { SystemNotice } from '../../../src/application/ports/browser/system-notices'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { VirtualTime } from '../../support/virtual-time'
import { ADA, ben, BEN, free, ROOM } from '../../domain/call/call-story'

const here = made(TabId, 'tab-here')
const calls: Calls = {
  start: () => TE.right(ROOM),
  check: () => TE.right(null),
  accept: () => TE.right({}),
  reject: () => TE.right({}),
  cancel: () => TE.right({}),
  pass: () => TE.right(new Secret('pass')),
}

/** A tab with the call reducers of its account log. */
const tabWith = () => {
  const time = new VirtualTime()
  const { mediaRoom, levers } = stubMedia(time.clock())
  const peers$ = new BehaviorSubject<readonly Xid[]>([])
  const slices = call.slices()
  const said: CallMessage[] = []
  let seq = 100
  let isIn = true
  const hear = (message: CallMessage, from: TabId = here): void => {
    seq += 1
    slices.account.calls.apply({ seq, at: time.now(), from: { tab: from, n: seq }, message })
    media.follow()
  }
  const media = new CallMedia({
    live: () => Promise.resolve({ mediaRoom: { ...mediaRoom, peers$ } }),
    calls,
    slices,
    tab: () => here,
    isIn: () => isIn,
    say: (message) => {
      said.push(message)
      hear(message)
      return Promise.resolve()
    },
  })
  media.follow()
  const started = (): void =>
    hear({ type: 'call/Started', ask: { unit: 'call/calls', id: 'start/k', seq: 101 }, channelId: ROOM })
  const dial = (isVideo: boolean, from: TabId = here): void => {
    hear({ type: 'call/Dial', key: 'k', to: ben, isVideo, standing: free }, from)
    started()
  }
  return {
    hear,
    dial,
    peers$,
    levers,
    pass: (ms = 100) => time.pass(ms),
    told: (type: CallMessage['type']) => said.filter((one) => one.type === type),
    /** Replaces this page with a reloaded one. */
    reloaded: () => {
      const again: CallMessage[] = []
      const next: CallMedia = new CallMedia({
        live: () => Promise.resolve({ mediaRoom: { ...mediaRoom, peers$ } }),
        calls,
        slices,
        tab: () => here,
        isIn: () => isIn,
        say: (message) => {
          again.push(message)
          next.follow()
          return Promise.resolve()
        },
      })
      next.follow()
      return again
    },
    does: () => [[...levers.held()].sort(), [...levers.sent()].sort()],
    signOut: () => {
      isIn = false
      media.follow()
    },
  }
}

describe('The media of a call', () => {
  it('belong to the calling tab: the microphone starts with the channel, and nothing outlasts the call', async () => {
    const tab = tabWith()
    tab.dial(false)
    await tab.pass()
    expect(tab.does()).toEqual([['microphone'], ['microphone']])
    tab.peers$.next([BEN])
    expect(tab.told('call/PeerIs').at(-1)).toMatchObject({ channelId: ROOM, isThere: true })
    tab.hear({ type: 'call/HangUp', key: 'k' })
    expect(tab.does()).toEqual([[], []])
  })

  it('report a reload once, even when the reported message changes the call at once', async () => {
    const before = tabWith()
    before.dial(false)
    before.hear({ type: 'call/PeerIs', channelId: ROOM, isThere: true })
    expect(before.reloaded()).toEqual([{ type: 'call/Reloaded', channelId: ROOM }])
  })

  it('do not run in another tab', async () => {
    const tab = tabWith()
    tab.dial(true, made(TabId, 'tab-elsewhere'))
    await tab.pass()
    expect(tab.does()).toEqual([[], []])
  })

  it('include a camera in a video call; both devices can be turned off and on', async () => {
    const tab = tabWith()
    tab.dial(true)
    await tab.pass()
    expect(tab.does()).toEqual([
      ['camera', 'microphone'],
      ['camera', 'microphone'],
    ])
    tab.hear({ type: 'call/SetCamera', key: 'k', isOn: false })
    tab.hear({ type: 'call/SetMicrophone', key: 'k', isOn: false })
    expect(tab.does()).toEqual([[], []])
    tab.hear({ type: 'call/SetMicrophone', key: 'k', isOn: true })
    await tab.pass()
    expect(tab.does()).toEqual([['microphone'], ['microphone']])
  })

  it('report why a device is unavailable, and the call continues without it', async () => {
    const tab = tabWith()
    tab.levers.refuse('camera', 'permissionRefused')
    tab.dial(true)
    await tab.pass()
    expect(tab.told('call/NotSent')).toEqual([
      { type: 'call/NotSent', channelId: ROOM, kind: 'camera', fault: 'permissionRefused' },
    ])
    expect(tab.does()).toEqual([['microphone'], ['microphone']])
  })

  it('stop in the same turn in which the member signs out', async () => {
    const tab = tabWith()
    tab.dial(true)
    await tab.pass()
    tab.signOut()
    expect(tab.does()).toEqual([[], []])
  })
})

/** The call feature, fed with decoded frames. */
const running = (isLooking = false, check: Calls['check'] = calls.check) => {
  const ports = new VirtualServer().ports(new VirtualBrowser().open('1'))
  const said: AccountMessage[] = []
  const rung: string[] = []
  const account = allAccountSlices()
  const session = sessionOf({ ...ben, xid: ADA, uid: made(Uid, '1000000001') })
  const shown: string[] = []
  const show = ({ title, tag }: SystemNotice) => {
    shown.push(`${tag}: ${title}`)
    return () => {
      shown.push('closed')
    }
  }
  const slices = call.slices()
  let isIn = true
  let news: CallSocketEvent | null = null
  let dropped = 0
  const run = callImplementation.setUp(
    {
      ports: {
        ...ports,
        systemNotices: { ...ports.systemNotices, show },
        visibility: { ...ports.visibility, isAnySeen: () => Promise.resolve(isLooking) },
        liveFeed: {
          ...ports.liveFeed,
          countDropped: () => {
            dropped += 1
          },
        },
      },
      secrets: new SecretRegistry(),
      held: new FileRegistry(),
      me: () => ADA,
      memberIn: () => (isIn ? session : null),
      newClientId: () => clientId('a'),
      dispatchToAccount: (message) => {
        said.push(message)
        return Promise.resolve()
      },
      dispatchToTab: () => undefined,
      core: { account, tab: allTabSlices() },
      slices,
    },
    {
      calls: { ...calls, check },
      events: new Map([
        ['calling', 'calling'],
        ['gone', 'cancelled'],
      ]),
      read: () => news,
      ring: () => {
        rung.push('on')
        return () => {
          rung.push('off')
        }
      },
    },
  )
  return {
    run,
    said,
    rung,
    shown,
    account,
    slices,
    tab: ports.tabs.me(),
    dropped: () => dropped,
    leave: () => {
      isIn = false
      run.onAccountChange?.()
    },
    frame: (event: string, told: CallSocketEvent | null) => {
      news = told
      run.frames?.[event]?.({})
    },
  }
}
const calling = (to: Xid): CallSocketEvent => ({
  kind: 'calling',
  channelId: ROOM,
  to,
  from: ben,
  isVideo: false,
  saidAt: null,
})

describe('Call frames', () => {
  it('R2-147 RCV-1 BI-302 are handled for the signed-in account only; none of them counts as a fault', () => {
    const { frame, said, dropped } = running()
    frame('calling', calling(BEN))
    expect([said, dropped()]).toEqual([[], 0])
    frame('calling', calling(ADA))
    expect(said).toEqual([{ type: 'call/Calling', channelId: ROOM, from: ben, isVideo: false, saidAt: null }])
  })

  it('RCV-8 do not ring for a visitor', () => {
    const { frame, said, leave } = running()
    leave()
    frame('calling', calling(ADA))
    expect(said).toEqual([])
  })

  it.each([
    ['byMe', 0],
    ['none', 1],
  ] as const)('RCV-8 do not ring if the member blocked the caller; the chat list counts too (%s)', (blocked, rings) => {
    const { frame, said, account } = running()
    const session = sessionOf({ name: 'Ada', xid: ADA, uid: made(Uid, '1000000001') })
    const log = new EventLog<AccountMessage>(account, new VirtualTime().clock(), () => [])
    const asked = (unit: 'chat' | 'chatService', id: string) => ({
      unit,
      id,
      seq: account[unit].effects()[id]?.seq ?? 0,
    })
    log.append({ type: 'SignedIn', session }, null)
    log.append(
      { type: 'ChatServiceLogged', ask: asked('chatService', 'joinChatService'), sessionId: session.sessionId },
      null,
    )
    const peer = { ...ben, uid: made(Uid, '1000000002'), role: 'normal', isBot: false, allowsDm: true } as const
    log.append(
      {
        type: 'ConversationsListed',
        ask: asked('chat', 'list'),
        conversations: [summaryOf({ kind: 'single', gid: null, blocked, peer })],
      },
      null,
    )
    frame('calling', calling(ADA))
    expect(said).toHaveLength(rings)
  })

  it('are counted when they are invalid', () => {
    const { frame, said, dropped } = running()
    frame('gone', null)
    expect([said, dropped()]).toEqual([[], 1])
  })

  it('name the signed-in account, so that own actions on other devices are recognised', () => {
    const { frame, said } = running()
    frame('gone', { kind: 'cancelled', channelId: ROOM, by: BEN, isWeb: false })
    expect(said).toEqual([{ type: 'call/Cancelled', channelId: ROOM, by: BEN, isWeb: false, me: ADA }])
  })
})

describe('The ring', () => {
  it('RCV-3 RCV-7 sounds while it is requested, and stops in the turn in which the member signs out', () => {
    const { run, rung, leave } = running()
    const ring = run.account?.['call/calls']?.['ring']
    const stops: (() => void)[] = []
    void ring?.bind({})?.perform({
      ref: { unit: 'call/calls', id: 'ring', seq: 1 },
      dispatch: () => undefined,
      isResumed: false,
      startedAt: new VirtualTime().now(),
      session: null,
      isWanted: () => true,
      isSameSession: () => true,
      onStop: (stop) => {
        stops.push(stop)
      },
    })
    expect(rung).toEqual(['on'])
    leave()
    expect(rung).toEqual(['on', 'off'])
    for (const stop of stops) stop()
    expect(rung).toEqual(['on', 'off', 'off'])
  })
})

const asking = (id: string, said: AccountMessage[]) => ({
  ref: { unit: 'call/calls', id, seq: 1 },
  dispatch: (message: AccountMessage) => {
    said.push(message)
  },
  isResumed: true,
  startedAt: new VirtualTime().now(),
  session: null,
  isWanted: () => true,
  isSameSession: () => true,
  onStop: () => undefined,
})

describe('A call start whose response is lost', () => {
  it.each<[string, CallNow | null, string]>([
    ['no call', null, 'call/NotStarted'],
    ['my call to the peer', { channelId: ROOM, from: ADA, to: BEN, isWaiting: true }, 'call/Started'],
    ['the peer’s call, joined with mine', { channelId: ROOM, from: BEN, to: ADA, isWaiting: false }, 'call/Started'],
    ['the peer’s call, still waiting', { channelId: ROOM, from: BEN, to: ADA, isWaiting: true }, 'call/NotStarted'],
  ])('CLR-5 is looked up and never posted again; the server knows %s', async (_what, now, fact) => {
    const { run } = running(false, () => TE.right(now))
    const said: AccountMessage[] = []
    await run.account?.['call/calls']?.['start']?.bind({ to: BEN, isVideo: false })?.resume(asking('start/k', said))
    expect(said.map(({ type }) => type)).toEqual([fact])
  })
})

describe('A reconnected socket', () => {
  it('RCV-6 checks the current call with the server; without a call or a disconnect it checks nothing', () => {
    const { run, said, account, slices } = running()
    const time = new VirtualTime()
    const log = new EventLog<AccountMessage>(account, time.clock(), () => [])
    const opened = (): void => {
      log.append(
        {
          type: 'SocketOpened',
          ask: { unit: 'socket', id: 'openSocket', seq: account.socket.effects()['openSocket']?.seq ?? 0 },
          again: true,
        },
        null,
      )
    }
    const closed = (): void => {
      log.append(
        {
          type: 'SocketClosed',
          ask: { unit: 'socket', id: 'openSocket', seq: account.socket.effects()['openSocket']?.seq ?? 0 },
        },
        null,
      )
    }
    log.append({ type: 'SignedIn', session: sessionOf({ name: 'Ada', xid: ADA, uid: made(Uid, '1000000001') }) }, null)
    opened()
    run.onAccountChange?.()
    const ringing: CallMessage = {
      type: 'call/Calling',
      channelId: ROOM,
      from: ben,
      isVideo: false,
      saidAt: time.now(),
    }
    slices.account.calls.apply({ seq: 9, at: time.now(), from: { tab: here, n: 1 }, message: ringing })
    run.onAccountChange?.()
    expect(said).toEqual([])
    closed()
    run.onAccountChange?.()
    log.append(
      {
        type: 'AlarmRang',
        ask: { unit: 'socket', id: 'reconnect', seq: account.socket.effects()['reconnect']?.seq ?? 0 },
      },
      null,
    )
    opened()
    run.onAccountChange?.()
    run.onAccountChange?.()
    expect(said).toEqual([{ type: 'call/LineBack', channelId: ROOM }])
  })
})

describe('A call while no tab is visible', () => {
  const told = async (isLooking: boolean, wantsNotices: boolean) => {
    const { run, shown, account } = running(isLooking)
    const log = new EventLog<AccountMessage>(account, new VirtualTime().clock(), () => [])
    if (wantsNotices) log.append({ type: 'ChooseNotices', notices: true }, null)
    const close = run.streams.tellAway({ title: 'Ben is calling', body: '', tag: 'call-1' })
    await new Promise((settled) => {
      setImmediate(settled)
    })
    close()
    return shown
  }

  it('shows a system alert as long as it rings, if alerts are allowed', async () => {
    expect(await told(false, true)).toEqual(['call-1: Ben is calling', 'closed'])
    expect([await told(true, true), await told(false, false)]).toEqual([[], []])
  })

  it('shows no alert if the ring ended before the tab learned of it', async () => {
    const { run, shown, account } = running()
    new EventLog<AccountMessage>(account, new VirtualTime().clock(), () => []).append(
      { type: 'ChooseNotices', notices: true },
      null,
    )
    run.streams.tellAway({ title: 'Ben is calling', body: '', tag: 'call-1' })()
    await new Promise((settled) => {
      setImmediate(settled)
    })
    expect(shown).toEqual([])
  })
})

describe('Entering a space', () => {
  it('CLR-1 hangs up the current call once, in the tab that has its sound; a ringing call continues', async () => {
    const { run, said, account, slices, tab } = running()
    const from = { tab: await tab, n: 1 }
    const hear = (message: CallMessage, seq: number): void => {
      slices.account.calls.apply({ seq, at: new VirtualTime().now(), from, message })
    }
    const enter: AccountMessage = { type: 'EnterSpace', channelId: ROOM, me: ADA, isSuper: false, leavesOther: false }
    account.room.apply({ seq: 1, at: new VirtualTime().now(), from, message: enter })
    hear({ type: 'call/Calling', channelId: ROOM, from: ben, isVideo: false, saidAt: new VirtualTime().now() }, 2)
    run.onAccountChange?.()
    expect(said).toEqual([])
    hear({ type: 'call/Accept', key: ROOM }, 3)
    run.onAccountChange?.()
    run.onAccountChange?.()
    expect(said).toEqual([{ type: 'call/HangUp', key: ROOM }])
  })
})
