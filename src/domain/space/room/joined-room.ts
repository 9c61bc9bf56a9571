import { matchesState } from 'xstate'
import type { MachineState } from '../../event-log'
import { addMs, type Instant } from '../../kernel/instant'
import type { Xid } from '../../kernel/ids'
import { entriesOf, tableFrom, type Table } from '../../kernel/table'
import type { MicRequestContext } from './mic-request.machine'
import type { MicOffer, RoomContext } from './room.context'
import type { MediaState, ShareKind } from './room.media'
import type { RoomNotice } from './room.notices'
import { isHostHere } from './room.rules'
import type { Roster } from './roster'
import { maySpeak } from '../space'

type Place = NonNullable<RoomContext['place']>

/** A room that the account is entering. */
export interface JoiningRoom extends Place {
  readonly phase: 'joining'
}

/** How a host's decision about a mic request stands. `notSent`: the decision could not be sent. */
export type MicRequestStep = 'waiting' | 'notSent' | 'allowing' | 'declining' | 'inviting'

/** A microphone request in the hosts' list. */
export interface MicRequest {
  readonly xid: Xid
  readonly until: Instant
  /** Since when the person waits, and when they last spoke in this room; `null` if they did not. */
  readonly since: Instant | null
  readonly spokeAt: Instant | null
  readonly step: MicRequestStep
}

/**
 * The member's microphone. `held`: a host muted it. `asked`: when the member's request expires. `place`: the place of
 * the request in the line, from 1.
 */
export interface OwnMic {
  readonly on: boolean
  readonly held: boolean
  readonly asked: Instant | null
  readonly place: number | null
  readonly offer: MicOffer | null
}

/** The room that the account is in, as screens and media read it. */
export interface JoinedRoom extends Roster {
  readonly phase: 'inside'
  readonly holder: Place['holder']
  readonly mic: OwnMic
  readonly line: MediaState
  readonly share: { readonly kind: ShareKind; readonly n: number; readonly isRunning: boolean } | null
  /** The microphone requests, in order of arrival. */
  readonly queue: readonly MicRequest[]
  /** The people who are invited to speak, with the end of the invitation. */
  readonly invited: Table<Instant>
  /** Whether the room is being read again. */
  readonly isStale: boolean
  readonly reportAt: Instant
  /** Whether the host has hidden the warning of the room's end. */
  readonly isWarned: boolean
  readonly notices: readonly RoomNotice[]
}

const LINES: readonly MediaState[] = ['connecting', 'connected', 'reconnecting', 'failed']

type Item = MachineState<MicRequestContext>

const stepOf = ({ value, context: { wasNotSent } }: Item): MicRequestStep | null => {
  if (value === 'waiting') return wasNotSent ? 'notSent' : 'waiting'
  if (value === 'inviting') return 'inviting'
  if (matchesState({ answering: 'allowing' }, value)) return 'allowing'
  return matchesState({ answering: 'declining' }, value) ? 'declining' : null
}

const queueOf = (requests: readonly Item[]): readonly MicRequest[] =>
  requests
    .flatMap((item): readonly (MicRequest & { readonly began: number })[] => {
      const step = stepOf(item)
      const { xid, requestUntil, since, spokeAt, began } = item.context
      return step === null || requestUntil === null ? [] : [{ xid, until: requestUntil, since, spokeAt, step, began }]
    })
    .sort((a, b) => a.began - b.began)
    .map(({ began: _began, ...request }) => request)

const invitedOf = (requests: readonly Item[]): Table<Instant> =>
  tableFrom(
    requests.flatMap(({ value, context: { xid, invitedUntil } }) =>
      invitedUntil !== null && (value === 'inviting' || value === 'invited') ? [[xid, invitedUntil] as const] : [],
    ),
  )

/** The room inside which the account is; `null` while there is none. */
export const joinedRoomFrom = (
  { value, context }: MachineState<RoomContext>,
  requests: Table<Item>,
): JoinedRoom | null => {
  const { place, roster } = context
  if (place === null || roster === null || !matchesState('inside', value)) return null
  const isIn = (region: string, state: string): boolean => matchesState({ inside: { [region]: state } }, value)
  const items = entriesOf(requests).map(([, item]) => item)
  return {
    ...roster,
    phase: 'inside',
    holder: place.holder,
    mic: {
      on: isIn('microphone', 'live'),
      held: isIn('microphone', 'mutedByHost'),
      asked: context.askedUntil,
      place: context.placeInLine,
      offer: context.offer,
    },
    line: LINES.find((line) => isIn('line', line)) ?? 'connecting',
    share: context.share === null ? null : { ...context.share, isRunning: isIn('share', 'sharing') },
    queue: queueOf(items),
    invited: invitedOf(items),
    isStale: isIn('freshness', 'refreshing'),
    reportAt: context.reportAt,
    isWarned: context.isWarned,
    notices: context.notices,
  }
}

/** Whether a host may decide about the request: no decision is being sent. */
export const isUndecided = ({ step }: Pick<MicRequest, 'step'>): boolean => step === 'waiting' || step === 'notSent'

/** Whether the member's sound may leave this browser now. The media adapter depends only on this function. */
export const isPublishingMic = (room: JoiningRoom | JoinedRoom | null): boolean =>
  room?.phase === 'inside' && room.mic.on

export type MicRefusal = 'notReady' | 'held' | 'notSpeaker'

/** Why the microphone may not open now; `null` if the microphone may open (MIC-8). */
export const micRefusal = (room: Pick<JoinedRoom, 'role' | 'line' | 'mic'>): MicRefusal | null =>
  !maySpeak(room.role) ? 'notSpeaker' : room.line !== 'connected' ? 'notReady' : room.mic.held ? 'held' : null

const WARNING_MS = 60_000

/** The time at which the host is warned of the end (SPC-10, spec 2 §9); `null` if no warning is due. */
export const warningAt = (room: Pick<JoinedRoom, 'endsAt' | 'role' | 'isSuper' | 'isWarned'>): Instant | null =>
  room.endsAt !== null && isHostHere(room) && !room.isWarned ? addMs(room.endsAt, -WARNING_MS) : null
