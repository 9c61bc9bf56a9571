import * as t from 'io-ts'
import { ProgramWord } from '../../kernel/export-policy'
import { isRetryable } from '../../kernel/failure'
import { ChannelId, TabId, Xid } from '../../kernel/ids'
import { EPOCH, Instant, addMs } from '../../kernel/instant'
import { orNull } from '../../kernel/or-null'
import { emptyTable, tableCodec } from '../../kernel/table'
import { withDefault } from '../../kernel/with-default'
import type { ReceivedMessage } from '../../kernel/message'
import { RoomAction, RoomEvent } from './room-event'
import { ShareKind } from './room.media'
import type { RoomMessage } from './room.messages'
import { newsBetween, RoomNotice, withNotices } from './room.notices'
import { MIC_QUEUE_MS, MIC_REQUEST_MS, nextReport, REPORT_MS } from './room.rules'
import { applyBufferedEvents, bufferedEvents } from './roster.events'
import { Roster, rosterFrom, withRole } from './roster'
import { maySpeak } from '../space'

export type Received<K extends RoomMessage['type']> = Extract<ReceivedMessage<RoomMessage>, { type: K }>

/** The room that the account enters or is in. `holder`: the tab that runs the media. */
const RoomPlace = t.strict({ channelId: ChannelId, holder: orNull(TabId), me: Xid, isSuper: t.boolean }, 'RoomPlace')

/**
 * The server or a host offers the microphone: by an invitation, or by an `allow` that came too late to open the
 * microphone (MIC-6).
 */
const MicOffer = t.strict(
  { fromXid: orNull(Xid), until: Instant, why: t.union([t.literal('invite'), t.literal('late')]) },
  'MicOffer',
)
export type MicOffer = t.TypeOf<typeof MicOffer>

/** Why the member is not in the room any more. */
export const RoomExit = t.union(
  [t.literal('left'), t.literal('ended'), t.literal('kicked'), t.literal('failed')],
  'Parting',
)
export type RoomExit = t.TypeOf<typeof RoomExit>

export const RoomContext = t.strict(
  {
    place: orNull(RoomPlace),
    roster: orNull(Roster),
    /**
     * Events that arrive while the room is read. They are applied after the response, because the response may be older
     * than these events.
     */
    heard: t.readonlyArray(RoomEvent),
    /** The socket reopened during the join, so events may be missing. */
    hasMissedEvents: t.boolean,
    readAgainAt: orNull(Instant),
    askedUntil: orNull(Instant),
    /** The place of the member's open request in the line of the room, from 1. */
    placeInLine: withDefault(orNull(t.number), null),
    offer: orNull(MicOffer),
    /** `n` numbers the share attempts. */
    share: orNull(t.strict({ kind: ShareKind, n: t.number }, 'Share')),
    shares: t.number,
    /** Numbers the unsent socket events (`telling`) and actions (`acting`). */
    told: t.number,
    telling: tableCodec(RoomEvent, ProgramWord),
    acting: tableCodec(RoomAction, ProgramWord),
    reportAt: Instant,
    /** Whether the host has hidden the warning of the room's end. */
    isWarned: t.boolean,
    /** What hosts did to the member, and what happened to the member's microphone. */
    notices: withDefault(t.readonlyArray(RoomNotice), []),
    /** The rooms that the member has left, by channel id, until the server has confirmed the leave. */
    leaving: tableCodec(t.literal(true)),
    parted: orNull(t.strict({ channelId: ChannelId, why: RoomExit })),
  },
  'RoomContext',
)
export type RoomContext = t.TypeOf<typeof RoomContext>

export const noRoom: RoomContext = {
  place: null,
  roster: null,
  heard: [],
  hasMissedEvents: false,
  readAgainAt: null,
  askedUntil: null,
  placeInLine: null,
  offer: null,
  share: null,
  shares: 0,
  told: 0,
  telling: emptyTable(),
  acting: emptyTable(),
  reportAt: EPOCH,
  isWarned: false,
  notices: [],
  leaving: emptyTable(),
  parted: null,
}

export const entering = (
  { leaving }: RoomContext,
  { channelId, me, isSuper, tab }: Received<'space/EnterSpace'>,
): RoomContext => ({ ...noRoom, leaving, place: { channelId, holder: tab, me, isSuper } })

/** The state after the room is over. Nothing of the room is kept (SPC-6). */
export const withRoomLeft = ({ place, leaving }: RoomContext, why: RoomExit | null): RoomContext => ({
  ...noRoom,
  leaving,
  parted: place === null || why === null ? null : { channelId: place.channelId, why },
})

export const withHeardEvent = (context: RoomContext, event: RoomEvent): RoomContext => ({
  ...context,
  heard: bufferedEvents(context.heard, event),
})

type RoomEntered = Received<'space/RoomEntered'>

/** Replaces the roster with the server's roster. Then applies the events that arrived during the read. */
export const withSnapshot = (context: RoomContext, { arrival, at }: RoomEntered): RoomContext => {
  const { place, roster: before, heard, notices, askedUntil } = context
  if (place === null) return context
  const roster = applyBufferedEvents(rosterFrom(place, arrival, before ?? undefined), heard)
  const news = before === null || roster === null ? [] : newsBetween(before, roster, heard, askedUntil !== null)
  return { ...context, roster, heard: [], readAgainAt: null, notices: withNotices(notices, news, at) }
}

export const withArrival = (context: RoomContext, entered: RoomEntered): RoomContext => ({
  ...withSnapshot(context, entered),
  reportAt: addMs(entered.at, REPORT_MS),
})

const READ_AGAIN_MS = 2_000

export const withNextRead = (context: RoomContext, { at }: Pick<RoomEntered, 'at'>): RoomContext => ({
  ...context,
  readAgainAt: addMs(at, READ_AGAIN_MS),
})

/** Whether the server may have admitted the member although the response was lost (SPC-7). */
export const mayBeInside = ({ failure }: Received<'space/RoomNotEntered'>): boolean => failure._tag !== 'Refused'
export const isWorthRepeating = ({ failure }: Received<'space/RoomNotEntered'>): boolean => isRetryable(failure)

export const withSpeakerRole = (context: RoomContext): RoomContext =>
  context.roster === null || maySpeak(context.roster.role)
    ? context
    : { ...context, roster: withRole(context.roster, context.roster.me, 'speaker') }

export const withRequest = (context: RoomContext, at: Instant): RoomContext => ({
  ...context,
  askedUntil: addMs(at, MIC_REQUEST_MS),
})

export const withOffer = (
  context: RoomContext,
  { fromXid, at }: { readonly fromXid: Xid | null; readonly at: Instant },
  why: MicOffer['why'],
): RoomContext => ({ ...context, offer: { fromXid, until: addMs(at, MIC_QUEUE_MS), why } })

export const withShare = (context: RoomContext, { kind }: Received<'space/StartShare'>): RoomContext => ({
  ...context,
  shares: context.shares + 1,
  share: { kind, n: context.shares + 1 },
})

/** Skips the reports that the member missed. */
export const withNextReport = (context: RoomContext, at: Instant): RoomContext =>
  context.reportAt > at ? context : { ...context, reportAt: nextReport(context.reportAt, at) }
