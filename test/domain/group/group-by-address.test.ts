import { describe, expect, it } from 'vitest'
import { groupByKey, groupOf as groupIn } from '../../../src/domain/group'
import { unreachable } from '../../../src/domain/kernel/failure'
import { gid, groupOf } from '../../support/builders/group'
import type { Step } from '../../support/given'
import { reconnected, here } from './group-fixture'

describe('A group opened by the key in its URL', () => {
  const key = '10000001'
  const asked = here.when({ type: 'group/ShowGroup', key })
  const group = groupOf(key)
  const found = asked.when((ask) => ({ type: 'group/GroupFound', ask: ask(`find:${key}`), key, group }))

  it('a group opened by its key is loading until the response arrives, and is then shown', () => {
    asked.reloaded().gives({ asks: { [`find:${key}`]: { key } } })
    found.gives({ asks: {} })
    expect([groupByKey(asked.state, key), groupByKey(found.state, key)]).toEqual([
      { status: 'loading' },
      { status: 'shown', group },
    ])
  })

  it('a group is reported as missing if no group has the key in the URL', () => {
    const missing = asked
      .when((ask) => ({ type: 'group/GroupNotFound', ask: ask(`find:${key}`), key }))
      .gives({ asks: {} })
    expect(groupByKey(missing.state, key)).toEqual({ status: 'missing' })
  })

  const fails: Step = (ask) => ({ type: 'group/GroupNotLoaded', ask: ask(`find:${key}`), key, failure: unreachable })

  it('a group whose request fails is reported as failed, and as loading during a retry', () => {
    const failed = asked.when(fails).gives({ asks: {} })
    expect(groupByKey(failed.reloaded().state, key)).toEqual({ status: 'failed' })
    expect(groupByKey(failed.when({ type: 'group/ShowGroup', key }).state, key)).toEqual({ status: 'loading' })
  })

  it('WS-7 after a reconnect the group in the URL is read again, whether the earlier request succeeded or failed', () => {
    const asksAgain = { asks: { [`find:${key}`]: { key } } }
    expect(groupByKey(asked.when(fails, reconnected).gives(asksAgain).state, key)).toEqual({ status: 'loading' })
    const again = found.when(reconnected).gives(asksAgain)
    expect(groupByKey(again.state, key)).toEqual({ status: 'shown', group })
    again.reloaded().gives(asksAgain)
  })

  it('a group that was loaded by the key in its URL is also found by its gid', () => {
    expect([
      groupIn(found.state, group.gid),
      groupIn(found.state, gid('10000002')),
      groupIn(found.state, null),
    ]).toEqual([group, null, null])
  })

  it('a shown group stays shown while it is read again, even if that request fails', () => {
    const again = found.when({ type: 'group/ShowGroup', key })
    again.gives({ asks: { [`find:${key}`]: { key } } })
    const failed = again.when(fails)
    expect([groupByKey(again.state, key).status, groupByKey(failed.state, key).status]).toEqual(['shown', 'shown'])
  })

  it.each(['__proto__', 'constructor', 'toString'])(
    'a group key that is also a JavaScript property name is looked up like any other key: %s',
    (word) => {
      expect(groupByKey(here.state, word)).toEqual({ status: 'loading' })
      const missing = here.when({ type: 'group/ShowGroup', key: word }, (ask) => ({
        type: 'group/GroupNotFound',
        ask: ask(`find:${word}`),
        key: word,
      }))
      missing.reloaded().gives({ asks: {} })
      expect(groupByKey(missing.reloaded().state, word)).toEqual({ status: 'missing' })
    },
  )
})
