import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Gid, Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import { drop, emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import { withDefault } from '../kernel/with-default'
import { ACCOUNT_CHANGES, changesAccount, type SessionMessage } from '../session'
import { moderationMessages, type ModerationMessage } from './moderation.messages'
import { SanctionKind } from './sanction'

/** Above this number of requests, the state forgets those that failed. */
const KEPT = 50

const sanction = { gid: Gid, xid: Xid, kind: withDefault(SanctionKind, 'ban') }
export const liftEffects = { liftBan: t.strict(sanction) }

/** A ban or mute that the member lifts. `failure`: `null` while the request runs. */
const Lifting = t.strict({ ...sanction, failure: orNull(Failure) }, 'LiftingBan')
type Lifting = t.TypeOf<typeof Lifting>
type State = Table<Lifting>
type Ref = Pick<Lifting, 'gid' | 'xid' | 'kind'>

const keyOf = ({ gid, xid, kind }: Ref): string => (kind === 'ban' ? `${gid}:${xid}` : `${gid}:${xid}:${kind}`)

const running = (state: State): State => tableFrom(entriesOf(state).filter(([, { failure }]) => failure === null))

const reduce = (state: State, received: ReceivedMessage<ModerationMessage | SessionMessage>): State => {
  if (changesAccount(received)) return emptyTable()
  switch (received.type) {
    case 'moderation/LiftBan': {
      const { gid, xid, kind } = received
      const kept = Object.keys(state).length < KEPT ? state : running(state)
      return put(kept, keyOf(received), { gid, xid, kind, failure: null })
    }
    case 'moderation/BanLifted':
      return drop(state, keyOf(received))
    case 'moderation/BanNotLifted': {
      const { gid, xid, kind, failure } = received
      return put(state, keyOf(received), { gid, xid, kind, failure })
    }
    default:
      return state
  }
}

const effects = (state: State): readonly EffectRequestOf<typeof liftEffects>[] =>
  entriesOf(state).flatMap(([key, { failure, ...input }]) =>
    failure === null ? [['liftBan', { id: `remove:${key}`, input }] as const] : [],
  )

/** The bans and mutes that the member is lifting, and those that could not be lifted. */
export const liftedSanctionsReducer = reducerWithEffects('moderation/lifted', {
  initial: emptyTable<Lifting>(),
  codec: tableCodec(Lifting),
  handles: [...Object.keys(moderationMessages), ...ACCOUNT_CHANGES],
  reduce,
  effects,
})

/** The request to lift this ban or mute, while it runs or after it failed. */
export const liftingOf = ({ data }: typeof liftedSanctionsReducer.initial, ref: Ref): Lifting | null =>
  data[keyOf(ref)] ?? null
