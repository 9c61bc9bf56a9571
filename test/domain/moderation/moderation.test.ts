import { describe, expect, it } from 'vitest'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { decisionViewModel, reportAbout, type ReportTarget } from '../../../src/domain/moderation'
import { decisionReducer } from '../../../src/domain/moderation/decision.machine'
import { sentReportsReducer } from '../../../src/domain/moderation/sent-reports.reducer'
import { clientId } from '../../support/builders/message'
import { given, type Step } from '../../support/given'

const target: ReportTarget = { kind: 'message', place: 'group-1', id: 'm1' }
const reportId = clientId('c1')
const input = { reportId, target, reason: 'Spam', text: 'Look' }
const send: Step = { type: 'moderation/SendReport', reportId, target, reason: 'Spam', text: 'Look' }
const sent: Step = (ask) => ({ type: 'moderation/ReportSent' as const, ask: ask('send:c1'), reportId })
const notSent =
  (failure: Failure): Step =>
  (ask) => ({ type: 'moderation/ReportNotSent' as const, ask: ask('send:c1'), reportId, failure })

describe('A report of a member', () => {
  it('R4-701 is sent once, and is done when the server has it', () => {
    given(sentReportsReducer, send).gives({ asks: { 'send:c1': input } })
    given(sentReportsReducer, send, sent).gives({ asks: {} })
  })

  it('R4-702 keeps its text when it fails, and is sent again when the network is back', () => {
    const failed = given(sentReportsReducer, send, notSent(unreachable))
    failed.gives({ asks: {} })
    expect(reportAbout(failed.state, target)).toMatchObject({ text: 'Look', outcome: unreachable })
    failed.when({ type: 'NetworkOnline' }).gives({ asks: { 'send:c1': input } })
  })

  it('R4-702 waits for Retry after a refusal', () => {
    given(sentReportsReducer, send, notSent(refused('No')), { type: 'NetworkOnline' }).gives({ asks: {} })
  })

  it('R4-702 survives a reload', () => {
    given(sentReportsReducer, send)
      .reloaded()
      .gives({ asks: { 'send:c1': input } })
  })
})

const open: Step = { type: 'moderation/OpenDecision', id: 'r1' }
const choose: Step = { type: 'moderation/ChangeDecision', act: 'delete', reason: 'Spam' }
const decide: Step = { type: 'moderation/SendDecision' }
const made: Step = (ask) => ({ type: 'moderation/DecisionMade' as const, ask: ask('decide') })
const notMade: Step = (ask) => ({
  type: 'moderation/DecisionNotMade' as const,
  ask: ask('decide'),
  failure: refused('Already decided by Ben'),
})

describe('The form of a decision', () => {
  it('R4-706 sends the chosen act with its reason, and closes when it is made', () => {
    given(decisionReducer, open, choose, decide).gives({
      asks: { decide: { id: 'r1', act: 'delete', reason: 'Spam' } },
    })
    expect(decisionViewModel(given(decisionReducer, open, choose, decide, made).state)).toBeNull()
  })

  it('R4-706 keeps the act and the reason after a refusal, and shows the refusal', () => {
    expect(decisionViewModel(given(decisionReducer, open, choose, decide, notMade).state)).toMatchObject({
      act: 'delete',
      reason: 'Spam',
      failure: refused('Already decided by Ben'),
      isDeciding: false,
    })
  })

  it('R4-706 keeps the draft of a report when it is closed, but not for another report', () => {
    const closed = given(decisionReducer, open, choose, { type: 'moderation/CloseDecision' })
    expect(decisionViewModel(closed.when(open).state)).toMatchObject({ reason: 'Spam' })
    expect(decisionViewModel(closed.when({ type: 'moderation/OpenDecision', id: 'r2' }).state)).toMatchObject({
      reason: '',
      act: 'dismiss',
    })
  })
})
