import { describe, expect, it } from 'vitest'
import { searchCalls } from '../../../../../src/adapters/wire/calls/search-calls'
import { groupsNamed, peopleNamed } from '../../../../../src/adapters/simulator/state/chat/search-views'
import { RESULTS_PER_PAGE } from '../../../../../src/domain/global-search'
import { right } from '../../../support/client'
import { WireTown } from '../../../../wire/support/simulated-town'
import { personBy, townOf } from '../town'

const town = townOf(1)
const ben = personBy(town, 'ben@loop.example')
const groups = (word: string) => groupsNamed(town, ben, word).map(({ name }) => name)

describe('A search on the simulated server', () => {
  it('a search on the simulated server finds groups by a part of their name, by their gid or by their link', () => {
    expect(groups('LOOP')).toEqual(['Loop Announcements', 'Loop Town Square'])
    expect(groups('10000001')).toEqual(['Loop Town Square'])
    expect(groups('townsquare')).toEqual(['Loop Town Square'])
    expect([groups('  '), groups('nothing of the kind')]).toEqual([[], []])
  })

  it('R2-215 a search on the simulated server finds people by a part of their name or by their uid', () => {
    expect(
      peopleNamed(town, 'zoë')
        .map(({ name }) => name)
        .every((name) => name.includes('Zoë')),
    ).toBe(true)
    const [ada] = peopleNamed(town, 'ada').filter(({ name }) => name === 'Ada')
    expect(peopleNamed(town, ada?.uid ?? '')).toEqual([ada])
    expect([searchCalls.people.method, searchCalls.people.path, searchCalls.people.fields]).toEqual([
      'GET',
      '/api/loop_user/search',
      ['keyword', 'page', 'limit'],
    ])
  })

  it('a visitor who searches for people finds nobody, and finds groups as everybody does', async () => {
    const simulator = new WireTown()
    const found = async (who: string) => {
      const { client } = await simulator.as(who)
      const people = await right(client.rest.call(searchCalls.people, { keyword: 'ada', page: 1, limit: 24 }))
      const named = await right(client.rest.call(searchCalls.groups, { keyword: 'loop', page: 1, size: 24 }))
      return [people.items.length > 0, named.items.length > 0]
    }
    expect([await found('visitor'), await found('ben@loop.example')]).toEqual([
      [false, true],
      [true, true],
    ])
  })

  it('R1-350 the page size of a search is 24 results', () => {
    expect(RESULTS_PER_PAGE).toBe(24)
  })
})
