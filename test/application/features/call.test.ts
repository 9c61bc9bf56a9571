import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { CallNow } from '../../../src/application/features/call/ports'
import { EventLog } from '../../../src/application/log/event-log'
import type { AccountMessage } from '../../../src/domain/features'
import type { CallMessage } from '../../../src/domain/call'
import { Uid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { sessionOf } from '../../support/builders/session'
import { VirtualTime } from '../../support/virtual-time'
import { ADA, ben, BEN, ROOM } from '../../domain/call/call-story'
import { here, running } from './call-fixture'

describe('The ringing sound of a call', () => {
  it('RCV-3 RCV-7 the ringing sound starts when the account log requests the sound, and stops at once when the member signs out', () => {
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
    ['a missing call counts as not started', null, 'call/NotStarted'],
    [
      'the member’s own call to the peer counts as started',
      { channelId: ROOM, from: ADA, to: BEN, isWaiting: true },
      'call/Started',
    ],
    [
      'the peer’s call that was joined with the member’s call counts as started',
      { channelId: ROOM, from: BEN, to: ADA, isWaiting: false },
      'call/Started',
    ],
    [
      'the peer’s call that is still waiting counts as not started',
      { channelId: ROOM, from: BEN, to: ADA, isWaiting: true },
      'call/NotStarted',
    ],
  ])(
    'CLR-5 after a reload, a call start without a response is looked up on the server: %s',
    async (_what, now, fact) => {
      const { run } = running(false, () => TE.right(now))
      const said: AccountMessage[] = []
      await run.account?.['call/calls']?.['start']?.bind({ to: BEN, isVideo: false })?.resume(asking('start/k', said))
      expect(said.map(({ type }) => type)).toEqual([fact])
    },
  )
})

describe('A call while the socket reconnects', () => {
  it('RCV-6 when the socket reopens after a disconnect, the client checks the current call once', () => {
    const { run, said, account, slices } = running()
    const time = new VirtualTime()
    const log = new EventLog<AccountMessage>(account, time.clock(), () => [])
    const opened = (): void => {
      log.append(
        {
          type: 'SocketOpened',
          ask: { unit: 'connection/socket', id: 'openSocket', seq: account.socket.effects()['openSocket']?.seq ?? 0 },
          again: true,
        },
        null,
      )
    }
    const closed = (): void => {
      log.append(
        {
          type: 'SocketClosed',
          ask: { unit: 'connection/socket', id: 'openSocket', seq: account.socket.effects()['openSocket']?.seq ?? 0 },
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
        ask: { unit: 'connection/socket', id: 'reconnect', seq: account.socket.effects()['reconnect']?.seq ?? 0 },
      },
      null,
    )
    opened()
    run.onAccountChange?.()
    run.onAccountChange?.()
    expect(said).toEqual([{ type: 'call/Reconnected', channelId: ROOM }])
  })
})

describe('The system alert of a call', () => {
  const told = async (isLooking: boolean, wantsNotices: boolean) => {
    const { run, shown, account } = running(isLooking)
    const log = new EventLog<AccountMessage>(account, new VirtualTime().clock(), () => [])
    if (wantsNotices) log.append({ type: 'ChooseNotices', notices: true }, null)
    const close = run.streams?.tellAway({ title: 'Ben is calling', body: '', tag: 'call-1' })
    await new Promise((settled) => {
      setImmediate(settled)
    })
    close?.()
    return shown
  }

  it('a ringing call shows a system alert only if no tab is visible and the member has turned alerts on', async () => {
    expect(await told(false, true)).toEqual(['call-1: Ben is calling', 'closed'])
    expect([await told(true, true), await told(false, false)]).toEqual([[], []])
  })

  it('a call shows no system alert if the ringing ends before the alert is shown', async () => {
    const { run, shown, account } = running()
    new EventLog<AccountMessage>(account, new VirtualTime().clock(), () => []).append(
      { type: 'ChooseNotices', notices: true },
      null,
    )
    run.streams?.tellAway({ title: 'Ben is calling', body: '', tag: 'call-1' })()
    await new Promise((settled) => {
      setImmediate(settled)
    })
    expect(shown).toEqual([])
  })
})

describe('A call of a member who enters a space', () => {
  it('CLR-1 a member who enters a space during a call hangs up that call once, in the tab that has the call', async () => {
    const { run, said, account, slices, tab } = running()
    const from = { tab: await tab, n: 1 }
    const hear = (message: CallMessage, seq: number): void => {
      slices.account.calls.apply({ seq, at: new VirtualTime().now(), from, message })
    }
    const enter: AccountMessage = {
      type: 'space/EnterSpace',
      channelId: ROOM,
      me: ADA,
      isSuper: false,
      leavesOther: false,
    }
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
