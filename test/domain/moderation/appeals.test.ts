import { describe, expect, it } from 'vitest'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { appealAgainst, appealDecisionViewModel, appealDraftOf } from '../../../src/domain/moderation'
import { appealDecisionReducer } from '../../../src/domain/moderation/appeal-decision.machine'
import { appealDraftsReducer } from '../../../src/domain/moderation/appeal-drafts.reducer'
import { sentAppealsReducer } from '../../../src/domain/moderation/sent-appeals.reducer'
import { clientId } from '../../support/builders/message'
import { given, type Step } from '../../support/given'

const input = { appealId: clientId('c1'), id: 'r1', text: 'No ad' }
const send: Step = { type: 'moderation/SendAppeal', ...input }
const sent: Step = (ask) => ({ type: 'moderation/AppealSent' as const, ask: ask('send:c1'), id: 'r1' })
const notSent =
  (failure: Failure): Step =>
  (ask) => ({ type: 'moderation/AppealNotSent' as const, ask: ask('send:c1'), id: 'r1', failure })

describe('An appeal of a member', () => {
  it('R4-713 is sent once, and is done when the server has it', () => {
    given(sentAppealsReducer, send).gives({ asks: { 'send:c1': input } })
    const done = given(sentAppealsReducer, send, sent)
    done.gives({ asks: {} })
    expect(appealAgainst(done.state, 'r1')?.outcome).toBe('sent')
  })

  it('R4-713 keeps its text when it fails, and is sent again when the network is back', () => {
    const failed = given(sentAppealsReducer, send, notSent(unreachable))
    failed.gives({ asks: {} })
    expect(appealAgainst(failed.state, 'r1')).toMatchObject({ text: 'No ad', outcome: unreachable })
    failed.when({ type: 'NetworkOnline' }).gives({ asks: { 'send:c1': input } })
  })

  it('R4-713 keeps its text after a refusal, and waits for Retry', () => {
    const failed = given(sentAppealsReducer, send, notSent(refused('No')), { type: 'NetworkOnline' })
    failed.gives({ asks: {} })
    expect(appealAgainst(failed.state, 'r1')?.text).toBe('No ad')
    failed.when(send).gives({ asks: { 'send:c1': input } })
  })

  it('R4-713 survives a reload', () => {
    given(sentAppealsReducer, send)
      .reloaded()
      .gives({ asks: { 'send:c1': input } })
  })
})

describe('The unsent text of an appeal', () => {
  const write = (id: string, text: string): Step => ({ type: 'moderation/WriteAppeal', id, text })
  it('R4-713 is kept for each decision, also after a reload, until it is sent', () => {
    const written = given(appealDraftsReducer, write('r1', 'No'), write('r2', 'Other'), write('r1', 'No ad')).reloaded()
    expect(['r1', 'r2', 'r3'].map((id) => appealDraftOf(written.state, id))).toEqual(['No ad', 'Other', null])
    const dropped = written.when({ type: 'moderation/DropAppealDraft', id: 'r1' })
    expect(appealDraftOf(dropped.state, 'r1')).toBeNull()
    expect(written.when({ type: 'ForgetAccount' }).state).toEqual([])
  })

  it('R4-713 keeps the twenty texts that changed last', () => {
    const many = Array.from({ length: 21 }, (_, n) => write(`r${n}`, 'No'))
    const { state } = given(appealDraftsReducer, ...many)
    expect([state.length, appealDraftOf(state, 'r0'), appealDraftOf(state, 'r20')]).toEqual([20, null, 'No'])
  })
})

const open: Step = { type: 'moderation/OpenAppeal', id: 'r1' }
const choose: Step = { type: 'moderation/ChangeAppealDecision', accepts: true, reason: 'Sorry' }
const decide: Step = { type: 'moderation/SendAppealDecision' }
const made: Step = (ask) => ({ type: 'moderation/AppealDecided' as const, ask: ask('decide') })
const notMade: Step = (ask) => ({
  type: 'moderation/AppealNotDecided' as const,
  ask: ask('decide'),
  failure: refused('Already decided by Ben'),
})

describe('The form of a decision about an appeal', () => {
  it('R4-713 sends the choice with its reason, and closes when it is made', () => {
    given(appealDecisionReducer, open, choose, decide).gives({
      asks: { decide: { id: 'r1', accepts: true, reason: 'Sorry' } },
    })
    expect(appealDecisionViewModel(given(appealDecisionReducer, open, choose, decide, made).state)).toBeNull()
  })

  it('R4-713 keeps the choice and the reason after a refusal, and shows the refusal', () => {
    expect(appealDecisionViewModel(given(appealDecisionReducer, open, choose, decide, notMade).state)).toMatchObject({
      accepts: true,
      reason: 'Sorry',
      failure: refused('Already decided by Ben'),
      isDeciding: false,
    })
  })

  it('R4-713 keeps the draft of an appeal when it is closed, but not for another appeal', () => {
    const closed = given(appealDecisionReducer, open, choose, { type: 'moderation/CloseAppeal' })
    expect(appealDecisionViewModel(closed.when(open).state)).toMatchObject({ reason: 'Sorry' })
    expect(appealDecisionViewModel(closed.when({ type: 'moderation/OpenAppeal', id: 'r2' }).state)).toMatchObject({
      reason: '',
      accepts: false,
    })
  })
})
