import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { GroupAction } from './group-actions'

/** Commands and facts of what is done to groups as a whole, in one tab. */
export const groupActionMessages = {
  DoDeed: message('DoDeed', { deed: GroupAction }),
  /** What went wrong has been read. */
  ForgetDeed: message('ForgetDeed', { gid: Gid }),
  DeedPerformed: effectResult('DeedPerformed', { gid: Gid }),
  DeedNotPerformed: effectResult('DeedNotPerformed', { gid: Gid, failure: Failure }),
} as const
type DeedMessage = t.TypeOf<(typeof groupActionMessages)[keyof typeof groupActionMessages]>
type DeedHears = ReceivedMessage<DeedMessage | ForgetAccount>

export const groupActionEffects = { performDeed: GroupAction }
type DeedAsk = EffectRequestOf<typeof groupActionEffects>

const Open = t.strict({ deed: GroupAction, failure: t.union([Failure, t.null]) }, 'OpenDeed')
type Open = t.TypeOf<typeof Open>
/** By the id of the group. */
const Deeds = t.strict({ deeds: tableCodec(Open) }, 'Deeds')
type Deeds = t.TypeOf<typeof Deeds>
const nothingDone: Deeds = { deeds: emptyTable() }

/** One thing at a time in a group: what is begun meanwhile is not. */
const foldDeeds = (deeds: Table<Open>, heard: Exclude<DeedHears, { type: 'ForgetAccount' }>): Table<Open> => {
  switch (heard.type) {
    case 'DoDeed':
      return deeds[heard.deed.gid]?.failure === null
        ? deeds
        : put(deeds, heard.deed.gid, { deed: heard.deed, failure: null })
    case 'ForgetDeed':
      return deeds[heard.gid]?.failure === null ? deeds : drop(deeds, heard.gid)
    case 'DeedPerformed':
      return drop(deeds, heard.gid)
    case 'DeedNotPerformed': {
      const open = deeds[heard.gid]
      return open === undefined ? deeds : put(deeds, heard.gid, { ...open, failure: heard.failure })
    }
  }
}

const fold = (data: Deeds, heard: DeedHears): Deeds =>
  heard.type === 'ForgetAccount' ? nothingDone : { deeds: foldDeeds(data.deeds, heard) }

const wantedAsks = ({ deeds }: Deeds): readonly DeedAsk[] =>
  entriesOf(deeds).flatMap(([gid, { deed, failure }]): readonly DeedAsk[] =>
    failure === null ? [['performDeed', { id: `deed:${gid}`, input: deed }]] : [],
  )

/** What is being done to groups as a whole, and what failed (R1-339: without a message). */
export const groupActionsReducer = foldWithAsks('deeds', {
  initial: nothingDone,
  codec: Deeds,
  reduce: fold,
  effects: wantedAsks,
  handles: [...Object.keys(groupActionMessages), 'ForgetAccount'],
})

export interface GroupActionViewModel {
  readonly kind: GroupAction['kind']
  readonly state: 'doing' | 'failed'
  readonly failure: Failure | null
}

/** What is being done to that group here, or has failed; `null` while nothing is. */
export const groupActionIn = (
  { data: { deeds } }: typeof groupActionsReducer.initial,
  gid: Gid,
): GroupActionViewModel | null => {
  const open = deeds[gid]
  return open === undefined
    ? null
    : { kind: open.deed.kind, state: open.failure === null ? 'doing' : 'failed', failure: open.failure }
}
