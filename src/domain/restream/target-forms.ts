import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage, type StateWithEffects, type WantedEffect } from '../event-log'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, type Table } from '../kernel/table'
import { Platform } from './stream-target'

const Save = t.strict({ platform: Platform, name: t.string, address: t.string, keyRef: t.number }, 'SaveEntry')
const Remove = t.strict({ platform: Platform, id: t.string }, 'RemoveEntry')
export const targetFormEffects = { save: Save, remove: Remove }

/** The result of the last press, shown until the next press. `unclear`: the response was lost. */
const Result = t.union([t.literal('added'), t.literal('deleted'), t.literal('unclear'), Failure, t.null])

/** A platform's form: the typed text (without the key, which stays in the page) and the running request. */
const TargetForm = t.strict(
  {
    name: t.string,
    address: t.string,
    saving: t.union([Save, t.null]),
    removing: t.union([Remove, t.null]),
    result: Result,
  },
  'RestreamPanel',
)
export type TargetForm = t.TypeOf<typeof TargetForm>
export type TargetFormResult = TargetForm['result']
type Panels = Table<TargetForm>

export const targetFormMessages = {
  'restream/ChangeTargetForm': message('restream/ChangeTargetForm', {
    platform: Platform,
    name: t.string,
    address: t.string,
  }),
  /** `keyRef` refers to the key, which is only in memory (RST-6). */
  'restream/Save': message('restream/Save', Save.type.props),
  'restream/Saved': effectResult('restream/Saved', { platform: Platform }),
  'restream/NotSaved': effectResult('restream/NotSaved', { platform: Platform, failure: Failure }),
  'restream/SaveUnclear': effectResult('restream/SaveUnclear', { platform: Platform }),
  'restream/Remove': message('restream/Remove', Remove.type.props),
  'restream/Removed': effectResult('restream/Removed', { platform: Platform }),
  'restream/NotRemoved': effectResult('restream/NotRemoved', { platform: Platform, failure: Failure }),
} as const

const messages = targetFormMessages
const fresh: TargetForm = { name: '', address: '', saving: null, removing: null, result: null }
const isIdle = ({ saving, removing }: TargetForm): boolean => saving === null && removing === null

const change = (all: Panels, platform: Platform, by: (panel: TargetForm) => TargetForm): Panels => {
  const before = all[platform] ?? fresh
  const after = by(before)
  return after === before ? all : put(all, platform, after)
}

const reduce = (all: Panels, received: AnyMessage): Panels => {
  if (received.type === 'ForgetAccount') return emptyTable()
  if (messages['restream/ChangeTargetForm'].is(received))
    return change(all, received.platform, (form) => ({
      ...form,
      name: received.name,
      address: received.address,
      result: null,
    }))
  if (messages['restream/Save'].is(received)) {
    const { platform, name, address, keyRef } = received
    return change(all, platform, (form) =>
      isIdle(form) ? { ...form, saving: { platform, name, address, keyRef }, result: null } : form,
    )
  }
  if (messages['restream/Remove'].is(received)) {
    const { platform, id } = received
    return change(all, platform, (form) =>
      isIdle(form) ? { ...form, removing: { platform, id }, result: null } : form,
    )
  }
  if (messages['restream/Saved'].is(received))
    return change(all, received.platform, () => ({ ...fresh, result: 'added' }))
  if (messages['restream/NotSaved'].is(received))
    return change(all, received.platform, (form) => ({ ...form, saving: null, result: received.failure }))
  if (messages['restream/SaveUnclear'].is(received))
    return change(all, received.platform, (form) => ({ ...form, saving: null, result: 'unclear' }))
  if (messages['restream/Removed'].is(received))
    return put(drop(all, received.platform), received.platform, { ...fresh, result: 'deleted' })
  return messages['restream/NotRemoved'].is(received)
    ? change(all, received.platform, (form) => ({ ...form, removing: null, result: received.failure }))
    : all
}

const requestsOf = (all: Panels): readonly WantedEffect[] =>
  entriesOf(all).flatMap(([platform, { saving, removing }]): readonly WantedEffect[] => [
    ...(saving === null ? [] : [['save', { id: `save:${platform}`, input: saving }] as const]),
    ...(removing === null ? [] : [['remove', { id: `remove:${platform}`, input: removing }] as const]),
  ])

export const targetFormsReducer = reducerWithEffects('restream/targetForms', {
  initial: emptyTable<TargetForm>(),
  codec: tableCodec(TargetForm),
  handles: [...Object.keys(messages), 'ForgetAccount'],
  reduce,
  effects: requestsOf,
})

export interface TargetFormViewModel {
  readonly name: string
  readonly address: string
  readonly isSaving: boolean
  readonly isRemoving: boolean
  readonly result: TargetFormResult
}

export const targetFormViewModel = ({ data }: StateWithEffects<Panels>, platform: Platform): TargetFormViewModel => {
  const { name, address, saving, removing, result } = data[platform] ?? fresh
  return { name, address, isSaving: saving !== null, isRemoving: removing !== null, result }
}
