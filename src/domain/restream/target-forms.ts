import * as t from 'io-ts'
import { foldWithAsks, type AnyMessage, type FoldState, type Wanted } from '../event-log'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, type Table } from '../kernel/table'
import { Platform } from './stream-target'

const Save = t.strict({ platform: Platform, name: t.string, address: t.string, keyRef: t.number }, 'SaveEntry')
const Remove = t.strict({ platform: Platform, id: t.string }, 'RemoveEntry')
export const targetFormEffects = { save: Save, remove: Remove }

/** What came of the last press: shown in the panel, gone with the next. `unclear`: the answer was lost. */
const Result = t.union([t.literal('added'), t.literal('deleted'), t.literal('unclear'), Failure, t.null])

/** One platform's panel: what is typed (the key stays with the page) and what is being done. */
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
  'restream/Write': message('restream/Write', { platform: Platform, name: t.string, address: t.string }),
  /** `keyRef`: the key itself is held in memory under this number (RST-6). */
  'restream/Save': message('restream/Save', Save.type.props),
  'restream/Saved': effectResult('restream/Saved', { platform: Platform }),
  'restream/NotSaved': effectResult('restream/NotSaved', { platform: Platform, failure: Failure }),
  'restream/SaveUnclear': effectResult('restream/SaveUnclear', { platform: Platform }),
  'restream/Remove': message('restream/Remove', Remove.type.props),
  'restream/Removed': effectResult('restream/Removed', { platform: Platform }),
  'restream/NotRemoved': effectResult('restream/NotRemoved', { platform: Platform, failure: Failure }),
} as const

const said = targetFormMessages
const fresh: TargetForm = { name: '', address: '', saving: null, removing: null, result: null }
const isIdle = ({ saving, removing }: TargetForm): boolean => saving === null && removing === null

const change = (all: Panels, platform: Platform, by: (panel: TargetForm) => TargetForm): Panels => {
  const before = all[platform] ?? fresh
  const after = by(before)
  return after === before ? all : put(all, platform, after)
}

const step = (all: Panels, heard: AnyMessage): Panels => {
  if (heard.type === 'ForgetAccount') return emptyTable()
  if (said['restream/Write'].is(heard))
    return change(all, heard.platform, (one) => ({ ...one, name: heard.name, address: heard.address, result: null }))
  if (said['restream/Save'].is(heard)) {
    const { platform, name, address, keyRef } = heard
    return change(all, platform, (one) =>
      isIdle(one) ? { ...one, saving: { platform, name, address, keyRef }, result: null } : one,
    )
  }
  if (said['restream/Remove'].is(heard)) {
    const { platform, id } = heard
    return change(all, platform, (one) => (isIdle(one) ? { ...one, removing: { platform, id }, result: null } : one))
  }
  if (said['restream/Saved'].is(heard)) return change(all, heard.platform, () => ({ ...fresh, result: 'added' }))
  if (said['restream/NotSaved'].is(heard))
    return change(all, heard.platform, (one) => ({ ...one, saving: null, result: heard.failure }))
  if (said['restream/SaveUnclear'].is(heard))
    return change(all, heard.platform, (one) => ({ ...one, saving: null, result: 'unclear' }))
  if (said['restream/Removed'].is(heard))
    return put(drop(all, heard.platform), heard.platform, { ...fresh, result: 'deleted' })
  return said['restream/NotRemoved'].is(heard)
    ? change(all, heard.platform, (one) => ({ ...one, removing: null, result: heard.failure }))
    : all
}

const asksOf = (all: Panels): readonly Wanted[] =>
  entriesOf(all).flatMap(([platform, { saving, removing }]): readonly Wanted[] => [
    ...(saving === null ? [] : [['save', { id: `save:${platform}`, input: saving }] as const]),
    ...(removing === null ? [] : [['remove', { id: `remove:${platform}`, input: removing }] as const]),
  ])

/** The panels of /rtmp that were touched, by platform. */
export const targetFormsReducer = foldWithAsks('restream/panels', {
  initial: emptyTable<TargetForm>(),
  codec: tableCodec(TargetForm),
  handles: [...Object.keys(said), 'ForgetAccount'],
  reduce: step,
  effects: asksOf,
})

export interface TargetFormViewModel {
  readonly name: string
  readonly address: string
  readonly isSaving: boolean
  readonly isRemoving: boolean
  readonly result: TargetFormResult
}

export const targetFormViewModel = ({ data }: FoldState<Panels>, platform: Platform): TargetFormViewModel => {
  const { name, address, saving, removing, result } = data[platform] ?? fresh
  return { name, address, isSaving: saving !== null, isRemoving: removing !== null, result }
}
