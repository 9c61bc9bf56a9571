import { describe, expect, it } from 'vitest'
import { makeSharedLogStore } from '../../../../../src/adapters/simulator/node/store/nats/shared-log-store'
import type { LogEntry } from '../../../../../src/adapters/simulator/node/store/nats/log-line'
import { NotStored } from '../../../../../src/adapters/simulator/not-stored'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { STATE_VERSION } from '../../../../../src/adapters/simulator/state/state-version'
import { VirtualTime } from '../../../../support/virtual-time'
import { START } from '../../state/town'
import { fakeLogLine } from './fake-log-line'

const visitor = (n: number): ServerInput => ({
  type: 'VisitorCame',
  source: '',
  at: START,
  deviceId: `d${n}`,
  token: `t${n}`,
  draw: n,
})

const bench = () => {
  const time = new VirtualTime()
  const log = fakeLogLine()
  const takeover: LogEntry = { seq: 1, writer: 'me', version: STATE_VERSION, inputsBefore: 0, texts: [] }
  log.entries.push(takeover)
  const passed: number[] = []
  const lost: string[] = []
  const store = makeSharedLogStore({ line: log.line, clock: time.clock(), takeover, lost: () => lost.push('lost') })
  return {
    ...log,
    time,
    store,
    passed,
    lost,
    act: (n: number) => {
      store.append(visitor(n))
      store.gate.pass(() => {
        passed.push(n)
      })
    },
    /** Another server takes over. */
    replace: () => {
      log.entries.push({ ...takeover, seq: log.entries.length + 1, writer: 'other' })
    },
    storedTexts: () =>
      log.entries.flatMap(({ texts }) => texts.map((text) => text.replace(/^.*"deviceId":"d|".*$/g, ''))),
  }
}

describe('The writer of a log that servers share', () => {
  it('R4-801: inputs are stored in their order, those that come during a write together in the next entry', async () => {
    const { act, time, entries, storedTexts, passed } = bench()
    for (const n of [1, 2, 3]) act(n)
    await time.pass(0)
    expect(storedTexts()).toEqual(['1', '2', '3'])
    expect(entries.map(({ inputsBefore, texts }) => [inputsBefore, texts.length])).toEqual([
      [0, 0],
      [0, 1],
      [1, 2],
    ])
    expect(passed).toEqual([1, 2, 3])
  })

  it('R4-802: while the log is out of reach nothing leaves, and afterwards everything is stored once and leaves in order', async () => {
    const { act, time, behave, storedTexts, passed, lost } = bench()
    behave('down')
    for (const n of [1, 2]) act(n)
    await time.pass(60_000)
    expect([passed, storedTexts()]).toEqual([[], []])
    behave('normal')
    await time.pass(1_000)
    expect([passed, storedTexts(), lost]).toEqual([[1, 2], ['1', '2'], []])
  })

  it('R4-801: an input whose confirmation got lost is stored once', async () => {
    const { act, time, behave, storedTexts, passed } = bench()
    behave('lostResponse')
    act(1)
    await time.pass(1_000)
    behave('normal')
    act(2)
    await time.pass(1_000)
    expect([passed, storedTexts()]).toEqual([
      [1, 2],
      ['1', '2'],
    ])
  })

  it('R4-803: a server that was replaced stores nothing more, lets nothing out, and learns it from its next append', async () => {
    const { act, time, replace, storedTexts, passed, lost, store } = bench()
    replace()
    act(1)
    await time.pass(0)
    expect([storedTexts(), passed, lost]).toEqual([[], [], ['lost']])
    expect(() => {
      store.append(visitor(2))
    }).toThrow(NotStored)
  })

  it('R4-803: a server that was replaced learns it also if it appends nothing', async () => {
    const { time, replace, lost } = bench()
    replace()
    await time.pass(2_000)
    expect(lost).toEqual(['lost'])
  })

  it('R4-803: a server that does not reach the log lets out nothing, not even what it knew before', async () => {
    const { time, behave, store, passed } = bench()
    behave('down')
    await time.pass(10_000)
    store.gate.pass(() => {
      passed.push(1)
    })
    expect(passed).toEqual([])
    behave('normal')
    await time.pass(2_000)
    expect(passed).toEqual([1])
  })

  it('R4-803: a server that lost its connection lets out nothing until the log responds', async () => {
    const { time, store, passed } = bench()
    store.cutOff()
    store.gate.pass(() => {
      passed.push(1)
    })
    expect(passed).toEqual([])
    await time.pass(2_000)
    expect(passed).toEqual([1])
  })

  it('R4-802: a log that is out of reach takes a bounded number of inputs, and refuses the next without taking it', async () => {
    const { act, time, behave, store, storedTexts } = bench()
    behave('down')
    for (let n = 0; n < 5_000; n += 1) act(n)
    expect(() => {
      store.append(visitor(5_000))
    }).toThrow(NotStored)
    behave('normal')
    await time.pass(1_000)
    expect(storedTexts()).toHaveLength(5_000)
  })

  it('R4-801: a store that is closed has stored what it took, and takes nothing more', async () => {
    const { act, store, storedTexts } = bench()
    act(1)
    await store.close()
    expect(storedTexts()).toEqual(['1'])
    expect(() => {
      store.append(visitor(2))
    }).toThrow(NotStored)
  })
})
