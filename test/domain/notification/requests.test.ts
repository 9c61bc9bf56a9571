import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { accessRequestViewModel, type Decision } from '../../../src/domain/notification'
import { accessRequestsReducer } from '../../../src/domain/notification/access-request.machine'
import { accessRequest, notice, noticeArrived, requestArrived, sessionEnded } from '../../support/builders/notice'
import { given, type Step } from '../../support/given'

const order = { id: 'r1', isSpace: false, conversationId: accessRequest().conversationId, seq: 7 }
const say = (fields: object & { readonly type: `notification/${string}` }): Step => fields
const decide = (accepts: boolean, of: Partial<typeof order> = {}): Step =>
  say(Object.assign({ type: 'notification/Decide' as const }, { order: { ...order, ...of }, accepts }))
const answer =
  (type: 'notification/Decided' | 'notification/NotDecided' | 'notification/DecisionUnclear', rest: object): Step =>
  (ask) => ({ type, ask: ask('decide/group:r1'), ...rest })
const decided = (decision: Decision): Step => answer('notification/Decided', { decision })
const failed = answer('notification/NotDecided', { failure: refused('no') })
const lost = answer('notification/DecisionUnclear', { failure: unreachable })
const lookAgain = say(Object.assign({ type: 'notification/LookUpDecision' as const }, { order }))
const found =
  (decision: Decision | null): Step =>
  (ask) =>
    Object.assign({ type: 'notification/DecisionFound' as const, ask: ask('lookUp/group:r1') }, { decision })
const other = (status: 'accepted' | 'ignored'): Step => requestArrived({ status })
const mine = (status: 'accepted' | 'ignored'): Step => requestArrived({ status }, true)

const story = (...steps: readonly Step[]) => given(accessRequestsReducer, ...steps)
const shown = (...steps: readonly Step[]) => accessRequestViewModel(story(...steps).state, order, 'pending')
const asked = (...steps: readonly Step[]) => story(...steps).asked()

