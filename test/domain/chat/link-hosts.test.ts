import { describe, expect, it } from 'vitest'
import { linkHosts, linkHostsQuery } from '../../../src/domain/chat'
import { given, type Step } from '../../support/given'
import { queryFailed, queryLoaded, readId } from '../../support/query-steps'

describe('The link hosts that are allowed in every group', () => {
  const want: Step = linkHostsQuery.want({})
  const asked = given(linkHostsQuery.reducer, want)
  const loaded = asked.when(queryLoaded(linkHostsQuery, {}, ['a.example']))
  const requested = [readId(linkHostsQuery, {})]

  it('the allowed link hosts are requested when they are first needed, and not again once loaded', () => {
    expect(Object.keys(asked.asked())).toEqual(requested)
    expect([linkHosts(asked.state), linkHosts(loaded.state)]).toEqual([null, ['a.example']])
    loaded.gives({ asks: {} }).when(want).gives({ asks: {} })
  })

  it('if the allowed link hosts fail to load, they are requested again when they are needed next', () => {
    const failed = asked.when(queryFailed(linkHostsQuery, {})).gives({ asks: {} })
    expect(Object.keys(failed.when(want).asked())).toEqual(requested)
  })
})
