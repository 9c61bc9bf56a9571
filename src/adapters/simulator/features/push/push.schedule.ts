import { addMs } from '../../../../domain/kernel/instant'
import type { Xid } from '../../../../domain/kernel/ids'
import { sha256 } from '../../../../domain/kernel/sha256'
import { wantsPush } from '../../../../domain/push'
import type { ResidentsDeps } from '../../residents'
import type { ServerEvent } from '../../state-host'
import { devicesSlice } from '../../state/features/devices/devices'
import type { PushInput } from '../../state/features/push/feature'
import { pushChoicesOf, pushKeys, subscriptionsOf, type Subscription } from '../../state/features/push/subscriptions'
import { commitInput } from '../server-feature'
import { announcementsOf, endedCallIn, unreadTotal, type Announcement, type EndedCall } from './announcements'
import { encodePayload, type PushPayload } from './push-payload'
import { makePushQueue } from './push-queue'
import { pushTextsFor, type PushTexts } from './push-texts'

/**
 * How long an announcement waits, in ms: a page that reloads connects meanwhile, and several messages of a chat become
 * one push. A call does not wait.
 */
const PAUSE_MS = 2_000
/** How long a push service keeps a push for a browser that is not connected, in seconds. A call rings for a minute. */
const CALL_TTL_S = 60
const TTL_S = 86_400
/** The most announcements that wait, and the most announced calls that are remembered. */
const MOST = 2_000

type Deps = Pick<ResidentsDeps, 'clock' | 'host' | 'audience' | 'failed' | 'push'>

/** Pushes what happens to members who have no open connection. What waits ends with the process. */
export const schedulePushes = ({ clock, host, audience, failed, push }: Deps): (() => void) => {
  if (push === undefined) return () => undefined
  const gone = (endpoint: string): void => {
    commitInput(host, ({ at }): PushInput => ({ type: 'push/EndpointGone', at, endpoint }))
  }
  const queue = makePushQueue({ clock, send: push.send, gone, failed })
  const waiting = new Map<string, { readonly announcement: Announcement; readonly forget: () => void }>()
  /** The called member of each announced call, keyed by tag. */
  const rung = new Map<string, Xid>()

  const isConnected = (xid: Xid): boolean => audience.onlookers().some((one) => one.xid === xid)

  const send = (
    xid: Xid,
    to: Subscription,
    tag: string,
    make: (texts: PushTexts) => Omit<PushPayload, 'tag' | 'badge'>,
  ): void => {
    const keys = pushKeys(host.world())
    if (keys === null) return
    const payload = make(pushTextsFor(devicesSlice.of(host.world())[to.token]?.language ?? ''))
    const isCall = payload.kind === 'call' || payload.kind === 'missed' || payload.kind === 'over'
    queue.add({
      xid,
      to: { endpoint: to.endpoint, p256dh: to.p256dh, auth: to.auth },
      keys,
      text: encodePayload({ ...payload, tag, badge: unreadTotal(host.world(), xid) }),
      ttl: isCall ? CALL_TTL_S : TTL_S,
      urgency: isCall ? 'high' : 'normal',
      topic: sha256(tag).slice(0, 32),
      isWanted: () => subscriptionsOf(host.world(), xid).some(({ endpoint }) => endpoint === to.endpoint),
    })
  }

  const announce = ({ xid, tag, make }: Announcement): void => {
    const world = host.world()
    const choices = pushChoicesOf(world, xid)
    const announced = isConnected(xid) ? null : make(world)
    if (announced === null || !wantsPush(choices, announced.kind, clock.now())) return
    if (announced.kind === 'calls' && rung.size < MOST) rung.set(tag, xid)
    for (const to of subscriptionsOf(world, xid))
      send(xid, to, tag, (texts) => announced.payload(texts, choices.showsTexts))
  }

  /** Closes the notification of a call that rings no longer. */
  const silence = ({ tag, isMissed }: EndedCall): void => {
    const xid = rung.get(tag)
    if (xid === undefined) return
    rung.delete(tag)
    for (const to of subscriptionsOf(host.world(), xid))
      send(xid, to, tag, (texts) => ({
        kind: isMissed ? 'missed' : 'over',
        path: '/message',
        title: 'Loop',
        body: isMissed ? texts.missedCall : texts.callOver,
      }))
  }

  /** A later announcement of the tag replaces a waiting one, and does not wait longer. */
  const later = (announcement: Announcement): void => {
    const key = `${announcement.xid} ${announcement.tag}`
    const earlier = waiting.get(key)
    if (earlier === undefined && waiting.size >= MOST) return
    const due = (): void => {
      const last = waiting.get(key)
      waiting.delete(key)
      if (last !== undefined) announce(last.announcement)
    }
    const forget = earlier?.forget ?? clock.wake(addMs(clock.now(), PAUSE_MS), due)
    waiting.set(key, { announcement, forget })
  }

  const handleEvent = (news: ServerEvent): void => {
    const ended = endedCallIn(news)
    if (ended !== null) silence(ended)
    const isCall = news.type === 'FrameSent'
    for (const one of announcementsOf(host.world(), news)) {
      if (isCall) announce(one)
      else later(one)
    }
  }

  const stopHearing = host.subscribe(handleEvent)
  return () => {
    stopHearing()
    queue.stop()
    for (const { forget } of waiting.values()) forget()
    waiting.clear()
  }
}
