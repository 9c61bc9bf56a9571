import { describe, expect, it } from 'vitest'
import { makeServerClock } from '../../../src/adapters/browser/time/server-clock'
import { encodeSnapshot } from '../../../src/application/log/snapshot'
import { accountEffects, effectTable, type EffectContext } from '../../../src/application/effects/effect'
import { EventLog } from '../../../src/application/log/event-log'
import { EffectRunner } from '../../../src/application/effects/effect-runner'
import { allAccountSlices, type AccountMessage } from '../../support/whole-domain'
import { chatServiceEffects, socketEffects } from '../../../src/domain/connection'
import { unreachable } from '../../../src/domain/kernel/failure'
import { addMs } from '../../../src/domain/kernel/instant'
import { sessionEffects } from '../../../src/domain/session'
import { memorySettings } from '../../adapters/support/memory-ports'
import { ann, vera } from '../../support/builders/person'
import { profileOf, sessionOf } from '../../support/builders/session'
import { VirtualTime } from '../../support/virtual-time'

/** A log with only the session reducer. The test decides when its entries become durable. */
const open = (answerAtOnce = false) => {
  const time = new VirtualTime()
  const clock = makeServerClock(time.clock(), memorySettings(), { addEventListener: () => undefined })
  const { session } = allAccountSlices()
  const slices = { session }
  const started: string[] = []
  const asks: EffectContext<AccountMessage>[] = []
  const waiting: { readonly seq: number; readonly call: (isStored: boolean) => void }[] = []
  const noted = (name: string) => ({
    session: 'any' as const,
    failed: () => null,
    perform: (_input: unknown, asked: EffectContext<AccountMessage>) => {
      started.push(`${name}${asked.isResumed ? ' resumed' : ''}`)
      asks.push(asked)
      if (answerAtOnce && name === 'enterAsVisitor')
        asked.dispatch({ type: 'VisitorEntered', ask: asked.ref, session: sessionOf(vera) })
      if (answerAtOnce && name === 'loadProfile')
        asked.dispatch({ type: 'ProfileLoaded', ask: asked.ref, profile: profileOf(vera) })
      asked.onStop(() => {
        started.push(`${name} stopped`)
      })
    },
  })
  const log = new EventLog<AccountMessage>(slices, clock, () => runner.overdue())
  const effects = effectTable<AccountMessage>({
    session: {
      enterAsVisitor: accountEffects.customIdempotent(sessionEffects.enterAsVisitor, noted('enterAsVisitor')),
      endSession: accountEffects.customIdempotent(sessionEffects.endSession, noted('endSession')),
      loadProfile: accountEffects.customRead(sessionEffects.loadProfile, noted('loadProfile')),
    },
  })
  const runner: EffectRunner<AccountMessage> = new EffectRunner<AccountMessage>({
    readers: () => log.readers,
    upTo: () => log.seq,
    clock,
    setBacksUpTo: log.setBacksUpTo,
    say: (message) => log.append(message, null),
    alarmRang: (ask) => ({ type: 'AlarmRang', ask }),
    attempted: (ask) => ({ type: 'EffectAttempted', ask }),
    attemptedAt: log.attemptedAt,
    session: () => null,
    whenDurable: (seq, call) => {
      waiting.push({ seq, call })
    },
    effectOf: (name) => effects[name],
  })
  log.changes$.subscribe(() => runner.follow())
  return {
    time,
    clock,
    log,
    runner,
    session,
    started,
    asks,
    durable: () => {
      for (const { call } of waiting.splice(0)) call(true)
    },
  }
}

describe('An effect that a reducer requests', () => {
  it('an effect starts only after the entry that requested it is durable', () => {
    const { log, runner, started, durable } = open()
    runner.begin()
    log.append({ type: 'RequireSession' }, null)
    expect(started).toEqual([])
    durable()
    expect(started).toEqual(['enterAsVisitor'])
  })

  it('an effect that only reads starts before the requesting entry is durable', () => {
    const { log, runner, started } = open()
    runner.begin()
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    expect(started).toEqual(['loadProfile'])
  })

  it('a running effect stops when its effect request ends', () => {
    const { log, runner, started } = open()
    runner.begin()
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    log.append({ type: 'SignOut' }, null)
    expect(started).toEqual(['loadProfile', 'loadProfile stopped'])
  })

  it('an effect never starts if its effect request ends before the requesting entry is durable', () => {
    const { log, runner, started, durable } = open()
    runner.begin()
    log.append({ type: 'RequireSession' }, null)
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    durable()
    expect(started).toEqual(['loadProfile'])
  })

  it('an effect starts again when it is requested again', () => {
    const { log, runner, started } = open()
    runner.begin()
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    log.append({ type: 'SignedIn', session: sessionOf(ann, 2) }, null)
    expect(started).toEqual(['loadProfile', 'loadProfile stopped', 'loadProfile'])
  })

  it('an effect that starts again after a reload is marked as resumed', () => {
    const { log, runner, started } = open()
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    runner.begin()
    expect(started).toEqual(['loadProfile resumed'])
  })

  it('after a reload, an effect that is requested for the first time is not marked as resumed', () => {
    const { log, runner, started, durable } = open(true)
    log.append({ type: 'RequireSession' }, null)
    runner.begin()
    durable()
    expect(started.filter((line) => !line.endsWith('stopped'))).toEqual(['enterAsVisitor resumed', 'loadProfile'])
  })

  it('ALL-5 the runner stops an effect that dispatches its result while the effect is still starting', () => {
    const { log, runner, started, durable, session } = open(true)
    runner.begin()
    log.append({ type: 'RequireSession' }, null)
    durable()
    expect(session.get().value).toEqual({ present: 'known' })
    expect(started.filter((line) => line.endsWith('stopped'))).toHaveLength(2)
  })

  it('a running effect is stopped, and no further effect starts, once its tab stops running effects', () => {
    const { log, runner, started } = open()
    runner.begin()
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    runner.end()
    log.append({ type: 'SignedIn', session: sessionOf(ann, 2) }, null)
    expect(started).toEqual(['loadProfile', 'loadProfile stopped'])
  })
})

