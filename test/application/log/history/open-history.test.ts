import { describe, expect, it } from 'vitest'
import { openHistory } from '../../../../src/application/log/history/open-history'
import type { RunningLogs } from '../../../../src/application/log/export-log'
import { CANARY, signedIn } from '../../app-fixture'

/** The hash of the app's own states, to compare with a fold. */
const statesOf = ({ account, tab }: RunningLogs) =>
  [account, tab].flatMap(({ log }) => log.readers.map(([, slice]) => [slice.name, slice.encode()] as const))

const history = async () => {
  const world = await signedIn()
  const logs = world.first.app.inspect((running) => running)
  const opening = openHistory(logs)
  await world.pass()
  return { world, logs, open: await opening }
}

describe('The history of a running app', () => {
  it('R4-904 the states at the end of the history are the states of the app, also after more entries', async () => {
    const { world, logs, open } = await history()
    const agrees = () => {
      const states = open.history.statesAt(open.history.end)
      const folded = open.history.reducers.map(
        ({ reducer }) => [reducer.name, reducer.codec.encode(states.get(reducer.name))] as const,
      )
      expect(new Map(folded)).toEqual(new Map(statesOf(logs)))
    }
    agrees()
    const { end } = open.history
    world.first.write('hello there')
    await world.pass()
    expect(open.history.end).toBeGreaterThan(end)
    agrees()
  })

  it('R4-902 opening, reading and closing a history appends no entry to a log', async () => {
    const { world, logs, open } = await history()
    const numbers = () => [logs.account.log.seq, logs.tab.log.seq]
    const before = numbers()
    open.history.statesAt(open.history.end)
    await world.pass()
    open.close()
    expect(numbers()).toEqual(before)
    const { end } = open.history
    world.first.write('after the end')
    await world.pass()
    expect(open.history.end).toBe(end)
  })

  it('R4-902 fields and states are redacted as in an export', async () => {
    const { world, open } = await history()
    world.first.write(`${CANARY} in a message`)
    await world.pass()
    const { first, end } = open.history
    const rows = Array.from({ length: end - first }, (_one, at) => open.history.rowAt(first + at + 1))
    const fields = rows.map((row) => (row === null ? null : open.fieldsOf(row)))
    const states = open.history.statesAt(end)
    const shown = open.history.reducers.map((one) => open.shownState(one, states.get(one.reducer.name)))
    expect(JSON.stringify(fields)).toContain('chat/SendMessage')
    expect(JSON.stringify([fields, shown])).not.toContain(CANARY)
    expect(JSON.stringify(shown)).toContain('"asks"')
  })
})
