import { describe, expect, it } from 'vitest'
import { balanceAndActivityReducer } from '../../../src/domain/balance/balance-and-activity.machine'
import { decimalOf } from '../../../src/domain/kernel/decimal'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'

const usd = decimalOf('1284.07')
if (usd === null) throw new Error('no amount')
const shown: Step = { type: 'balance/AppShellShown', isMember: true }
const visited: Step = { type: 'balance/AppShellShown', isMember: false }
const balance: Step = (ask) => ({ type: 'balance/BalanceLoaded', ask: ask('loadBalance'), usd })
const noBalance: Step = (ask) => ({ type: 'balance/BalanceNotLoaded', ask: ask('loadBalance'), failure: unreachable })
const picnic = { pictures: ['/town/c3.svg'], icon: '/town/c6.svg' }
const activity: Step = (ask) => ({ type: 'balance/ActivityLoaded', ask: ask('loadActivity'), activity: picnic })

describe('The balance and activity in the app shell', () => {
  it('R1-009 the app shell requests the balance of a member, and none for a visitor', () => {
    given(balanceAndActivityReducer, shown).gives({ asks: { loadBalance: {}, loadActivity: {} } })
    given(balanceAndActivityReducer, visited).gives({ asks: { loadActivity: {} } })
  })

  it('the app shell still shows the balance and the activity while they are read again', () => {
    given(balanceAndActivityReducer, shown, balance, activity, shown).gives({
      data: { usd: '1284.07', activity: picnic },
    })
  })

  it('when the network returns, the app shell requests a balance that could not be loaded again', () => {
    const lost = given(balanceAndActivityReducer, shown, activity, noBalance).gives({ asks: {} })
    lost.when({ type: 'NetworkOnline' }).gives({ asks: { loadBalance: {} } })
  })

  it.each([
    [
      'the session ends',
      { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' },
    ],
    ['another account signs in', { type: 'SignedIn', session: sessionOf(ben) }],
  ] as const)('SES-7 the app shell clears the balance and the activity when %s', (_when, end) => {
    given(
      balanceAndActivityReducer,
      { type: 'SignedIn', session: sessionOf(ann) },
      shown,
      balance,
      activity,
      { type: 'balance/ActivityPreviewShown' },
      end,
    ).gives({ asks: {}, data: { usd: null, activity: null, previewed: false } })
  })

  it('ALL-4 the app shell ignores a balance requested in an older session', () => {
    const old = given(balanceAndActivityReducer, shown)
    const ask = { unit: 'balance/balanceAndActivity', id: 'loadBalance', seq: 1 }
    old
      .when({ type: 'SignedIn', session: sessionOf(ben) }, shown, { type: 'balance/BalanceLoaded', ask, usd })
      .gives({ data: { usd: null } })
  })

  it('R1-020 an activity that was previewed in this session still counts as previewed after a reload', () => {
    const seen = given(balanceAndActivityReducer, visited, activity, {
      type: 'balance/ActivityPreviewShown',
    }).reloaded()
    expect(seen.state.context).toEqual({ usd: null, activity: picnic, previewed: true })
  })
})
