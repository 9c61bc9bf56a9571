import { describe, expect, it } from 'vitest'
import { groupByKey, groupOf as groupIn } from '../../../src/domain/group'
import { unreachable } from '../../../src/domain/kernel/failure'
import { gid, groupOf } from '../../support/builders/group'
import type { Step } from '../../support/given'
import { reconnected, here } from './group-fixture'

describe('A group looked up by its address', () => {
  const key = '10000001'
  const asked = here.when({ type: 'ShowGroup', key })
  const group = groupOf(key)
  const found = asked.when((ask) => ({ type: 'GroupFound', ask: ask(`find:${key}`), key, group }))

  it('a group is loading until its response arrives, and then shown', () => {
    asked.reloaded().gives({ asks: { [`find:${key}`]: { key } } })
    found.gives({ asks: {} })
    expect([groupByKey(asked.state, key), groupByKey(found.state, key)]).toEqual([
      { status: 'loading' },
      { status: 'shown', group },
    ])
  })

  it('a group is missing if no group has the key in the address', () => {
    const missing = asked.when((ask) => ({ type: 'GroupNotFound', ask: ask(`find:${key}`), key })).gives({ asks: {} })
    expect(groupByKey(missing.state, key)).toEqual({ status: 'missing' })
  })

  const fails: Step = (ask) => ({ type: 'GroupNotLoaded', ask: ask(`find:${key}`), key, failure: unreachable })

  it('a group has failed if it could not be read, and is loading while retried', () => {
    const failed = asked.when(fails).gives({ asks: {} })
    expect(groupByKey(failed.reloaded().state, key)).toEqual({ status: 'failed' })
    expect(groupByKey(failed.when({ type: 'ShowGroup', key }).state, key)).toEqual({ status: 'loading' })
  })

  it('WS-7 a group is read again after a reconnect, found or not', () => {
    const asksAgain = { asks: { [`find:${key}`]: { key } } }
    expect(groupByKey(asked.when(fails, reconnected).gives(asksAgain).state, key)).toEqual({ status: 'loading' })
    const again = found.when(reconnected).gives(asksAgain)
    expect(groupByKey(again.state, key)).toEqual({ status: 'shown', group })
    again.reloaded().gives(asksAgain)
  })

  it('a group that was found by its key can be read by its gid', () => {
    expect([
      groupIn(found.state, group.gid),
      groupIn(found.state, gid('10000002')),
      groupIn(found.state, null),
    ]).toEqual([group, null, null])
  })

  it('a group stays shown while it is read again, even if the read fails', () => {
    const again = found.when({ type: 'ShowGroup', key })
    again.gives({ asks: { [`find:${key}`]: { key } } })
    const failed = again.when(fails)
    expect([groupByKey(again.state, key).status, groupByKey(failed.state, key).status]).toEqual(['shown', 'shown'])
  })

  it.each(['__proto__', 'constructor', 'toString'])('a group is found under any key (%s)', (word) => {
    expect(groupByKey(here.state, word)).toEqual({ status: 'loading' })
    const missing = here.when({ type: 'ShowGroup', key: word }, (ask) => ({
      type: 'GroupNotFound',
      ask: ask(`find:${word}`),
      key: word,
    }))
    missing.reloaded().gives({ asks: {} })
    expect(groupByKey(missing.reloaded().state, word)).toEqual({ status: 'missing' })
  })
})
