import { describe, expect, it, vi } from 'vitest'
import { anonymousMember } from '../../../../../src/adapters/simulator/state/seed/residents'
import { membersOf } from '../../../../../src/adapters/simulator/state/group-views'
import type { Community } from '../../../../../src/adapters/simulator/state/server-state'
import { townOf } from '../town'

vi.mock('../../../../../src/adapters/simulator/state/seed/residents', async (load) => {
  const people = await load<typeof import('../../../../../src/adapters/simulator/state/seed/residents')>()
  return { ...people, anonymousMember: vi.fn<typeof people.anonymousMember>(people.anonymousMember) }
})

const town = townOf(1)
const few = town.communities['470000047']
/** The same group with `crowd` more members, which the server generates. */
const with_ = (crowd: number): Community => {
  if (few === undefined) throw new Error('there is no such group')
  return { ...few, crowd }
}
const made = (read: () => unknown): number => {
  vi.mocked(anonymousMember).mockClear()
  read()
  return vi.mocked(anonymousMember).mock.calls.length
}

describe('A page of the members of a group of 100,000', () => {
  it('a page of 30 members generates at most 30 members, in a group of 100,000 members as in a group of 100', () => {
    const [of100, of100k] = [with_(100), with_(100_000)]
    expect(membersOf(town, of100k, '', 1, 30)).toEqual(membersOf(town, of100, '', 1, 30))
    expect(made(() => membersOf(town, of100k, '', 1, 30))).toBe(made(() => membersOf(town, of100, '', 1, 30)))
    expect(made(() => membersOf(town, of100k, '', 1, 30))).toBeLessThanOrEqual(30)
    expect(made(() => membersOf(town, of100k, '', 3_000, 30))).toBe(30)
  })
})
