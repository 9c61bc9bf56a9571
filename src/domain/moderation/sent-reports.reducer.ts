import * as t from 'io-ts'
import type { NetworkOnline } from '../connection'
import { reducerWithEffects } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import { ACCOUNT_CHANGES, changesAccount, type SessionMessage } from '../session'
import { moderationMessages, type ModerationMessage } from './moderation.messages'
import { ReportCause, ReportTarget } from './report'

/** The most reports that wait for the network. A new report replaces the oldest. */
const KEPT = 20

const written = { reportId: ClientId, target: ReportTarget, reason: ReportCause, text: t.string }
export const reportEffects = { sendReport: t.strict(written) }

/** A report of the member. `outcome`: `null` while it runs, `sent`, or the reason why it was not sent. */
const SentReport = t.strict({ ...written, outcome: t.union([t.null, t.literal('sent'), Failure]) }, 'SentReport')
export type SentReport = t.TypeOf<typeof SentReport>
type Reports = Table<SentReport>
type Received = ReceivedMessage<ModerationMessage | SessionMessage | NetworkOnline>

const withOutcome = (reports: Reports, reportId: ClientId, outcome: SentReport['outcome']): Reports => {
  const report = reports[reportId]
  return report === undefined ? reports : put(reports, reportId, { ...report, outcome })
}

const keyOf = ({ kind, place, id }: ReportTarget): string => JSON.stringify([kind, place, id])

/** A new report replaces earlier reports of the same target, and those that were sent. */
const withoutOld = (reports: Reports, target: ReportTarget): Reports =>
  tableFrom(
    entriesOf(reports)
      .filter(([, one]) => one.outcome !== 'sent' && keyOf(one.target) !== keyOf(target))
      .slice(1 - KEPT),
  )

const isUnreachable = ({ outcome }: SentReport): boolean =>
  outcome !== null && outcome !== 'sent' && outcome._tag === 'Unreachable'

const reduce = (reports: Reports, received: Received): Reports => {
  if (changesAccount(received)) return emptyTable()
  switch (received.type) {
    case 'moderation/SendReport': {
      const { reportId, target, reason, text } = received
      return put(withoutOld(reports, target), reportId, { reportId, target, reason, text, outcome: null })
    }
    case 'moderation/ReportSent':
      return withOutcome(reports, received.reportId, 'sent')
    case 'moderation/ReportNotSent':
      return withOutcome(reports, received.reportId, received.failure)
    case 'moderation/DropReport':
      return drop(reports, received.reportId)
    case 'NetworkOnline':
      return tableFrom(
        entriesOf(reports).map(([id, report]) => [id, isUnreachable(report) ? { ...report, outcome: null } : report]),
      )
    default:
      return reports
  }
}

const effects = (reports: Reports): readonly EffectRequestOf<typeof reportEffects>[] =>
  Object.values(reports).flatMap(({ outcome, ...input }) =>
    outcome === null ? [['sendReport', { id: `send:${input.reportId}`, input }] as const] : [],
  )

/** The member's reports until the server has them. A report that did not reach the server is sent when it can. */
export const sentReportsReducer = reducerWithEffects('moderation/sent', {
  initial: emptyTable<SentReport>(),
  codec: tableCodec(SentReport),
  handles: [...Object.keys(moderationMessages), 'NetworkOnline', ...ACCOUNT_CHANGES],
  reduce,
  effects,
})

/** The latest report of this target, which the form continues. */
export const reportAbout = ({ data }: typeof sentReportsReducer.initial, target: ReportTarget): SentReport | null =>
  Object.values(data).findLast((one) => keyOf(one.target) === keyOf(target)) ?? null
