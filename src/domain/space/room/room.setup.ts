import { and, assign, enqueueActions, setup, stateIn } from 'xstate'
import type { ConnectionMessage } from '../../connection'
import type { AlarmRang } from '../../event-log'
import { effect } from '../../kernel/effect'
import type { ChannelId, Xid } from '../../kernel/ids'
import type { Instant } from '../../kernel/instant'
import type { ReceivedMessage } from '../../kernel/message'
import { drop, keysOf, put } from '../../kernel/table'
import type { AccountChange } from '../../session'
import { outgoingOf, type HostCommand, type Outgoing } from './room.commands'
import {
  entering,
  isWorthRepeating,
  mayBeInside,
  noRoom,
  withArrival,
  withHeardEvent,
  withNextRead,
  withNextReport,
  withOffer,
  withRequest,
  withRoomLeft,
  withShare,
  withSnapshot,
  withSpeakerRole,
  type MicOffer,
  type Received,
  type RoomContext,
  type RoomExit,
} from './room.context'
import { factsIn, type RoomFact } from './room.facts'
import { roomEffects } from './room.effects'
import { forget, send, stopSending } from './room.outgoing'
import type { RoomMessage } from './room.messages'
import { newsBetween, withNotices, type RoomNews } from './room.notices'
import { applyRoomEvent } from './roster.events'
import { maySpeak } from '../space'
import type { SpaceEnded } from '../spaces.messages'

type Event =
  | ReceivedMessage<
      RoomMessage | AccountChange | SpaceEnded | AlarmRang | Extract<ConnectionMessage, { type: 'SocketOpened' }>
    >
  | RoomFact

export interface OfRoom {
  readonly channelId: ChannelId
}
type MediaFact = Received<'space/RoomMediaStateChanged'>
export interface At {
  readonly at: Instant
}

type TabMove = Pick<Received<'space/EnterSpace'>, 'tab' | 'at'>

const CONNECTED = { inside: { line: 'connected' } }

const isDue = (due: Instant | null, { at }: At): boolean => due !== null && at >= due

/** The channel of the room. A state that needs a room has one. */
export const ofPlace = ({ context: { place } }: { readonly context: RoomContext }): OfRoom => {
  if (place === null) throw new Error('no room')
  return { channelId: place.channelId }
}

const leaveEffectId = (channelId: string): string => `leave:${channelId}`

