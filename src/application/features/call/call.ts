import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { isKicked } from '../../../domain/connection'
import {
  callFeature,
  callEffects,
  callMessages,
  currentCall,
  callCheckEffects,
  mayRing,
  type CallMessage,
} from '../../../domain/call'
import { conversationRows } from '../../../domain/chat'
import type { TabId, Xid } from '../../../domain/kernel/ids'
import { decideNotification } from '../../../domain/notification'
import { relationTo } from '../../../domain/profile'
import { currentRoomOf } from '../../../domain/space'
import { accountEffects, failsWith, type Outcome } from '../../effects/effect'
import { isSocketOpen } from '../connection/is-socket-open'
import { implementFeature, type FeatureContribution } from '../implement-feature'
import type { SystemNotice } from '../../ports/browser/system-notices'
import { CallMedia } from './call-media'
import type { CallEvent, CallNow, CallPorts } from './ports'

const SAYS = { accepted: 'call/Accepted', cancelled: 'call/Cancelled', rejected: 'call/Rejected' } as const

export const callImplementation = implementFeature(
  callFeature,
  (deps, { calls, events, read, ring, media: live }: CallPorts) => {
    const { core, slices, slicesOf, me, memberIn, ports } = deps
    const say = (message: CallMessage) => deps.dispatchToAccount(message)
    let here: TabId | null = null
    let stopRinging: (() => void) | null = null
    let leaving: string | null = null
    let wasOpen = false
    /** Call frames may be lost while the socket was closed. So the call's state is read from the server (RCV-6). */
    const doubtAfterCut = (): void => {
      const isOpen = isSocketOpen(deps)
      const isBack = isOpen && !wasOpen
      wasOpen = isOpen
      const channelId = isBack ? (currentCall(slices.account.calls.get())?.channelId ?? null) : null
      if (channelId !== null) void say({ type: 'call/Reconnected', channelId })
    }
    /** Whether another browser replaced this one at the chat service. This browser then shows only a dialog. */
    const isOut = (): boolean => {
      const connection = slicesOf('connection')
      return connection !== null && isKicked(connection.account.chatService.get())
    }
    const isInSpace = (): boolean => {
      const space = slicesOf('space')
      return space !== null && currentRoomOf(space.account.room.get()) !== null
    }
    const media = new CallMedia({
      room: live.mediaRoom,
      calls,
      slices,
      tab: () => here,
      isIn: () => memberIn() !== null && !isInSpace(),
      say,
    })
    void ports.tabs.me().then((tab) => {
      here = tab
      media.follow()
    })

    /** Whether the person is blocked, according to the loaded profile, else to the conversation list (RCV-8). */
    const isBlocked = (xid: Xid): boolean => {
      const [profile, chat] = [slicesOf('profile'), slicesOf('chat')]
      const blocked =
        (profile === null ? undefined : relationTo(profile.account.profile.get(), xid)?.blocked) ??
        (chat === null
          ? undefined
          : conversationRows(chat.account.chat.get()).find(({ summary }) => summary.peer?.xid === xid)?.summary.blocked)
      return blocked === 'byMe'
    }

    const handlerOf =
      (event: CallEvent) =>
      (data: unknown): void => {
        const news = read(event, data)
        if (news === null) return ports.liveFeed.countDropped()
        if (news.kind !== 'calling') {
          const { kind, channelId, by, isWeb } = news
          const signal = { channelId, by, isWeb, me: me() }
          void say(
            news.kind === 'accepted'
              ? { type: SAYS.accepted, ...signal, isVideo: news.isVideo }
              : { type: kind === 'cancelled' ? SAYS.cancelled : SAYS.rejected, ...signal },
          )
          return undefined
        }
        const { channelId, to, from, isVideo, saidAt } = news
        // A valid call for another person is ignored, but not counted as a dropped frame.
        if (
          mayRing({ to, me: me(), isVisitor: memberIn() === null, isBlocked: isBlocked(from.xid), isKicked: isOut() })
        )
          void say({ type: 'call/Calling', channelId, from, isVideo, saidAt })
        return undefined
      }

    /** Finds the member's call to that person, or that person's call to the member, which `start` then joins. */
    const started =
      (to: string) =>
      (now: CallNow | null): Outcome<CallNow['channelId']> =>
        now !== null && (now.to === to || (now.from === to && !now.isWaiting))
          ? { outcome: 'done', value: now.channelId }
          : { outcome: 'notDone' }

    /**
     * Shows a system notice if no tab is visible and the member wants notices. The returned function closes the notice.
     */
    const tellAway = (words: Pick<SystemNotice, 'title' | 'body' | 'tag'>): (() => void) => {
      let close: (() => void) | null = null
      let isOver = false
      void ports.visibility
        .isAnySeen()
        .catch(() => false)
        .then((isLooking) => {
          const { sound, notices } = core.account.preferences.get()
          const verdict = decideNotification({ isOwn: false, isRead: false, chat: null }, { isLooking, sound, notices })
          if (!isOver && verdict.notify && verdict.notice)
            close = ports.systemNotices.show({ ...words, onPress: () => undefined })
        })
      return () => {
        isOver = true
        close?.()
      }
    }

    const run: FeatureContribution<{
      readonly tellAway: typeof tellAway
      readonly room: CallPorts['media']['mediaRoom']
    }> = {
      account: {
        'call/calls': {
          start: accountEffects.once(callEffects.start, {
            call: ({ to, isVideo }) => calls.start(to, isVideo),
            toResult: (channelId, _, ask) => ({ type: 'call/Started', ask, channelId }),
            failed: failsWith(callMessages['call/NotStarted']),
            toUnknown: failsWith(callMessages['call/NotStarted']),
            onResume: ({ to }) => pipe(calls.check(null), TE.map(started(to))),
          }),
          check: accountEffects.read(callEffects.check, {
            call: ({ channelId }) => calls.check(channelId),
            toResult: (now, { from }, ask) => ({
              type: 'call/RingVerified',
              ask,
              channelId: now !== null && now.isWaiting && now.from === from && now.to === me() ? now.channelId : null,
            }),
            failed: failsWith(callMessages['call/RingNotVerified']),
          }),
          accept: accountEffects.idempotent(callEffects.accept, {
            call: ({ channelId }) => calls.accept(channelId),
            toResult: (_, __, ask) => ({ type: 'call/ChannelJoined', ask }),
            failed: failsWith(callMessages['call/ChannelNotJoined']),
          }),
          close: accountEffects.idempotent(callEffects.close, {
            call: ({ channelId, how }) => (how === 'reject' ? calls.reject(channelId) : calls.cancel(channelId)),
            toResult: (_, __, ask) => ({ type: 'call/Closed', ask }),
            failed: failsWith(callMessages['call/NotClosed']),
          }),
          /** Only the leader runs the effect `ring`, so that only one tab rings (RCV-7). */
          ring: accountEffects.customIdempotent(callEffects.ring, {
            perform: (_, { ref: ask, dispatch, onStop }) => {
              const stop = ring(() => {
                dispatch({ type: 'call/RingtoneBlocked', ask })
              })
              stopRinging = stop
              onStop(stop)
            },
            failed: failsWith(callMessages['call/RingtoneBlocked']),
          }),
        },
        'call/check': {
          look: accountEffects.read(callCheckEffects.look, {
            call: ({ channelId }) => calls.check(channelId),
            toResult: (now, { channelId }, ask) => ({
              type: 'call/StatusLoaded',
              ask,
              channelId,
              is: now === null ? 'over' : now.isWaiting ? 'waiting' : 'ongoing',
            }),
            failed: failsWith(callMessages['call/StatusNotLoaded']),
          }),
        },
      },
      frames: Object.fromEntries([...events].map(([event, kind]) => [event, handlerOf(kind)])),
      onAccountChange: () => {
        // Stop ringing when the sign-out begins, before the session ends (RCV-3).
        if (memberIn() === null) stopRinging?.()
        // A member is in at most one space or call (CLR-1), so entering a space ends the call.
        const now = isInSpace() ? currentCall(slices.account.calls.get()) : null
        if (now !== null && now.holder !== null && now.holder === here && now.key !== leaving) {
          leaving = now.key
          void say({ type: 'call/HangUp', key: now.key })
        }
        media.follow()
        doubtAfterCut()
      },
      streams: { tellAway, room: live.mediaRoom },
    }
    return run
  },
)
