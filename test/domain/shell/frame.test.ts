import { describe, expect, it } from 'vitest'
import { activityQuery, worthQuery } from '../../../src/domain/balance'
import { previewReducer } from '../../../src/domain/balance/app-shell-data'
import { decimalOf } from '../../../src/domain/kernel/decimal'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'
import { queryFailed, queryLoaded, readId } from '../../support/query-steps'

const usd = decimalOf('1284.07')
if (usd === null) throw new Error('no amount')
const shown: Step = { type: 'balance/AppShellShown', isMember: true }
const visited: Step = { type: 'balance/AppShellShown', isMember: false }
const balance = queryLoaded(worthQuery, {}, [usd])
const picnic = { pictures: ['/town/c3.svg'], icon: '/town/c6.svg', words: [] }
const activity = queryLoaded(activityQuery, {}, [picnic])
const previewed: Step = { type: 'balance/ActivityPreviewShown' }

const worthAfter = (...steps: readonly Step[]) => given(worthQuery.reducer, ...steps)
const activityAfter = (...steps: readonly Step[]) => given(activityQuery.reducer, ...steps)
const readsAfter = (step: Step) => [worthAfter(step), activityAfter(step)].map((story) => Object.keys(story.asked()))

describe('The balance and activity in the app shell', () => {
  it('R1-009 the app shell requests the balance of a member, and none for a visitor', () => {
    const read = readId(worthQuery, {})
    expect(readsAfter(shown)).toEqual([[read], [read]])
    expect(readsAfter(visited)).toEqual([[], [read]])
  })

  it('the app shell still shows the balance and the activity while they are read again', () => {
    expect(worthQuery.value(worthAfter(shown, balance, shown).state, {})).toBe('1284.07')
    expect(activityQuery.value(activityAfter(shown, activity, shown).state, {})).toEqual(picnic)
  })

  it('when the network returns, the app shell requests a balance that could not be loaded again', () => {
    const lost = worthAfter(shown, queryFailed(worthQuery, {})).gives({ asks: {} })
    expect(Object.keys(lost.when({ type: 'NetworkOnline' }).asked())).toEqual([readId(worthQuery, {})])
    worthAfter(shown, balance, { type: 'NetworkOnline' }).gives({ asks: {} })
    activityAfter({ type: 'NetworkOnline' }).gives({ asks: {} })
  })

  it.each([
    [
      'the session ends',
      { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' },
    ],
    ['another account signs in', { type: 'SignedIn', session: sessionOf(ben) }],
  ] as const)('SES-7 the app shell clears the balance and the activity when %s', (_when, end) => {
    const signedIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
    expect(worthQuery.value(worthAfter(signedIn, shown, balance, end).gives({ asks: {} }).state, {})).toBeNull()
    expect(activityQuery.value(activityAfter(signedIn, shown, activity, end).gives({ asks: {} }).state, {})).toBeNull()
    expect(given(previewReducer, signedIn, previewed, end).state).toEqual({ isPreviewed: false })
  })

  it('ALL-4 the app shell ignores a balance requested in an older session', () => {
    const old = worthAfter(shown)
    const late = queryLoaded(worthQuery, {}, [usd])(() => ({
      unit: worthQuery.reducer.name,
      id: readId(worthQuery, {}),
      seq: 1,
    }))
    const { state } = old.when({ type: 'SignedIn', session: sessionOf(ben) }, shown, late)
    expect(worthQuery.value(state, {})).toBeNull()
  })

  it('R1-020 an activity that was previewed in this session still counts as previewed after a reload', () => {
    expect(given(previewReducer, visited, previewed).reloaded().state).toEqual({ isPreviewed: true })
    expect(activityQuery.value(activityAfter(visited, activity).reloaded().state, {})).toEqual(picnic)
  })
})