/** The types, guards and actions of the room's machine. Each guard asks one question, and applies no event. */
export const roomSetup = setup({
  types: { context: {} as RoomContext, events: {} as Event },
  actors: {
    enterRoom: effect(roomEffects.enterRoom),
    leaveRoom: effect(roomEffects.leaveRoom),
    sendRoomEvent: effect(roomEffects.sendRoomEvent),
    performAction: effect(roomEffects.performAction),
    reportStats: effect(roomEffects.reportStats),
    alarm: effect(roomEffects.alarm),
  },
  guards: {
    isThisRoom: ({ context: { place } }, { channelId }: OfRoom) => place?.channelId === channelId,
    isOtherRoom: ({ context: { place } }, { channelId, leavesOther }: Received<'space/EnterSpace'>) =>
      place?.channelId !== channelId && leavesOther,
    isOtherTab: ({ context: { place } }, { tab }: Pick<Received<'space/MoveRoomToThisTab'>, 'tab'>) =>
      place?.holder !== tab,
    isOtherTabOfThisRoom: ({ context: { place } }, { channelId, tab }: Received<'space/EnterSpace'>) =>
      place?.channelId === channelId && place.holder !== tab,
    isOwnSession: ({ context: { place } }, { session }: Extract<Event, { type: 'SignedIn' }>) =>
      place?.me === session.xid,
    isBeingLeft: ({ context: { place, leaving } }) => place !== null && leaving[place.channelId] !== undefined,
    wasRemoved: ({ context: { roster } }) => roster === null,
    hasMissedEvents: ({ context }) => context.hasMissedEvents,
    mayBeInside: ({ context: { place } }, failed: Received<'space/RoomNotEntered'>) =>
      place?.channelId === failed.channelId && mayBeInside(failed),
    isWorthRepeating: ({ context: { place } }, failed: Received<'space/RoomNotEntered'>) =>
      place?.channelId === failed.channelId && isWorthRepeating(failed),
    isReadDue: ({ context }, at: At) => isDue(context.readAgainAt, at),

    isListener: ({ context: { roster } }) => roster === null || !maySpeak(roster.role),
    isMutedByHost: ({ context: { roster } }) => roster?.isMuted === true,
    isListedAsOpen: ({ context: { roster } }) => roster?.members[roster.me]?.mic === 'on',
    maySpeak: ({ context: { roster } }) => roster !== null && maySpeak(roster.role),
    isLineConnected: stateIn(CONNECTED),
    mayShare: and(['maySpeak', stateIn(CONNECTED)]),
    isConnecting: ({ context: { place } }, { channelId, state }: MediaFact) =>
      place?.channelId === channelId && state === 'connecting',
    isConnected: ({ context: { place } }, { channelId, state }: MediaFact) =>
      place?.channelId === channelId && state === 'connected',
    isReconnecting: ({ context: { place } }, { channelId, state }: MediaFact) =>
      place?.channelId === channelId && state === 'reconnecting',
    hasFailed: ({ context: { place } }, { channelId, state }: MediaFact) =>
      place?.channelId === channelId && state === 'failed',
    isThisShare: ({ context: { place, share } }, { channelId, n }: OfRoom & { readonly n: number }) =>
      place?.channelId === channelId && share?.n === n,

    isInTime: ({ context: { askedUntil } }, at: At) => askedUntil !== null && !isDue(askedUntil, at),
    isAllowedByHost: ({ context: { askedUntil } }, { fromXid, at }: At & { readonly fromXid: Xid | null }) =>
      fromXid !== null && askedUntil !== null && !isDue(askedUntil, { at }),
    isTooLate: ({ context: { askedUntil, roster } }, at: At) =>
      roster?.role === 'audience' && (askedUntil === null || isDue(askedUntil, at)),
    mayAsk: ({ context: { askedUntil, roster } }, at: At) =>
      roster?.role === 'audience' && (askedUntil === null || isDue(askedUntil, at)),
    mayAccept: ({ context: { offer, roster } }, at: At) =>
      roster?.role === 'audience' && offer !== null && !isDue(offer.until, at),
    isStillAsking: ({ context: { askedUntil, roster } }, at: At) =>
      askedUntil !== null && !isDue(askedUntil, at) && roster?.role === 'audience',
    isRequestOver: ({ context: { askedUntil } }, at: At) => isDue(askedUntil, at),
    isOwnRequest: ({ context: { telling } }, { n }: { readonly n: number }) => telling[String(n)]?.kind === 'request',
    isOfferOpen: ({ context: { offer } }, at: At) => offer !== null && !isDue(offer.until, at),
    isOfferOver: ({ context: { offer } }, at: At) => isDue(offer?.until ?? null, at),
    isReportDue: ({ context: { reportAt } }, at: At) => isDue(reportAt, at),
    isPermitted: ({ context: { roster } }, command: HostCommand) =>
      roster !== null && outgoingOf(roster, command) !== null,
  },
  actions: {
    beginEntering: assign(({ context }, message: Received<'space/EnterSpace'>) => entering(context, message)),
    rememberMissedEvents: assign({ hasMissedEvents: true }),
    bufferEvent: assign(({ context }, { event }: Received<'space/RoomEventReceived'>) =>
      withHeardEvent(context, event),
    ),
    arrive: assign(({ context }, message: Received<'space/RoomEntered'>) => withArrival(context, message)),
    takeRefresh: enqueueActions(({ context, enqueue }, message: Received<'space/RoomEntered'>) => {
      const after = withSnapshot(context, message)
      enqueue.assign(after)
      enqueue.raise(after.roster === null ? { type: 'KickedFromRoom' } : { type: 'RosterReplaced', at: message.at })
    }),
    forgetHeardEvents: assign({ heard: [], hasMissedEvents: false, readAgainAt: null }),
    planNextRead: assign(({ context }, at: At) => withNextRead(context, at)),
    applyEvent: enqueueActions(({ context, enqueue }, { event, at }: Received<'space/RoomEventReceived'>) => {
      const { roster } = context
      if (roster === null) return
      const after = applyRoomEvent(roster, event)
      if (after !== null && after !== roster)
        enqueue.assign({
          roster: after,
          notices: withNotices(context.notices, newsBetween(roster, after, [event]), at),
        })
      for (const fact of factsIn(roster, after, event, at)) enqueue.raise(fact)
    }),

    moveToTab: enqueueActions(({ context: { place }, enqueue }, { tab, at }: TabMove) => {
      if (place === null) return
      enqueue.assign({ place: { ...place, holder: tab } })
      enqueue.raise({ type: 'MovedToTab', at })
    }),
    leave: assign(({ context }, { why }: { readonly why: RoomExit | null }) => withRoomLeft(context, why)),
    /** Notifies the server until it confirms, because other people would otherwise still see the member in the room. */
    notifyServer: enqueueActions(({ context: { place, leaving }, enqueue }) => {
      if (place === null || leaving[place.channelId] !== undefined) return
      const { channelId } = place
      enqueue.assign({ leaving: put(leaving, channelId, true) })
      enqueue.spawnChild('leaveRoom', { id: leaveEffectId(channelId), input: { channelId } })
    }),
    forgetLeave: enqueueActions(({ context: { leaving }, enqueue }, { channelId }: OfRoom) => {
      enqueue.assign({ leaving: drop(leaving, channelId) })
      enqueue.stopChild(leaveEffectId(channelId))
    }),
    forgetAll: enqueueActions(({ context: { leaving }, enqueue }) => {
      for (const channelId of keysOf(leaving)) enqueue.stopChild(leaveEffectId(channelId))
      enqueue.assign(noRoom)
    }),

    tell: enqueueActions(({ context, enqueue }, outgoing: Outgoing) => {
      send(enqueue, context, outgoing)
    }),
    tellMicOn: enqueueActions(({ context, enqueue }) => {
      send(enqueue, context, { event: { kind: 'unmute', toXid: context.place?.me ?? null } })
    }),
    tellMicOff: enqueueActions(({ context, enqueue }) => {
      send(enqueue, context, { event: { kind: 'mute', toXid: context.place?.me ?? null } })
    }),
    tellDecline: enqueueActions(({ context, enqueue }) => {
      send(enqueue, context, { event: { kind: 'decline', toXid: context.offer?.fromXid ?? null } })
    }),
    perform: enqueueActions(({ context, enqueue }, command: HostCommand) => {
      const outgoing = context.roster === null ? null : outgoingOf(context.roster, command)
      if (outgoing !== null) send(enqueue, context, outgoing)
    }),
    forgetOutgoing: enqueueActions(({ context, enqueue }, { n }: { readonly n: number }) => {
      forget(enqueue, context, n)
    }),
    stopOutgoing: enqueueActions(({ context, enqueue }) => {
      stopSending(enqueue, context)
    }),

    rememberRequest: assign(({ context }, { at }: At) => withRequest(context, at)),
    rememberPlace: assign({ placeInLine: (_, { place }: { readonly place: number | null }) => place }),
    forgetRequest: assign({ askedUntil: null, placeInLine: null }),
    becomeSpeaker: enqueueActions(({ context, enqueue }) => {
      const after = withSpeakerRole(context)
      if (after === context) return
      enqueue.assign(after)
      enqueue.raise({ type: 'MayNowSpeak' })
    }),
    rememberOffer: assign(
      (
        { context },
        { why, ...from }: Extract<RoomFact, { type: 'MicInvited' | 'MicAllowed' }> & Pick<MicOffer, 'why'>,
      ) => withOffer(context, from, why),
    ),
    forgetOffer: assign({ offer: null }),
    rememberShare: assign(({ context }, message: Received<'space/StartShare'>) => withShare(context, message)),
    forgetShare: assign({ share: null }),
    planNextReport: assign(({ context }, { at }: At) => withNextReport(context, at)),
    hideWarning: assign({ isWarned: true }),
    notice: assign(({ context }, { at, ...news }: RoomNews & At) => ({
      notices: withNotices(context.notices, [news], at),
    })),
    hideNotice: assign(({ context }, { n }: { readonly n: number }) => ({
      notices: context.notices.filter((notice) => notice.n !== n),
    })),
  },
})
