import { describe, expect, it, vi } from 'vitest'
import { crowdMember } from '../../../src/adapters/simulator/world/seed/people'
import { membersOf } from '../../../src/adapters/simulator/world/views'
import type { Community } from '../../../src/adapters/simulator/world/world'
import { townOf } from './town'

vi.mock('../../../src/adapters/simulator/world/seed/people', async (load) => {
  const people = await load<typeof import('../../../src/adapters/simulator/world/seed/people')>()
  return { ...people, crowdMember: vi.fn<typeof people.crowdMember>(people.crowdMember) }
})

const town = townOf(1)
const few = town.communities['470000047']
/** The same group with so many more, who live out of town. */
const with_ = (crowd: number): Community => {
  if (few === undefined) throw new Error('there is no such group')
  return { ...few, crowd }
}
const made = (read: () => unknown): number => {
  vi.mocked(crowdMember).mockClear()
  read()
  return vi.mocked(crowdMember).mock.calls.length
}

describe('A page of the members of a group of 100,000', () => {
  it('makes nobody who is not on it: the first is the work of the first of a hundred', () => {
    const [of100, of100k] = [with_(100), with_(100_000)]
    expect(membersOf(town, of100k, '', 1, 30)).toEqual(membersOf(town, of100, '', 1, 30))
    expect(made(() => membersOf(town, of100k, '', 1, 30))).toBe(made(() => membersOf(town, of100, '', 1, 30)))
    expect(made(() => membersOf(town, of100k, '', 1, 30))).toBeLessThanOrEqual(30)
    expect(made(() => membersOf(town, of100k, '', 3_000, 30))).toBe(30)
  })
})
