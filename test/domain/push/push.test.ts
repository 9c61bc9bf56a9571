import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { defaultPushChoices, pushViewModel, type PushBrowserState, type PushPermission } from '../../../src/domain/push'
import { pushChoicesReducer } from '../../../src/domain/push/choices.reducer'
import { pushReducer } from '../../../src/domain/push/push.machine'
import { given, type Step } from '../../support/given'

const open: Step = { type: 'push/OpenSettings' }
const read =
  (browser: PushBrowserState, choices = defaultPushChoices): Step =>
  (ask) => ({ type: 'push/SettingsRead', ask: ask('readSettings'), browser, choices })
const turnOn: Step = { type: 'push/TurnOn' }
const turnOff: Step = { type: 'push/TurnOff' }
const answered = (answer: PushPermission): Step => ({ type: 'push/PermissionAnswered', answer })
const forget: Step = { type: 'ForgetAccount' }
const asksOf = (...steps: readonly Step[]) => Object.keys(given(pushReducer, ...steps).state.asks)
const shown = (...steps: readonly Step[]) => pushViewModel(given(pushReducer, ...steps).state)

describe('Pushes to this browser', () => {
  it('R4-120 the settings read what the browser says each time they open', () => {
    expect([shown().step, shown(open).step, asksOf(open)]).toEqual(['closed', 'reading', ['readSettings']])
    for (const state of ['unsupported', 'blocked', 'off', 'on'] as const) {
      expect(shown(open, read(state)).step).toBe(state)
      expect(shown(open, read(state), open).step).toBe('reading')
    }
    const failed: Step = (ask) => ({ type: 'push/SettingsNotRead', ask: ask('readSettings'), failure: unreachable })
    expect(shown(open, failed)).toEqual({ step: 'notRead', fault: unreachable, wasDismissed: false })
    expect(shown(open, failed, open)).toEqual({ step: 'reading', fault: null, wasDismissed: false })
  })

  it('R4-120 nothing is asked of the browser before a press, and no subscription is made before its answer', () => {
    expect(asksOf(open, read('off'))).toEqual([])
    expect([shown(open, read('off'), turnOn).step, asksOf(open, read('off'), turnOn)]).toEqual(['asking', []])
    expect(asksOf(open, read('off'), answered('granted'))).toEqual([])
    expect(asksOf(open, read('off'), turnOn, answered('granted'))).toEqual(['subscribe'])
    expect(shown(open, read('off'), turnOn, answered('denied')).step).toBe('blocked')
    expect(shown(open, read('off'), turnOn, answered('dismissed'))).toMatchObject({ step: 'off', wasDismissed: true })
    expect(shown(open, read('off'), turnOn, answered('dismissed'), turnOn).wasDismissed).toBe(false)
  })

  it('R4-120 a browser is on once the server knows it, and a failure says why it is not', () => {
    const asked = [open, read('off'), turnOn, answered('granted')]
    expect(shown(...asked).step).toBe('turningOn')
    expect(shown(...asked, (ask) => ({ type: 'push/TurnedOn', ask: ask('subscribe') })).step).toBe('on')
    for (const fault of ['noService', unreachable, refused('No')] as const)
      expect(shown(...asked, (ask) => ({ type: 'push/NotTurnedOn', ask: ask('subscribe'), fault }))).toEqual({
        step: 'off',
        fault,
        wasDismissed: false,
      })
  })

  it('R4-120 turning off ends the subscription, and stays on with the reason if that fails', () => {
    const asked = [open, read('on'), turnOff]
    expect([shown(...asked).step, asksOf(...asked)]).toEqual(['turningOff', ['unsubscribe']])
    expect(shown(...asked, (ask) => ({ type: 'push/TurnedOff', ask: ask('unsubscribe') })).step).toBe('off')
    const failed: Step = (ask) => ({ type: 'push/NotTurnedOff', ask: ask('unsubscribe'), failure: unreachable })
    expect(shown(...asked, failed)).toMatchObject({ step: 'on', fault: unreachable })
    expect(shown(...asked, failed, turnOff).fault).toBeNull()
  })

  it('R4-120 with the session everything is forgotten', () => {
    for (const steps of [[open], [open, read('on')], [open, read('off'), turnOn], [open, read('on'), turnOff]])
      expect([shown(...steps, forget), asksOf(...steps, forget)]).toEqual([
        { step: 'closed', fault: null, wasDismissed: false },
        [],
      ])
  })
})

describe('The choices about pushes', () => {
  const quieter = { ...defaultPushChoices, calls: false }
  const quietest = { ...quieter, mentions: false }
  const readChoices: Step = {
    type: 'push/SettingsRead',
    ask: { unit: 'push/browser', id: 'readSettings', seq: 1 },
    browser: 'on',
    choices: defaultPushChoices,
  }
  const choose = (choices: typeof quieter): Step => ({ type: 'push/Choose', choices })
  const saved =
    (id: string, choices: typeof quieter): Step =>
    (ask) => ({ type: 'push/ChoicesSaved', ask: ask(id), choices })
  const notSaved =
    (id: string, choices: typeof quieter): Step =>
    (ask) => ({
      type: 'push/ChoicesNotSaved',
      ask: ask(id),
      choices,
      failure: unreachable,
    })
  const after = (...steps: readonly Step[]) => given(pushChoicesReducer, readChoices, ...steps).state

  it('R4-114 each change shows and is saved at once', () => {
    const { data, asks } = after(choose(quieter))
    expect([data.choices, data.isSaving, Object.keys(asks)]).toEqual([quieter, true, ['save:1']])
    const done = after(choose(quieter), saved('save:1', quieter))
    expect([done.data.choices, done.data.isSaving, Object.keys(done.asks)]).toEqual([quieter, false, []])
  })

  it('R4-114 the last of several changes is saved', () => {
    expect(Object.keys(after(choose(quieter), choose(quietest)).asks)).toEqual(['save:2'])
    const done = after(choose(quieter), choose(quietest), saved('save:2', quietest))
    expect([done.data.choices, done.data.isSaving]).toEqual([quietest, false])
  })

  it('R4-114 choices that could not be saved stay through a reading, and are saved again', () => {
    const failed = after(choose(quieter), notSaved('save:1', quieter), readChoices)
    expect([failed.data.choices, failed.data.failure, Object.keys(failed.asks)]).toEqual([quieter, unreachable, []])
    const again = after(choose(quieter), notSaved('save:1', quieter), choose(quieter))
    expect([again.data.failure, Object.keys(again.asks)]).toEqual([null, ['save:2']])
    expect(after(choose(quieter), readChoices).data.choices).toEqual(quieter)
    expect(after(choose(quieter), forget).data).toEqual({ choices: null, isSaving: false, failure: null, entry: 0 })
  })
})