describe('An alarm, which is a timer that a reducer requests', () => {
  const waiting = () => {
    const all = open()
    all.runner.begin()
    all.log.append({ type: 'RequireSession' }, null)
    all.durable()
    const [asked] = all.asks
    asked?.dispatch({ type: 'VisitorNotEntered', ask: asked.ref, failure: unreachable })
    return all
  }

  it('an alarm fires at the time for which the alarm is set', async () => {
    const { time, session } = waiting()
    await time.pass(2_999)
    expect(session.get().value).toBe('waiting')
    await time.pass(1)
    expect(session.get().value).toBe('entering')
  })

  it('ALL-6 an overdue alarm is handled before any message that arrives later', () => {
    const { time, log, session } = waiting()
    const types: string[] = []
    log.entries$.subscribe(({ message }) => {
      types.push(message.type)
    })
    time.skip(60_000)
    log.append({ type: 'TabShown' }, null)
    expect([types, session.get().value]).toEqual([['AlarmRang', 'TabShown'], 'entering'])
  })

  it.each([18_000_000, -18_000_000])(
    'ALL-6 the clock is set by %i ms to the server: an alarm keeps the time that it had left, before any later message',
    async (ms) => {
      const { time, clock, log, session } = waiting()
      await time.pass(1_000)
      clock.timeRequest()(time.now() + ms, 1)
      log.append({ type: 'TabShown' }, null)
      await time.pass(1_999)
      expect(session.get().value).toBe('waiting')
      time.skip(1)
      log.append({ type: 'TabShown' }, null)
      expect(session.get().value).toBe('entering')
    },
  )

  it('ALL-6 an alarm requested by a tab whose clock ran ahead fires on time in the next leader tab', async () => {
    const { time, log, runner, session } = open()
    const before = addMs(time.now(), 3_600_000)
    log.take({ seq: 1, at: before, from: null, message: { type: 'RequireSession' } })
    log.take({
      seq: 2,
      at: before,
      from: null,
      message: {
        type: 'VisitorNotEntered',
        ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 },
        failure: unreachable,
      },
    })
    log.take({ seq: 3, at: time.now(), from: null, message: { type: 'TabShown' } })
    runner.begin()
    await time.pass(3_000)
    expect(session.get().value).toBe('entering')
  })

  it('ALL-6 an alarm requested by a tab whose clock ran ahead fires on time after a snapshot is restored', async () => {
    const { time, log } = open()
    log.take({ seq: 1, at: addMs(time.now(), 3_600_000), from: null, message: { type: 'RequireSession' } })
    log.take({
      seq: 2,
      at: addMs(time.now(), 3_600_000),
      from: null,
      message: {
        type: 'VisitorNotEntered',
        ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 },
        failure: unreachable,
      },
    })
    log.take({ seq: 3, at: time.now(), from: null, message: { type: 'TabShown' } })
    const third = open()
    third.log.restore(encodeSnapshot(log.checkpoint()))
    third.runner.begin()
    await third.time.pass(3_000)
    expect(third.session.get().value).toBe('entering')
  })

  it('ALL-6 of two overdue alarms, the alarm with the earlier due time is handled first', () => {
    const time = new VirtualTime()
    const { socket, chatService } = allAccountSlices()
    const slices = { socket, chatService }
    const idle = () => undefined
    const log = new EventLog<AccountMessage>(slices, time.clock(), () => runner.overdue())
    const effects = effectTable<AccountMessage>({
      'connection/socket': {
        openSocket: accountEffects.customIdempotent(socketEffects.openSocket, { perform: idle, failed: () => null }),
      },
      'connection/chatService': {
        joinChatService: accountEffects.customIdempotent(chatServiceEffects.joinChatService, {
          perform: idle,
          failed: () => null,
        }),
      },
    })
    const runner: EffectRunner<AccountMessage> = new EffectRunner<AccountMessage>({
      readers: () => log.readers,
      upTo: () => log.seq,
      clock: time.clock(),
      setBacksUpTo: log.setBacksUpTo,
      say: (message) => log.append(message, null),
      alarmRang: (ask) => ({ type: 'AlarmRang', ask }),
      attempted: (ask) => ({ type: 'EffectAttempted', ask }),
      attemptedAt: log.attemptedAt,
      session: () => null,
      whenDurable: idle,
      effectOf: (name) => effects[name],
    })
    log.changes$.subscribe(() => runner.follow())
    runner.begin()
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    log.append(
      { type: 'ChatLoginFailed', ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 } },
      null,
    )
    time.skip(1_000)
    log.append({ type: 'SocketClosed', ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 } }, null)
    time.skip(60_000)
    const rang: unknown[] = []
    log.entries$.subscribe(({ message }) => {
      rang.push('ask' in message ? message.ask.unit : message.type)
    })
    log.append({ type: 'TabShown' }, null)
    expect(rang).toEqual(['connection/socket', 'connection/chatService', 'TabShown'])
  })

  it('an alarm does not fire after its effect request has ended', async () => {
    const { time, log, session } = waiting()
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    await time.pass(10_000)
    expect([session.get().value, log.dropped]).toEqual([{ present: 'meeting' }, 0])
  })
})
