import { describe, expect, it } from 'vitest'
import type { DeletionPlan } from '../../../src/domain/account-deletion'
import {
  accountDeletionReducer,
  accountDeletionViewModel,
} from '../../../src/domain/account-deletion/account-deletion.machine'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { unreachable } from '../../../src/domain/kernel/failure'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, type Step } from '../../support/given'

const DUE = noonPlus(60_000)
const remainders = [{ currency: 'LOOP', amount: made(Decimal, '12.5') }]
const plan: DeletionPlan = { dueAt: null, groups: [], remainders }
const read: Step = { type: 'account-deletion/ReadPlan' }
const got =
  (dueAt: DeletionPlan['dueAt'] = null): Step =>
  (ask) => ({ type: 'account-deletion/PlanRead', ask: ask('readPlan'), plan: { ...plan, dueAt } })
const request: Step = { type: 'account-deletion/RequestDeletion', remainders }
const requested: Step = (ask) => ({
  type: 'account-deletion/DeletionRequested',
  ask: ask('requestDeletion'),
  dueAt: DUE,
})
const keepAccount: Step = { type: 'account-deletion/KeepAccount' }

const kept = given(accountDeletionReducer, read, got())
const waiting = kept.when(request, requested)
const viewOf = ({ state }: typeof kept) => accountDeletionViewModel(state)

describe('The deletion of an account', () => {
  it('R4-607 is requested once with the amounts that the member gives up, also after a reload', () => {
    const asked = kept.when(request, request)
    asked.gives({ asks: { requestDeletion: { remainders } } })
    asked.reloaded().gives({ asks: { requestDeletion: { remainders } } })
    asked.when(requested).gives({ asks: { deletionDue: { at: DUE } } })
  })

  it('R4-607 the time of the deletion is a deadline of the log, after which the account is being deleted', () => {
    waiting.reloaded().gives({ asks: { deletionDue: { at: DUE } } })
    const due = waiting.when(alarm('deletionDue'))
    expect(viewOf(due).step).toBe('due')
    due.gives({ asks: {} })
  })

  it('R4-607 a member keeps the account, and can request the deletion again', () => {
    const asked = waiting.when(keepAccount)
    asked.gives({ asks: { keepAccount: {} } })
    const stays = asked.when((ask) => ({ type: 'account-deletion/AccountKept', ask: ask('keepAccount') }))
    expect(viewOf(stays)).toMatchObject({ step: 'kept', plan: { dueAt: null } })
    stays.when(request).gives({ asks: { requestDeletion: { remainders } } })
  })

  it('R4-611 after a failed request the plan is read again with its reason, because the request may have arrived', () => {
    const failed = kept.when(request, (ask) => ({
      type: 'account-deletion/DeletionNotRequested',
      ask: ask('requestDeletion'),
      failure: unreachable,
    }))
    failed.gives({ asks: { readPlan: {} } })
    expect(viewOf(failed.when(got()))).toMatchObject({ step: 'kept', failure: unreachable })
    expect(viewOf(failed.when(got(DUE)))).toMatchObject({ step: 'waiting', plan: { dueAt: DUE } })
    const notKept = waiting.when(keepAccount, (ask) => ({
      type: 'account-deletion/AccountNotKept',
      ask: ask('keepAccount'),
      failure: unreachable,
    }))
    notKept.gives({ asks: { readPlan: {} } })
  })

  it('R4-611 a plan that could not be read can be read again, without the old reason', () => {
    const failed = given(accountDeletionReducer, read, (ask) => ({
      type: 'account-deletion/PlanNotRead',
      ask: ask('readPlan'),
      failure: unreachable,
    }))
    expect(viewOf(failed)).toEqual({ step: 'unread', plan: null, failure: unreachable })
    expect(viewOf(failed.when(read))).toEqual({ step: 'reading', plan: null, failure: null })
  })

  it('R4-607 another member of this browser sees nothing of the plan', () => {
    const other = waiting.when({ type: 'SignedIn', session: sessionOf(ann) })
    other.gives({ asks: {} })
    expect(viewOf(other).plan).toBeNull()
  })
})
