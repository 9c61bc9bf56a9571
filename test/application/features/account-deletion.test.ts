import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { accountDeletionImplementation } from '../../../src/application/features/account-deletion/account-deletion'
import type { AccountDeletionPort } from '../../../src/application/features/account-deletion/ports'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import type { DeletionPlan } from '../../../src/domain/account-deletion'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { refused } from '../../../src/domain/kernel/failure'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { begunFeature } from '../support/begun-feature'

const plan: DeletionPlan = { dueAt: null, groups: [], remainders: [] }
const remainders = [{ currency: 'LOOP', amount: made(Decimal, '12.5') }]

const featureOver = (answer: Partial<AccountDeletionPort> = {}) => {
  const calls: unknown[] = []
  const port: AccountDeletionPort = {
    plan: () => TE.right(plan),
    request: (given) => {
      calls.push(given)
      return TE.right(noonPlus(1))
    },
    keep: () => {
      calls.push('keep')
      return TE.right(undefined)
    },
    ...answer,
  }
  return { calls, ...begunFeature(loadedFeature(accountDeletionImplementation, port)) }
}

describe('The effects of a deletion', () => {
  it('R4-608 read the plan', async () => {
    const { run } = featureOver()
    expect(await run('account-deletion/plan/readPlan', {})).toMatchObject([{ type: 'account-deletion/PlanRead', plan }])
  })

  it('R4-607 request and end the deletion, and again after a reload', async () => {
    const { calls, run } = featureOver()
    for (const resumed of [false, true]) {
      expect(await run('account-deletion/plan/requestDeletion', { remainders }, resumed)).toMatchObject([
        { type: 'account-deletion/DeletionRequested', dueAt: noonPlus(1) },
      ])
      expect(await run('account-deletion/plan/keepAccount', {}, resumed)).toMatchObject([
        { type: 'account-deletion/AccountKept' },
      ])
    }
    expect(calls).toEqual([remainders, 'keep', remainders, 'keep'])
  })

  it('R4-611 report a refusal with the server’s text', async () => {
    const failure = refused('Hand over or dissolve your groups first')
    const fails = () => TE.left(failure)
    const { run } = featureOver({ plan: fails, request: fails, keep: fails })
    expect(await run('account-deletion/plan/readPlan', {})).toMatchObject([
      { type: 'account-deletion/PlanNotRead', failure },
    ])
    expect(await run('account-deletion/plan/requestDeletion', { remainders })).toMatchObject([
      { type: 'account-deletion/DeletionNotRequested', failure },
    ])
    expect(await run('account-deletion/plan/keepAccount', {})).toMatchObject([
      { type: 'account-deletion/AccountNotKept', failure },
    ])
  })
})
