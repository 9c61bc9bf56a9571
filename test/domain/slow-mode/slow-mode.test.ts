import { describe, expect, it } from 'vitest'
import { Gid } from '../../../src/domain/kernel/ids'
import { unreachable } from '../../../src/domain/kernel/failure'
import { slowModeQuery } from '../../../src/domain/slow-mode'
import { slowModeReducer } from '../../../src/domain/slow-mode/slow-mode.reducer'
import { noonPlus } from '../../support/builders/instant'
import { given, type Step } from '../../support/given'
import { made } from '../../support/builders/made'

const gid = made(Gid, '12345678')
const other = made(Gid, '87654321')
const choose = (seconds: number, of = gid): Step => ({ type: 'slow-mode/SetSlowMode', gid: of, seconds })
const answered =
  (type: 'slow-mode/SlowModeSet' | 'slow-mode/SlowModeNotSet', seconds: number): Step =>
  (ask) => {
    const of = { ask: ask(`save:${gid}:${seconds}`), gid, seconds }
    return type === 'slow-mode/SlowModeSet' ? { type, ...of } : { type, ...of, failure: unreachable }
  }

describe('The choice of slow mode', () => {
  it('R4-006 is sent to the server, also after a reload, until the server has answered', () => {
    const chosen = given(slowModeReducer, choose(30))
    chosen.gives({ asks: { [`save:${gid}:30`]: { gid, seconds: 30 } } })
    chosen.reloaded().gives({ asks: { [`save:${gid}:30`]: { gid, seconds: 30 } } })
    for (const type of ['slow-mode/SlowModeSet', 'slow-mode/SlowModeNotSet'] as const)
      chosen.when(answered(type, 30)).gives({ asks: {}, data: {} })
  })

  it('R4-006 the last of several choices counts, whatever the order of the answers', () => {
    const twice = given(slowModeReducer, choose(30))
    const early = twice.when(choose(60))
    early.gives({ asks: { [`save:${gid}:60`]: { gid, seconds: 60 } } })
    expect(Object.keys(twice.when(choose(10, other)).asked())).toHaveLength(2)
  })
})

describe('Slow mode of a group', () => {
  const load = slowModeQuery.want({ gid })
  const loaded =
    (seconds: number): Step =>
    (ask) => {
      const key = JSON.stringify({ gid })
      const page = { items: [{ gid, seconds, freeAt: noonPlus(0) }], next: null }
      return slowModeQuery.loaded(page, { key, input: { gid }, page: null }, ask(Object.keys(asks())[0] ?? ''))
    }
  const first = given(slowModeQuery.reducer, load)
  const asks = () => first.asked()
  it('R4-006 is asked for again when the group changes, and not when another group changes', () => {
    const known = first.when(loaded(0))
    expect(Object.keys(known.when({ type: 'group/GroupChanged', gid }).asked())).toHaveLength(1)
    expect(Object.keys(known.when({ type: 'group/GroupChanged', gid: other }).asked())).toEqual([])
  })
})
