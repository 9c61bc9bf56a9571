import * as t from 'io-ts'
import type { NetworkOnline } from '../connection'
import { reducerWithEffects } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import { ACCOUNT_CHANGES, changesAccount, type SessionMessage } from '../session'
import { moderationMessages, type ModerationMessage } from './moderation.messages'

const written = { appealId: ClientId, id: t.string, text: t.string }
export const appealEffects = { sendAppeal: t.strict(written) }

/** An appeal of the member, keyed by the id of the decision. `outcome`: `null` while it runs. */
const SentAppeal = t.strict({ ...written, outcome: t.union([t.null, t.literal('sent'), Failure]) }, 'SentAppeal')
type SentAppeal = t.TypeOf<typeof SentAppeal>
type Appeals = Table<SentAppeal>
type Received = ReceivedMessage<ModerationMessage | SessionMessage | NetworkOnline>

const withOutcome = (appeals: Appeals, id: string, outcome: SentAppeal['outcome']): Appeals => {
  const appeal = appeals[id]
  return appeal === undefined ? appeals : put(appeals, id, { ...appeal, outcome })
}

const isUnreachable = ({ outcome }: SentAppeal): boolean =>
  outcome !== null && outcome !== 'sent' && outcome._tag === 'Unreachable'

const reduce = (appeals: Appeals, received: Received): Appeals => {
  if (changesAccount(received)) return emptyTable()
  switch (received.type) {
    case 'moderation/SendAppeal': {
      const { appealId, id, text } = received
      const unsent = tableFrom(entriesOf(appeals).filter(([, { outcome }]) => outcome !== 'sent'))
      return put(unsent, id, { appealId, id, text, outcome: null })
    }
    case 'moderation/AppealSent':
      return withOutcome(appeals, received.id, 'sent')
    case 'moderation/AppealNotSent':
      return withOutcome(appeals, received.id, received.failure)
    case 'NetworkOnline':
      return tableFrom(
        entriesOf(appeals).map(([id, appeal]) => [id, isUnreachable(appeal) ? { ...appeal, outcome: null } : appeal]),
      )
    default:
      return appeals
  }
}

const effects = (appeals: Appeals): readonly EffectRequestOf<typeof appealEffects>[] =>
  Object.values(appeals).flatMap(({ outcome, ...input }) =>
    outcome === null ? [['sendAppeal', { id: `send:${input.appealId}`, input }] as const] : [],
  )

/** The member's appeals until the server has them. An appeal that did not reach the server is sent when it can. */
export const sentAppealsReducer = reducerWithEffects('moderation/appealed', {
  initial: emptyTable<SentAppeal>(),
  codec: tableCodec(SentAppeal),
  handles: [...Object.keys(moderationMessages), 'NetworkOnline', ...ACCOUNT_CHANGES],
  reduce,
  effects,
})

/** The member's appeal against this decision, as this browser sent it. */
export const appealAgainst = ({ data }: typeof sentAppealsReducer.initial, id: string): SentAppeal | null =>
  data[id] ?? null
