import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ClientId, Gid, Xid } from '../../../domain/kernel/ids'
import type {
  Appeal,
  OwnDecision,
  OwnMute,
  Report,
  ReportCause,
  ReportTarget,
  Sanction,
  SanctionKind,
  StaffAct,
  StaffLogEntry,
} from '../../../domain/moderation'
import type { Page } from '../../../domain/query'

/** The calls that only this feature makes. Pages count from 1. `gid`: one group, or `null` for all. */
export interface ModerationPort {
  /** The server counts one report for each member and target, however often it is sent. */
  readonly report: (target: ReportTarget, reason: ReportCause, text: string) => TaskEither<Failure, void>
  readonly reports: (gid: Gid | null, isDecided: boolean, page: number) => TaskEither<Failure, Page<Report>>
  /** The first decision counts. Later decisions are refused with the name of the first decider. */
  readonly decide: (id: string, act: StaffAct, reason: string) => TaskEither<Failure, void>
  readonly sanctions: (gid: Gid, kind: SanctionKind, page: number) => TaskEither<Failure, Page<Sanction>>
  /** Lifting a ban or mute that has ended changes nothing. */
  readonly lift: (gid: Gid, kind: SanctionKind, xid: Xid) => TaskEither<Failure, void>
  /** The member's own mute in a group. */
  readonly ownMute: (gid: Gid) => TaskEither<Failure, OwnMute>
  /** The log of a group; with `null`, the log of super users about reports that belong to no group. */
  readonly log: (gid: Gid | null, page: number) => TaskEither<Failure, Page<StaffLogEntry>>
  /** The decision of this id, which concerns the member. */
  readonly ownDecision: (id: string) => TaskEither<Failure, OwnDecision>
  /** The server counts one appeal for each decision. The same `appealId` replaces the text while the appeal waits. */
  readonly appeal: (id: string, appealId: ClientId, text: string) => TaskEither<Failure, void>
  readonly appeals: (gid: Gid | null, page: number) => TaskEither<Failure, Page<Appeal>>
  /** The first decision counts, as for reports. */
  readonly decideAppeal: (id: string, accepts: boolean, reason: string) => TaskEither<Failure, void>
}
