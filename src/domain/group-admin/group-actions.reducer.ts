import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { GroupAction } from './group-actions'

export const groupActionMessages = {
  'group-admin/PerformGroupAction': message('group-admin/PerformGroupAction', { deed: GroupAction }),
  'group-admin/DismissGroupAction': message('group-admin/DismissGroupAction', { gid: Gid }),
  'group-admin/GroupActionSucceeded': effectResult('group-admin/GroupActionSucceeded', { gid: Gid }),
  'group-admin/GroupActionFailed': effectResult('group-admin/GroupActionFailed', { gid: Gid, failure: Failure }),
} as const
type DeedMessage = t.TypeOf<(typeof groupActionMessages)[keyof typeof groupActionMessages]>
type Input = ReceivedMessage<DeedMessage | ForgetAccount>

export const groupActionEffects = { performAction: GroupAction }
type EffectRequest = EffectRequestOf<typeof groupActionEffects>

const Open = t.strict({ deed: GroupAction, failure: t.union([Failure, t.null]) }, 'OpenDeed')
type Open = t.TypeOf<typeof Open>
const Deeds = t.strict({ deeds: tableCodec(Open) }, 'Deeds')
type Deeds = t.TypeOf<typeof Deeds>
const nothingDone: Deeds = { deeds: emptyTable() }

/** Runs one action at a time per group. An action that is started meanwhile is ignored. */
const foldDeeds = (deeds: Table<Open>, message: Exclude<Input, { type: 'ForgetAccount' }>): Table<Open> => {
  switch (message.type) {
    case 'group-admin/PerformGroupAction':
      return deeds[message.deed.gid]?.failure === null
        ? deeds
        : put(deeds, message.deed.gid, { deed: message.deed, failure: null })
    case 'group-admin/DismissGroupAction':
      return deeds[message.gid]?.failure === null ? deeds : drop(deeds, message.gid)
    case 'group-admin/GroupActionSucceeded':
      return drop(deeds, message.gid)
    case 'group-admin/GroupActionFailed': {
      const open = deeds[message.gid]
      return open === undefined ? deeds : put(deeds, message.gid, { ...open, failure: message.failure })
    }
  }
}

const fold = (data: Deeds, message: Input): Deeds =>
  message.type === 'ForgetAccount' ? nothingDone : { deeds: foldDeeds(data.deeds, message) }

const wantedRequests = ({ deeds }: Deeds): readonly EffectRequest[] =>
  entriesOf(deeds).flatMap(([gid, { deed, failure }]): readonly EffectRequest[] =>
    failure === null ? [['performAction', { id: `deed:${gid}`, input: deed }]] : [],
  )

/** Running and failed actions on groups. A failure shows no toast (R1-339). */
export const groupActionsReducer = reducerWithEffects('group-admin/groupActions', {
  initial: nothingDone,
  codec: Deeds,
  reduce: fold,
  effects: wantedRequests,
  handles: [...Object.keys(groupActionMessages), 'ForgetAccount'],
})

export interface GroupActionViewModel {
  readonly kind: GroupAction['kind']
  readonly state: 'doing' | 'failed'
  readonly failure: Failure | null
}

/** The running or failed action on a group; `null` if there is none. */
export const groupActionIn = (
  { data: { deeds } }: typeof groupActionsReducer.initial,
  gid: Gid,
): GroupActionViewModel | null => {
  const open = deeds[gid]
  return open === undefined
    ? null
    : { kind: open.deed.kind, state: open.failure === null ? 'doing' : 'failed', failure: open.failure }
}
