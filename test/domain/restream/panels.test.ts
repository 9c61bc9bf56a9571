import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { targetFormViewModel, type Platform } from '../../../src/domain/restream'
import { targetFormsReducer } from '../../../src/domain/restream/target-forms'
import { given, type Step } from '../../support/given'

const saved = { platform: 'x', name: 'Mine', address: 'rtmp://a.example/live', keyRef: 7 } as const
const write: Step = Object.assign(
  { type: 'restream/ChangeTargetForm' as const },
  { platform: 'x', name: 'Mine', address: 'rtmp://a.example/live' },
)
const save: Step = Object.assign({ type: 'restream/Save' as const }, saved)
const remove: Step = Object.assign({ type: 'restream/Remove' as const }, { platform: 'x', id: 'e1' })
const answered =
  (type: 'Saved' | 'NotSaved' | 'SaveUnclear' | 'Removed' | 'NotRemoved'): Step =>
  (ask) =>
    Object.assign(
      { type: `restream/${type}` as const, ask: ask(type.endsWith('Removed') ? 'remove:x' : 'save:x') },
      { platform: 'x', ...(type.startsWith('Not') && { failure: unreachable }) },
    )

const shown = (platform: Platform, ...steps: readonly Step[]) =>
  targetFormViewModel(given(targetFormsReducer, ...steps).state, platform)
const untouched = { name: '', address: '', isSaving: false, isRemoving: false, result: null }
const typed = { ...untouched, name: 'Mine', address: 'rtmp://a.example/live' }

describe('The restream form of a platform', () => {
  it('a text typed in the form of one platform does not appear in the form of another platform', () => {
    expect(shown('x')).toEqual(untouched)
    expect([shown('x', write), shown('youtube', write)]).toEqual([typed, untouched])
  })

  it('while the platform form saves a stream target, the form neither saves nor removes another target', () => {
    given(targetFormsReducer, write, save).gives({ asks: { 'save:x': saved } })
    expect(shown('x', write, save)).toEqual({ ...typed, isSaving: true })
    given(
      targetFormsReducer,
      write,
      save,
      remove,
      Object.assign({ type: 'restream/Save' as const }, { ...saved, keyRef: 8 }),
    ).gives({ asks: { 'save:x': saved } })
  })

  it('the platform form is empty once a stream target is added, and shows a confirmation until the member types', () => {
    given(targetFormsReducer, write, save, answered('Saved')).gives({ asks: {} })
    expect(shown('x', write, save, answered('Saved'))).toEqual({ ...untouched, result: 'added' })
    expect(shown('x', write, save, answered('Saved'), write)).toEqual(typed)
  })

  it.each([
    ['NotSaved', unreachable],
    ['SaveUnclear', 'unclear'],
  ] as const)(
    'after the result %s, the platform form keeps its text and shows the outcome until the next attempt',
    (type, result) => {
      given(targetFormsReducer, write, save, answered(type)).gives({ asks: {} })
      expect(shown('x', write, save, answered(type))).toEqual({ ...typed, result })
      expect(shown('x', write, save, answered(type), save)).toEqual({ ...typed, isSaving: true })
    },
  )

  it('while the platform form removes a stream target, the form saves no stream target', () => {
    given(targetFormsReducer, write, remove).gives({ asks: { 'remove:x': { platform: 'x', id: 'e1' } } })
    given(targetFormsReducer, remove, save).gives({ asks: { 'remove:x': { platform: 'x', id: 'e1' } } })
    expect(shown('x', write, remove)).toEqual({ ...typed, isRemoving: true })
  })

  it('a removed stream target empties the platform form, and a failed removal keeps the text and shows the failure', () => {
    expect(shown('x', write, remove, answered('Removed'))).toEqual({ ...untouched, result: 'deleted' })
    expect(shown('x', write, remove, answered('NotRemoved'))).toEqual({ ...typed, result: unreachable })
    expect(shown('x', write, remove, answered('NotRemoved'), remove)).toEqual({ ...typed, isRemoving: true })
  })

  it('the forms of two platforms can save their stream targets at the same time', () => {
    const other: Step = Object.assign({ type: 'restream/Save' as const }, { ...saved, platform: 'twitch' })
    given(targetFormsReducer, save, other).gives({
      asks: { 'save:x': saved, 'save:twitch': { ...saved, platform: 'twitch' } },
    })
  })

  it('the platform form survives a reload, and is cleared when the account’s session ends', () => {
    const before = given(targetFormsReducer, write, save)
    expect(before.reloaded().state).toEqual(before.state)
    expect(shown('x', write, save, { type: 'ForgetAccount' })).toEqual(untouched)
    given(targetFormsReducer, write, save, { type: 'ForgetAccount' }).gives({ asks: {} })
  })
})
