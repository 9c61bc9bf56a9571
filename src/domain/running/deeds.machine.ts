import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { effect, type AskOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { answer, message, type Heard } from '../kernel/message'
import { askFor, Asking } from '../kernel/reconcile'
import { drop, emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { Deed } from './deeds'

/** Commands and facts of what is done to groups as a whole, in one tab. */
export const deedMessages = {
  DoDeed: message('DoDeed', { deed: Deed }),
  /** What went wrong has been read. */
  ForgetDeed: message('ForgetDeed', { gid: Gid }),
  DeedPerformed: answer('DeedPerformed', { gid: Gid }),
  DeedNotPerformed: answer('DeedNotPerformed', { gid: Gid, failure: Failure }),
} as const
type DeedMessage = t.TypeOf<(typeof deedMessages)[keyof typeof deedMessages]>
type DeedHears = Heard<DeedMessage | ForgetAccount>

export const deedEffects = { performDeed: Deed }
type DeedAsk = AskOf<typeof deedEffects>

const Open = t.strict({ deed: Deed, failure: t.union([Failure, t.null]) }, 'OpenDeed')
type Open = t.TypeOf<typeof Open>
const Context = t.strict({ deeds: tableCodec(Open), asking: Asking }, 'DeedsContext')

/** One thing at a time in a group: what is begun meanwhile is not. */
const fold = (deeds: Table<Open>, heard: DeedHears): Table<Open> => {
  switch (heard.type) {
    case 'ForgetAccount': return emptyTable()
    case 'DoDeed': return deeds[heard.deed.gid]?.failure === null ? deeds : put(deeds, heard.deed.gid, { deed: heard.deed, failure: null })
    case 'ForgetDeed': return deeds[heard.gid]?.failure === null ? deeds : drop(deeds, heard.gid)
    case 'DeedPerformed': return drop(deeds, heard.gid)
    case 'DeedNotPerformed': {
      const open = deeds[heard.gid]
      return open === undefined ? deeds : put(deeds, heard.gid, { ...open, failure: heard.failure })
    }
  }
}

const wantedAsks = (deeds: Table<Open>): Table<DeedAsk> => tableFrom(entriesOf(deeds).flatMap(([gid, { deed, failure }]) =>
  failure === null ? [[`deed:${gid}`, ['performDeed', { id: `deed:${gid}`, input: deed }]] as const] : []))

/**
 * What is being done to groups as a whole, and what failed (R1-339: without a message).
 * @internal
 */
export const deedsMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as DeedHears },
  actors: { performDeed: effect(deedEffects.performDeed) },
  actions: {
    take: assign({ deeds: ({ context, event }) => fold(context.deeds, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => { askFor(enqueue, context.asking, wantedAsks(context.deeds)) }),
  },
}).createMachine({
  id: 'deeds',
  context: { deeds: emptyTable(), asking: emptyTable() },
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
})

export const deedsUnit = machineUnit('deeds', deedsMachine, Context, [...Object.keys(deedMessages), 'ForgetAccount'])

export interface DeedShown {
  readonly kind: Deed['kind']
  readonly state: 'doing' | 'failed'
  readonly failure: Failure | null
}

/** What is being done to that group here, or has failed; `null` while nothing is. */
export const deedIn = ({ context }: typeof deedsUnit.initial, gid: Gid): DeedShown | null => {
  const open = context.deeds[gid]
  return open === undefined ? null : { kind: open.deed.kind, state: open.failure === null ? 'doing' : 'failed', failure: open.failure }
}
