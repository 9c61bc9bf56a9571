import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { bubbleFeature, guestsQuery, purseQuery, reachQuery, winnersQuery } from '../../../domain/bubble'
import { isSocketOpen } from '../connection/is-socket-open'
import { nextPage, pageNumber } from '../../effects/page-numbers'
import { readList, readPages, readValue } from '../../effects/query-effects'
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
      'bubble/purse': readList(purseQuery, ({ gid }) => ports.purse(gid)),
      'bubble/reach': readValue(reachQuery, ({ gid, level }) =>
        pipe(
          ports.reach(gid, level),
          TE.map((count) => ({ count })),
        ),
      ),
      'bubble/guests': readPages(guestsQuery, ({ gid, keyword }, page) =>
        pipe(
          ports.guests(gid, keyword, pageNumber(page), PAGE),
          TE.map(({ items, isLast }) => ({ items, next: nextPage(page, isLast) })),
        ),
      ),
      'bubble/winners': readValue(winnersQuery, ({ eventId }) => ports.winners(eventId)),
    },
    tab: { 'bubble/rainSend': makeRainSendEffects(deps, ports) },
    frames: rain.frames,
    onAccountChange: rain.follow,
  }
})
