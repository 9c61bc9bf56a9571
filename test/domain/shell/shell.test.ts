import { describe, expect, it } from 'vitest'
import { shellReducer, toastOutcome } from '../../../src/domain/shell'
import { noonPlus } from '../../support/builders/instant'
import { square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'

const says = (text: string): Step => ({ type: 'ShowToast', words: { text } })
const left: Step = { type: 'SessionEndedHere', reason: 'expired' }
const navigated: Step = (ask) => ({ type: 'Navigated', ask: ask('navigate') })

const toastsIn = ({ state }: { state: typeof shellReducer.initial }) => state.context.toasts.map(({ words }) => words)

describe('A toast', () => {
  it('ALL-9 R1-344 R2-309 a toast is shown for 3,000 ms', () => {
    const shown = given(shellReducer, wait(500), says('No'))
    shown.gives({ asks: { toastOver: { at: noonPlus(3_500) } } })
    expect(toastsIn(shown.when(wait(3_000), alarm('toastOver')))).toEqual([])
  })

  it('ALL-9 a reload does not extend the time for which a toast is shown', () => {
    given(shellReducer, says('No'), wait(2_000))
      .reloaded()
      .gives({ asks: { toastOver: { at: noonPlus(3_000) } } })
  })

  it('ALL-9 a text that a toast still shows gets no second toast', () => {
    expect(toastsIn(given(shellReducer, says('No'), wait(1_000), says('No')))).toEqual([{ text: 'No' }])
  })

  it('ALL-9 a repeated toast does not extend the time for which the first toast is shown', () => {
    given(shellReducer, says('No'), wait(2_000), says('No')).gives({ asks: { toastOver: { at: noonPlus(3_000) } } })
  })

  it('ALL-9 two different texts appear as two toasts', () => {
    expect(toastsIn(given(shellReducer, says('No'), says('Never')))).toHaveLength(2)
  })

  it('a toast has the tone done for a completed action, info for a sign-out, and failed for a failure or a refusal', () => {
    const outcomes = given(
      shellReducer,
      { type: 'ShowToast', words: { key: 'forwarded' } },
      { type: 'ShowToast', words: { key: 'signedOut' } },
      { type: 'ShowToast', words: { key: 'notDone' } },
      says('No'),
    ).state.context.toasts.map(toastOutcome)
    expect(outcomes).toEqual(['done', 'info', 'failed', 'failed'])
  })

  it('each toast is shown for 3,000 ms from its own start', () => {
    const second = given(shellReducer, says('No'), wait(1_000), says('Never'), wait(2_000), alarm('toastOver'))
    expect(toastsIn(second)).toEqual([{ text: 'Never' }])
    second.gives({ asks: { toastOver: { at: noonPlus(4_000) } } })
  })

  it('a toast with a link is shown for 10 s, and does not delay the end of another toast', () => {
    const begun: Step = { type: 'ShowToast', words: { title: 'Tea', channelId: square } }
    const both = given(shellReducer, begun, wait(1_000), begun, says('No'))
    both.gives({ asks: { toastOver: { at: noonPlus(4_000) } } })
    const one = both.when(wait(3_000), alarm('toastOver')).gives({ asks: { toastOver: { at: noonPlus(10_000) } } })
    expect([toastsIn(one), one.state.context.toasts.map(toastOutcome)]).toEqual([
      [{ title: 'Tea', channelId: square }],
      ['info'],
    ])
  })

  it('ALL-6 a toast whose time ended while the tab slept disappears after the sleep', () => {
    const awake = given(shellReducer, says('No'), wait(1_000), says('Never'), wait(600_000), alarm('toastOver'))
    awake.gives({ asks: {} })
    expect(toastsIn(awake)).toEqual([])
  })

  it('ALL-9 a toast names the log entry that caused the toast, in the tab log or the account log', () => {
    const shown = given(shellReducer, { type: 'RouteChanged', path: '/' }, says('No'), {
      type: 'ShowRefusal',
      text: 'Never',
      about: { log: 'account', seq: 128 },
    })
    expect(shown.state.context.toasts.map(({ about }) => about)).toEqual([
      { log: 'tab', seq: 2 },
      { log: 'account', seq: 128 },
    ])
  })

  it('a screen change removes toasts, except a toast just shown or a toast about a started space', () => {
    const next: Step = { type: 'RouteChanged', path: '/profile/:uid' }
    const begun: Step = { type: 'ShowToast', words: { title: 'Tea', channelId: square } }
    expect(toastsIn(given(shellReducer, says('No'), wait(1_500), next))).toEqual([])
    expect(toastsIn(given(shellReducer, says('No'), wait(200), next))).toEqual([{ text: 'No' }])
    expect(toastsIn(given(shellReducer, says('No'), wait(1_500), says('Never'), next))).toEqual([{ text: 'Never' }])
    given(shellReducer, says('No'), wait(1_500), next).gives({ asks: {} })
    expect(toastsIn(given(shellReducer, begun, wait(1_500), { type: 'VisitorRedirected', path: '/group' }))).toEqual([
      { title: 'Tea', channelId: square },
    ])
  })

  it('closing a toast removes only that toast', () => {
    const one = given(shellReducer, says('No'), says('Never'), { type: 'CloseToast', id: 1 })
    expect(toastsIn(one)).toEqual([{ text: 'Never' }])
    one.when({ type: 'CloseToast', id: 2 }).gives({ asks: {}, data: { toasts: [] } })
  })

  it('a toast shows at most 300 characters of a server text', () => {
    expect(toastsIn(given(shellReducer, says('a'.repeat(1_000))))).toEqual([{ text: 'a'.repeat(300) }])
  })
})

describe('The app shell', () => {
  it('SES-4 the app shell goes to /sign-in once when the session is over', () => {
    const moving = given(shellReducer, left)
    expect(moving.asked()).toMatchObject({ navigate: { to: '/sign-in' } })
    expect(moving.when(left).state.asks['navigate']).toEqual(moving.state.asks['navigate'])
    expect(moving.when(navigated).asked()).not.toHaveProperty('navigate')
  })

  it('SES-4 a toast during the redirect to /sign-in does not stop the redirect', () => {
    const moving = given(shellReducer, left)
    expect(moving.when(says('No')).state.asks['navigate']).toEqual(moving.state.asks['navigate'])
  })

  it('when the session ends, the app shell shows one toast with the reason', () => {
    expect(toastsIn(given(shellReducer, left, left))).toEqual([{ key: 'sessionExpired' }])
    expect(toastsIn(given(shellReducer, { type: 'SessionEndedHere', reason: 'signedOut' }))).toEqual([
      { key: 'signedOut' },
    ])
  })

  it('SES-6 the app shell closes an open dialog when the session ends', () => {
    given(shellReducer, { type: 'ShowVisitorDialog' })
      .gives({ data: { dialog: 'visitor' } })
      .when(left)
      .gives({ data: { dialog: null } })
  })

  it('a screen change keeps the switcher and shortcut dialogs open, and closes the dialogs of the previous screen', () => {
    const comes = { type: 'RouteChanged', path: '/group' } as const
    for (const dialog of ['switcher', 'shortcuts'] as const)
      given(shellReducer, { type: 'OpenDialog', dialog }, comes).gives({ data: { dialog } })
    for (const dialog of ['visitor', 'turnedAway', 'account', 'mainPage'] as const) {
      given(shellReducer, { type: 'OpenDialog', dialog }, comes).gives({ data: { dialog: null } })
    }
  })

  it('a reload during the redirect to /sign-in does not stop the redirect', () => {
    expect(given(shellReducer, left).reloaded().asked()).toMatchObject({ navigate: { to: '/sign-in' } })
  })

  it('ALL-10 the dialog for visitors is no longer shown after it is closed', () => {
    given(shellReducer, { type: 'ShowVisitorDialog' }, { type: 'CloseDialog' }).gives({ data: { dialog: null } })
  })
})
