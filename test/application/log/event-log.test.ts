import { describe, expect, it } from 'vitest'
import { encodeSnapshot } from '../../../src/application/log/snapshot'
import { EventLog } from '../../../src/application/log/event-log'
import { allAccountSlices, type AccountMessage } from '../../support/whole-domain'
import type { Entry } from '../../../src/domain/event-log'
import { TabId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { NOON, noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualTime } from '../../support/virtual-time'

const tab = made(TabId, 'tab-1')

const open = (overdue: () => readonly AccountMessage[] = () => []) => {
  const time = new VirtualTime()
  const slices = allAccountSlices()
  const log = new EventLog<AccountMessage>(slices, time.clock(), overdue)
  const entries: Entry<AccountMessage>[] = []
  log.entries$.subscribe((entry) => {
    entries.push(entry)
  })
  return { time, slices, log, entries, types: () => entries.map(({ message }) => message.type) }
}

describe('An event log', () => {
  it('an event log numbers and timestamps messages in the order in which they are appended', async () => {
    const { log, entries, time } = open()
    log.append({ type: 'RequireSession' }, null)
    await time.pass(20)
    log.append({ type: 'TabShown' }, { tab, n: 1 })
    expect(entries).toEqual([
      { seq: 1, at: NOON, from: null, message: { type: 'RequireSession' } },
      { seq: 2, at: noonPlus(20), from: { tab, n: 1 }, message: { type: 'TabShown' } },
    ])
  })

  it('an event log emits entries in order, even if a subscriber appends a message while an entry is emitted', () => {
    const { log, types, slices } = open()
    const seen: unknown[] = []
    log.entries$.subscribe(({ message }) => {
      seen.push([message.type, slices.session.get().value])
      if (message.type !== 'RequireSession') return
      log.append(
        { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(ann) },
        null,
      )
      log.append({ type: 'TabShown' }, null)
    })
    log.append({ type: 'RequireSession' }, null)
    expect(types()).toEqual(['RequireSession', 'VisitorEntered', 'TabShown'])
    expect(seen).toEqual([
      ['RequireSession', 'entering'],
      ['VisitorEntered', { present: 'meeting' }],
      ['TabShown', { present: 'meeting' }],
    ])
  })

  it('ALL-4 an event log drops and counts a result whose effect request has ended', () => {
    const { log, slices, types } = open()
    log.append({ type: 'RequireSession' }, null)
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    const before = slices.session.get()
    log.append(
      { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(ann, 2) },
      null,
    )
    expect([types(), log.dropped, slices.session.get()]).toEqual([['RequireSession', 'SignedIn'], 1, before])
  })

  it('ALL-3 an event log appends a numbered message of a tab only once, even if the tab repeats the message', () => {
    const { log, types } = open()
    log.append({ type: 'TabShown' }, { tab, n: 5 })
    log.append({ type: 'TabShown' }, { tab, n: 5 })
    log.append({ type: 'RequireSession' }, { tab, n: 4 })
    log.append({ type: 'RequireSession' }, { tab: made(TabId, '__proto__'), n: 1 })
    log.append({ type: 'RequireSession' }, { tab: made(TabId, '__proto__'), n: 1 })
    expect([types(), log.dropped]).toEqual([['TabShown', 'RequireSession'], 3])
  })

  it('ALL-3 a restored event log does not append a message that a tab sent before the reload and repeats', () => {
    const first = open()
    first.log.append({ type: 'TabShown' }, { tab, n: 5 })
    const second = open()
    second.log.restore(encodeSnapshot(first.log.checkpoint()))
    second.log.append({ type: 'TabShown' }, { tab, n: 5 })
    expect([second.types(), second.log.seq]).toEqual([[], 1])
  })

  it('ALL-6 an event log handles an overdue timer before any new message', () => {
    const { log, types } = open(() => [
      { type: 'AlarmRang', ask: { unit: 'connection/socket', id: 'connectLimit', seq: 1 } },
    ])
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    log.append(
      { type: 'SocketOpened', ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 }, again: false },
      null,
    )
    expect(types()).toEqual(['SignedIn', 'AlarmRang'])
  })

  it('an event log accepts an entry of another tab only if the number of the entry is the next number', () => {
    const { log, entries } = open()
    const entry = (seq: number): Entry<AccountMessage> => ({ seq, at: NOON, from: null, message: { type: 'TabShown' } })
    expect([log.take(entry(2)), log.take(entry(1)), log.take(entry(1)), log.take(entry(2))]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(entries).toHaveLength(2)
  })

  it('an event log emits one change event for a message and the messages that its subscribers append', () => {
    const { log } = open()
    let changes = 0
    log.changes$.subscribe(() => {
      changes += 1
    })
    log.entries$.subscribe(({ message }) => {
      if (message.type === 'RequireSession') log.append({ type: 'TabShown' }, null)
    })
    log.append({ type: 'RequireSession' }, null)
    expect(changes).toBe(1)
  })

  it('ALL-7 an event log resets a reducer whose snapshot chunk is unreadable, and restores the other reducers', () => {
    const first = open()
    first.log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    const { seq, pieces } = encodeSnapshot(first.log.checkpoint())
    const second = open()
    second.log.restore({ seq, pieces: { ...pieces, 'chat/chat': { data: 'torn', asks: {} } } })
    expect([second.slices.session.get().value, second.slices.chat.get().data.connection]).toEqual([
      { present: 'meeting' },
      'signedOut',
    ])
  })
})
