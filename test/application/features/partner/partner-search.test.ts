import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../../src/application/effects/effect'
import { makePartnerSearchEffects } from '../../../../src/application/features/partner/partner'
import { RunningEffect } from '../../../../src/application/effects/running-effect'
import { unreachable, type Failure } from '../../../../src/domain/kernel/failure'
import { ann } from '../../../support/builders/person'
import { groupOf } from '../../../support/builders/group'
import { NOON } from '../../../support/builders/instant'
import type { TabMessage } from '../../../../src/domain/features'

const tea = groupOf('10000001')
const searched = async (which: 'findGroups' | 'findPeople', failure: Failure | null = null) => {
  const calls: unknown[] = []
  const answer =
    <A>(...items: readonly A[]) =>
    (...call: readonly unknown[]) => {
      calls.push(call)
      return failure === null ? TE.right({ items, dropped: 1 }) : TE.left(failure)
    }
  const effect: Effect<TabMessage> = makePartnerSearchEffects({
    searchGroups: answer(tea),
    searchPeople: answer({ ...ann, avatar: null }),
  })[which]
  const said: TabMessage[] = []
  new RunningEffect(
    effect,
    { link: 'harbor', keyword: 'tea', page: 2 },
    {
      ask: { unit: 'test', id: 'test', seq: 1 },
      say: (message) => {
        said.push(message)
      },
      resumed: false,
      session: () => null,
    },
  ).perform(NOON)
  await new Promise((done) => {
    setTimeout(done)
  })
  return { calls, said }
}

describe('A search on a partner page', () => {
  it.each(['findGroups', 'findPeople'] as const)(
    'R3-315 R3-245 R3-246 a partner search (%s) requests 24 rows for link and keyword, and reports the page size less unreadable rows',
    async (which) => {
      const { calls, said } = await searched(which)
      expect(calls).toEqual([['harbor', 'tea', 2, 24]])
      expect(said).toMatchObject([
        { type: which === 'findGroups' ? 'partner/GroupsFound' : 'partner/PeopleFound', page: 2, size: 23 },
      ])
    },
  )

  it('a partner search whose request fails reports the failure', async () => {
    expect((await searched('findGroups', unreachable)).said).toMatchObject([
      { type: 'partner/ResultsNotLoaded', failure: unreachable },
    ])
  })
})
