import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ModerationPort } from '../../../application/features/moderation/ports'
import { moderationCalls } from '../../wire/calls/moderation-calls'
import type { RestClient } from '../client/rest-client'

const PAGE_SIZE = 20
const done = (): void => undefined

export const makeModeration = (rest: RestClient): ModerationPort => ({
  report: (target, reason, text) => pipe(rest.call(moderationCalls.report, { ...target, reason, text }), TE.map(done)),
  reports: (gid, isDecided, page) =>
    pipe(
      rest.call(moderationCalls.reports, {
        gid: gid ?? '',
        state: isDecided ? 'decided' : 'open',
        page,
        limit: PAGE_SIZE,
      }),
      TE.map(({ items, dropped, total }) => {
        rest.countDropped(dropped)
        return { items, total, next: items.length + dropped < PAGE_SIZE ? null : String(page + 1) }
      }),
    ),
  decide: (id, act, reason) => pipe(rest.call(moderationCalls.decide, { id, act, reason }), TE.map(done)),
})