describe('An access request', () => {
  it('R1-172 R2-156 ACC-1 a pending access request becomes accepted or ignored when the member decides', () => {
    expect(shown()).toMatchObject({ step: 'pending' })
    expect(shown(decide(true), decided('accepted'))).toMatchObject({ step: 'accepted', isByOther: false })
    expect(shown(decide(false), decided('ignored'))).toMatchObject({ step: 'ignored', isByOther: false })
  })

  it('ACC-3 ACC-5 a press on accept or ignore posts one decision, and further presses are ignored until the response', () => {
    const pressed = { 'decide/group:r1': { order, accepts: true } }
    expect(asked(decide(true))).toEqual(pressed)
    expect(asked(decide(true), decide(false), decide(true))).toEqual(pressed)
    expect(shown(decide(true), decide(false)).step).toBe('deciding')
    expect(story(decide(true)).reloaded().asked()).toEqual(pressed)
  })

  it('ACC-5 after the server refuses a decision, the access request is pending again and can be decided differently', () => {
    expect(shown(decide(true), failed)).toMatchObject({ step: 'pending', failure: refused('no') })
    expect(asked(decide(true), failed, decide(false))).toEqual({ 'decide/group:r1': { order, accepts: false } })
  })

  it('ACC-3 if the response to a decision is lost, no other decision is posted until the client has looked up the outcome', () => {
    expect(shown(decide(true), lost)).toMatchObject({ step: 'unclear' })
    expect(asked(decide(true), lost, decide(false))).toEqual({})
    expect(asked(decide(true), lost, lookAgain)).toEqual({ 'lookUp/group:r1': { order } })
    expect(asked(decide(true), lost, { type: 'NetworkOnline' })).toEqual({ 'lookUp/group:r1': { order } })
    expect(shown(decide(true), lost, lookAgain, found('accepted')).step).toBe('accepted')
    expect(shown(decide(true), lost, lookAgain, found('ignored')).step).toBe('ignored')
    expect(asked(decide(true), lost, lookAgain, found(null), decide(false))).toEqual({
      'decide/group:r1': { order, accepts: false },
    })
  })

  it('ACC-7 when another approver decides an access request, that decision replaces the member’s running or failed decision', () => {
    expect(shown(decide(true), other('ignored'))).toMatchObject({ step: 'ignored', isByOther: true })
    expect(asked(decide(true), other('ignored'))).toEqual({})
    expect(shown(decide(true), failed, other('accepted'))).toMatchObject({ step: 'accepted', isByOther: true })
    expect(shown(decide(true), lost, other('ignored'))).toMatchObject({ step: 'ignored', isByOther: true })
  })

  it('ACC-6 a decision that the server reports as the member’s own is shown at once, even before the response to the press', () => {
    expect(shown(decide(true), mine('accepted'))).toMatchObject({ step: 'accepted', isByOther: false })
    expect(shown(decide(false), mine('ignored'))).toMatchObject({ step: 'ignored', isByOther: false })
  })

  it('R1-172 ACC-6 an access request shows the state that the server reported, even while a decision of the member is running', () => {
    const pressed = story(decide(true)).state
    expect(accessRequestViewModel(pressed, order, 'ignored')).toMatchObject({ step: 'ignored' })
    expect(accessRequestViewModel(pressed, order, 'unknown')).toMatchObject({ step: 'unknown' })
  })

  const pending = { step: 'pending', isByOther: false, failure: null }
  it.each([
    ['before any press', [], pending],
    ['decision in flight', [decide(true)], { ...pending, step: 'deciding' }],
    ['refused by the server', [decide(true), failed], { ...pending, failure: refused('no') }],
    ['pressed again after a refusal', [decide(true), failed, decide(false)], { ...pending, step: 'deciding' }],
    ['without a response', [decide(true), lost], { ...pending, step: 'unclear', failure: unreachable }],
    ['being looked up', [decide(true), lost, lookAgain], { ...pending, step: 'deciding', failure: unreachable }],
    [
      'looked up without a result',
      [
        decide(true),
        lost,
        lookAgain,
        (ask) => ({ type: 'notification/DecisionUnclear', ask: ask('lookUp/group:r1'), failure: refused('later') }),
      ],
      { ...pending, step: 'unclear', failure: refused('later') },
    ],
    ['accepted', [decide(true), failed, decide(true), decided('accepted')], { ...pending, step: 'accepted' }],
    ['ignored', [decide(false), failed, decide(false), decided('ignored')], { ...pending, step: 'ignored' }],
    ['decided differently than pressed', [decide(true), decided('ignored')], { ...pending, step: 'ignored' }],
    [
      'decided earlier by another approver',
      [decide(true), failed, other('ignored')],
      { step: 'ignored', isByOther: true, failure: null },
    ],
    [
      'accepted in another tab after a refusal here',
      [decide(true), failed, mine('accepted')],
      { ...pending, step: 'accepted' },
    ],
    [
      'ignored in another tab after a refusal here',
      [decide(true), failed, mine('ignored')],
      { ...pending, step: 'ignored' },
    ],
  ] satisfies readonly (readonly [string, readonly Step[], object])[])(
    'an access request shows the last failure until the member decides again or the outcome is certain: %s',
    (_, steps, as) => {
      expect(shown(...steps)).toEqual(as)
    },
  )

  it.each([decide(true), [decide(true), failed]].map((steps) => [steps].flat()))(
    'a notification that contains no decision on this access request leaves it unchanged (starting state %#)',
    (...steps) => {
      const before = shown(...steps)
      for (const news of [
        requestArrived(),
        requestArrived({}, true),
        requestArrived({ status: 'unknown' }),
        noticeArrived(notice('r1')),
        requestArrived({ id: 'r2', status: 'accepted' }),
        requestArrived({ isSpace: true, status: 'accepted' }),
      ]) {
        expect(shown(...steps, news)).toEqual(before)
      }
    },
  )

  it('the client stores nothing about an access request before the member presses accept or ignore', () => {
    expect(
      [story(lookAgain).state, story(other('accepted')).state, story(noticeArrived(notice('r1'))).state].map(
        ({ byKey }) => byKey,
      ),
    ).toEqual([{}, {}, {}])
  })

  it('a decision on a group’s access request leaves the access request of a space with the same id pending', () => {
    expect(accessRequestViewModel(story(decide(true)).state, { id: 'r1', isSpace: true }, 'pending').step).toBe(
      'pending',
    )
  })

  it('an access request is cleared when the session ends', () => {
    expect(story(decide(true), sessionEnded).state).toEqual(story().state)
  })

  it('ACC-1 ACC-3 for any order of presses and server messages, at most one request runs, and none once the decision is final', () => {
    const step = fc.constantFrom<Step>(
      decide(true),
      decide(false),
      decided('accepted'),
      decided('ignored'),
      failed,
      lost,
      lookAgain,
      found('accepted'),
      found(null),
      other('accepted'),
      other('ignored'),
      mine('accepted'),
      { type: 'NetworkOnline' },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const after = steps.reduce<readonly ReturnType<typeof story>[]>((stories, next) => {
          const last = stories.at(-1) ?? story()
          try {
            return [...stories, last.when(next)]
          } catch {
            return stories // The result belongs to no running request.
          }
        }, [])
        const stands = after.map(({ state }) => accessRequestViewModel(state, order, 'pending').step)
        const end = stands.findIndex((one) => one === 'accepted' || one === 'ignored')
        expect(new Set(end === -1 ? [] : stands.slice(end)).size).toBeLessThanOrEqual(1)
        expect(
          after.every((result, at) => Object.keys(result.asked()).length <= (end !== -1 && at >= end ? 0 : 1)),
        ).toBe(true)
      }),
    )
  })
})
