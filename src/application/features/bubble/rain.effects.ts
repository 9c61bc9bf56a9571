import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { rainEffects, rainMessages, type RainMessage } from '../../../domain/bubble'
import type { AccountMessage } from '../../../domain/features'
import { refusedSilently } from '../../../domain/kernel/failure'
import { accountEffects, failsWith, type Effect } from '../../effects/effect'
import type { SharedDeps } from '../shared-deps'
import type { Bubbles, RainSocketEvent } from './ports'

interface RainNeeds {
  readonly isSocketOpen: () => boolean
  readonly memberIn: SharedDeps['memberIn']
  readonly say: (message: RainMessage) => void
  /** Called when the member's balance has changed. */
  readonly onReward: () => void
  readonly countDropped: () => void
}

interface RainRun {
  readonly effects: Readonly<Record<Exclude<keyof typeof rainEffects, 'alarm'>, Effect<AccountMessage>>>
  readonly frames: Readonly<Record<string, (data: unknown) => void>>
  readonly follow: () => void
}

/**
 * The socket and API side of a rain. The leader joins the rain. Each time the socket reopens, the leader joins the rain
 * again.
 */
export const makeRain = (
  { isSocketOpen, memberIn, say, onReward, countDropped }: RainNeeds,
  bubbles: Bubbles,
): RainRun => {
  let stayInRain: (() => void) | null = null
  let wasOpen = false

  const handle = (news: RainSocketEvent): void => {
    if (news.type !== 'bubble/Popped') return say(news)
    const own = news.uid === memberIn()?.uid
    say({ ...news, own })
    return own ? onReward() : undefined
  }
  const reading =
    (event: string) =>
    (data: unknown): void => {
      const news = bubbles.newsOf(event, data)
      if (news === null) countDropped()
      else handle(news)
    }

  return {
    effects: {
      loadRain: accountEffects.read(rainEffects.loadRain, {
        call: ({ eventId }) => bubbles.look(eventId),
        toResult: ({ event, elapsed }, _, ask): RainMessage => ({ type: 'bubble/Joined', ask, event, elapsed }),
        failed: failsWith(rainMessages['bubble/NotJoined']),
      }),
      stayInRain: accountEffects.customIdempotent(rainEffects.stayInRain, {
        perform: ({ conversationId, eventId }, { onStop }) => {
          stayInRain = () => {
            bubbles.sayJoin(conversationId, eventId)
          }
          wasOpen = isSocketOpen()
          stayInRain()
          onStop(() => {
            stayInRain = null
          })
        },
        failed: failsWith(rainMessages['bubble/NotJoined']),
      }),
      sendTap: accountEffects.once(rainEffects.sendTap, {
        call:
          ({ conversationId, eventId, bubbleId }) =>
          async () =>
            bubbles.sendTap(conversationId, eventId, bubbleId) ? E.right(true) : E.left(refusedSilently),
        toResult: (_, { bubbleId }, ask): RainMessage => ({ type: 'bubble/TapSent', ask, bubbleId }),
        failed: failsWith(rainMessages['bubble/TapNotSent']),
        toUnknown: failsWith(rainMessages['bubble/TapUnclear']),
        onResume: () => TE.right({ outcome: 'unknown' }),
      }),
    },
    frames: Object.fromEntries(
      ['bubble_click', 'bubble_clicked', 'bubble_ended'].map((event) => [event, reading(event)]),
    ),
    follow: () => {
      const isNow = isSocketOpen()
      const isBack = isNow && !wasOpen
      // Set `wasOpen` before dispatching, because each dispatch changes the log and calls this function again.
      wasOpen = isNow
      if (!isBack || stayInRain === null) return
      stayInRain()
      say({ type: 'bubble/Reconnected' })
    },
  }
}
