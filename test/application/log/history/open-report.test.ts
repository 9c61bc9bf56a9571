import { describe, expect, it } from 'vitest'
import { readReport } from '../../../../src/application/log/history/open-report'
import { replay } from '../../../../src/application/log/replay'
import { LOG_VERSION, sliceOf, versioned, type MessageCodecs, type Slice } from '../../../../src/domain/event-log'
import { FILE_VERSION, writeLogFile, type Line } from '../../../../src/domain/log-export'
import { slowModeMessages } from '../../../../src/domain/slow-mode'
import { slowModeFeature } from '../../../../src/domain/slow-mode/feature'
import { slowModeReducer } from '../../../../src/domain/slow-mode/slow-mode.reducer'
import { NOON } from '../../../support/builders/instant'

const codecs: MessageCodecs = slowModeMessages
const setSlowMode = (seq: number, seconds: number) => ({
  v: LOG_VERSION,
  seq,
  at: NOON,
  from: null,
  message: { type: 'slow-mode/SetSlowMode', gid: '10000001', seconds },
})

/** A snapshot that keeps an entry for the feature slow-mode, which had not loaded, and a later entry. */
const lines: readonly Line[] = [
  { log: 'account', piece: 'slow-mode/choices', stored: versioned({ data: { '10000002': 60 }, asks: {} }) },
  { log: 'account', piece: '@unloadedEntries', stored: versioned([setSlowMode(4, 30)]) },
  { log: 'account', entry: setSlowMode(10, 5) },
]
const text = writeLogFile(
  {
    format: 'loop-log',
    version: FILE_VERSION,
    app: 'test',
    at: NOON,
    logs: [{ log: 'account', base: 9, dropped: 0, passedOver: 0 }],
  },
  lines,
)

describe('A report', () => {
  it('R4-908 the features in the report load, and the history has the states before and after each entry', async () => {
    const loaded: string[] = []
    const account: { readers: [string, Slice][] } = { readers: [] }
    const report = await readReport(text, {
      ports: { clock: { now: () => NOON, wake: () => () => undefined } },
      features: {
        load: async (name) => {
          loaded.push(name)
          account.readers.push([slowModeReducer.name, sliceOf(slowModeReducer)])
        },
      },
      account: { log: account, shapeOf: (type) => codecs[type] },
      tab: { log: { readers: [] }, shapeOf: () => undefined },
    })
    const choicesAt = (position: number) => report?.open.history.statesAt(position).get(slowModeReducer.name)
    expect(loaded).toEqual(['slow-mode'])
    expect(report?.open.history.end).toBe(1)
    expect(choicesAt(0)).toMatchObject({ data: { '10000001': 30, '10000002': 60 } })
    expect(choicesAt(1)).toMatchObject({ data: { '10000001': 5, '10000002': 60 } })
  })

  it('a replay applies the entries that a snapshot kept for a feature', () => {
    const earlier = replay(text.replace(/^.*"seq":10.*\n/m, ''), [slowModeFeature])
    const units = earlier._tag === 'Right' ? earlier.right.logs.flatMap(({ slices }) => Object.values(slices)) : []
    expect(units.find(({ name }) => name === slowModeReducer.name)?.get()).toMatchObject({
      data: { '10000001': 30, '10000002': 60 },
    })
  })
})
