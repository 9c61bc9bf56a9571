import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { bubbleFeature, guestsQuery, purseQuery, reachQuery, winnersQuery } from '../../../domain/bubble'
import { accountEffects } from '../../effects/effect'
import { isSocketOpen } from '../connection/is-socket-open'
import { implementFeature } from '../implement-feature'
import type { Bubbles } from './ports'
import { makeRain } from './rain.effects'
import { makeRainSendEffects } from './rain-send.effects'

const PAGE = 30

export const bubbleImplementation = implementFeature(bubbleFeature, (deps, ports: Bubbles) => {
  const rain = makeRain(
    {
      isSocketOpen: () => isSocketOpen(deps),
      memberIn: deps.memberIn,
      say: (message) => {
        void deps.dispatchToAccount(message)
      },
      onReward: () => {
        void deps.dispatchToAccount({ type: 'balance/AppShellShown', isMember: true })
      },
      countDropped: deps.ports.liveFeed.countDropped,
    },
    ports,
  )
  return {
    account: {
      'bubble/rain': rain.effects,
      'bubble/purse': {
        read: accountEffects.read(purseQuery.read, {
          call: ({ input: { gid } }) =>
            pipe(
              ports.purse(gid),
              TE.map((items) => ({ items, next: null })),
            ),
          toResult: purseQuery.loaded,
          failed: purseQuery.failed,
        }),
      },
      'bubble/reach': {
        read: accountEffects.read(reachQuery.read, {
          call: ({ input: { gid, level } }) =>
            pipe(
              ports.reach(gid, level),
              TE.map((count) => ({ items: [{ count }], next: null })),
            ),
          toResult: reachQuery.loaded,
          failed: reachQuery.failed,
        }),
      },
      'bubble/guests': {
        read: accountEffects.read(guestsQuery.read, {
          call: ({ input: { gid, keyword }, page }) =>
            pipe(
              ports.guests(gid, keyword, Number(page ?? '1'), PAGE),
              TE.map(({ items, isLast }) => ({ items, next: isLast ? null : String(Number(page ?? '1') + 1) })),
            ),
          toResult: guestsQuery.loaded,
          failed: guestsQuery.failed,
        }),
      },
      'bubble/winners': {
        read: accountEffects.read(winnersQuery.read, {
          call: ({ input: { eventId } }) =>
            pipe(
              ports.winners(eventId),
              TE.map((event) => ({ items: [event], next: null })),
            ),
          toResult: winnersQuery.loaded,
          failed: winnersQuery.failed,
        }),
      },
    },
    tab: { 'bubble/rainSend': makeRainSendEffects(deps, ports) },
    frames: rain.frames,
    onAccountChange: rain.follow,
  }
})
