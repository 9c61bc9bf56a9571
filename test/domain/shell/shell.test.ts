import { describe, expect, it } from 'vitest'
import { shellUnit, toastOutcome } from '../../../src/domain/shell'
import { noonPlus } from '../../support/builders/instant'
import { square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'

const says = (text: string): Step => ({ type: 'ShowToast', words: { text } })
const left: Step = { type: 'SessionLeft', reason: 'expired' }
const navigated: Step = (ask) => ({ type: 'Navigated', ask: ask('navigate') })

const toastsIn = ({ state }: { state: typeof shellUnit.initial }) => state.context.toasts.map(({ words }) => words)

describe('A toast', () => {
  it('ALL-9 R1-344 R2-309 is shown for 3,000 ms', () => {
    const shown = given(shellUnit, wait(500), says('No'))
    shown.gives({ asks: { toastOver: { at: noonPlus(3_500) } } })
    expect(toastsIn(shown.when(wait(3_000), alarm('toastOver')))).toEqual([])
  })

  it('ALL-9 is shown no longer over a reload', () => {
    given(shellUnit, says('No'), wait(2_000))
      .reloaded()
      .gives({ asks: { toastOver: { at: noonPlus(3_000) } } })
  })

  it('ALL-9 is one for the same words while they are shown', () => {
    expect(toastsIn(given(shellUnit, says('No'), wait(1_000), says('No')))).toEqual([{ text: 'No' }])
  })

  it('ALL-9 does not last longer for being said again', () => {
    given(shellUnit, says('No'), wait(2_000), says('No')).gives({ asks: { toastOver: { at: noonPlus(3_000) } } })
  })

  it('ALL-9 is one for each cause', () => {
    expect(toastsIn(given(shellUnit, says('No'), says('Never')))).toHaveLength(2)
  })

  it('is good news where something was done, and bad where it was not or where the server speaks for itself', () => {
    const outcomes = given(
      shellUnit,
      { type: 'ShowToast', words: { key: 'forwarded' } },
      { type: 'ShowToast', words: { key: 'signedOut' } },
      { type: 'ShowToast', words: { key: 'notDone' } },
      says('No'),
    ).state.context.toasts.map(toastOutcome)
    expect(outcomes).toEqual(['done', 'info', 'failed', 'failed'])
  })

  it('each has its own 3,000 ms', () => {
    const second = given(shellUnit, says('No'), wait(1_000), says('Never'), wait(2_000), alarm('toastOver'))
    expect(toastsIn(second)).toEqual([{ text: 'Never' }])
    second.gives({ asks: { toastOver: { at: noonPlus(4_000) } } })
  })

  it('that leads somewhere is there for longer, and holds none of the others', () => {
    const begun: Step = { type: 'ShowToast', words: { title: 'Tea', channelId: square } }
    const both = given(shellUnit, begun, wait(1_000), begun, says('No'))
    both.gives({ asks: { toastOver: { at: noonPlus(4_000) } } })
    const one = both.when(wait(3_000), alarm('toastOver')).gives({ asks: { toastOver: { at: noonPlus(10_000) } } })
    expect([toastsIn(one), one.state.context.toasts.map(toastOutcome)]).toEqual([
      [{ title: 'Tea', channelId: square }],
      ['info'],
    ])
  })

  it('ALL-6 all that are over are gone after a sleep', () => {
    const awake = given(shellUnit, says('No'), wait(1_000), says('Never'), wait(600_000), alarm('toastOver'))
    awake.gives({ asks: {} })
    expect(toastsIn(awake)).toEqual([])
  })

  it('ALL-9 bears the number of the entry it is about, its own or one of the account', () => {
    const shown = given(shellUnit, { type: 'RouteChanged', path: '/' }, says('No'), {
      type: 'ShowRefusal',
      text: 'Never',
      about: { log: 'account', seq: 128 },
    })
    expect(shown.state.context.toasts.map(({ about }) => about)).toEqual([
      { log: 'tab', seq: 2 },
      { log: 'account', seq: 128 },
    ])
  })

  it('goes with the screen it was told on, unless it has just led to the next; a space that has begun belongs to no screen', () => {
    const next: Step = { type: 'RouteChanged', path: '/profile/:uid' }
    const begun: Step = { type: 'ShowToast', words: { title: 'Tea', channelId: square } }
    expect(toastsIn(given(shellUnit, says('No'), wait(1_500), next))).toEqual([])
    expect(toastsIn(given(shellUnit, says('No'), wait(200), next))).toEqual([{ text: 'No' }])
    expect(toastsIn(given(shellUnit, says('No'), wait(1_500), says('Never'), next))).toEqual([{ text: 'Never' }])
    given(shellUnit, says('No'), wait(1_500), next).gives({ asks: {} })
    expect(toastsIn(given(shellUnit, begun, wait(1_500), { type: 'VisitorTurnedAway', path: '/group' }))).toEqual([
      { title: 'Tea', channelId: square },
    ])
  })

  it('is gone when it is closed', () => {
    const one = given(shellUnit, says('No'), says('Never'), { type: 'CloseToast', id: 1 })
    expect(toastsIn(one)).toEqual([{ text: 'Never' }])
    one.when({ type: 'CloseToast', id: 2 }).gives({ asks: {}, data: { toasts: [] } })
  })

  it('shows at most 300 characters of what a server says', () => {
    expect(toastsIn(given(shellUnit, says('a'.repeat(1_000))))).toEqual([{ text: 'a'.repeat(300) }])
  })
})

describe('The frame', () => {
  it('SES-4 moves to /sign-in once when the session is over', () => {
    const moving = given(shellUnit, left)
    expect(moving.asked()).toMatchObject({ navigate: { to: '/sign-in' } })
    expect(moving.when(left).state.asks['navigate']).toEqual(moving.state.asks['navigate'])
    expect(moving.when(navigated).asked()).not.toHaveProperty('navigate')
  })

  it('SES-4 still moves when there is something to say on the way', () => {
    const moving = given(shellUnit, left)
    expect(moving.when(says('No')).state.asks['navigate']).toEqual(moving.state.asks['navigate'])
  })

  it('says once why', () => {
    expect(toastsIn(given(shellUnit, left, left))).toEqual([{ key: 'sessionExpired' }])
    expect(toastsIn(given(shellUnit, { type: 'SessionLeft', reason: 'signedOut' }))).toEqual([{ key: 'signedOut' }])
  })

  it('SES-6 closes the dialog of the session that is over', () => {
    given(shellUnit, { type: 'ShowVisitorDialog' })
      .gives({ data: { dialog: 'visitor' } })
      .when(left)
      .gives({ data: { dialog: null } })
  })

  it('keeps what belongs to no screen while the next screen comes, and closes what belonged to the last', () => {
    const comes = { type: 'RouteChanged', path: '/group' } as const
    for (const dialog of ['switcher', 'shortcuts'] as const)
      given(shellUnit, { type: 'OpenDialog', dialog }, comes).gives({ data: { dialog } })
    for (const dialog of ['visitor', 'turnedAway', 'account', 'mainPage'] as const) {
      given(shellUnit, { type: 'OpenDialog', dialog }, comes).gives({ data: { dialog: null } })
    }
  })

  it('moves also when it is reloaded on the way', () => {
    expect(given(shellUnit, left).reloaded().asked()).toMatchObject({ navigate: { to: '/sign-in' } })
  })

  it('ALL-10 opens and closes the dialog for visitors', () => {
    given(shellUnit, { type: 'ShowVisitorDialog' }, { type: 'CloseDialog' }).gives({ data: { dialog: null } })
  })
})
