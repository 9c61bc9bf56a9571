import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ModerationPort } from '../../../application/features/moderation/ports'
import type { Page } from '../../../domain/query'
import { moderationCalls } from '../../wire/calls/moderation-calls'
import type { PagedResult } from '../../wire/codecs/paged'
import type { RestClient } from '../client/rest-client'

const PAGE_SIZE = 20
const done = (): void => undefined

const pageFrom =
  (rest: RestClient, page: number) =>
  <A>({ items, dropped, total }: PagedResult<A>): Page<A> => {
    rest.countDropped(dropped)
    return { items, total, next: items.length + dropped < PAGE_SIZE ? null : String(page + 1) }
  }

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
      TE.map(pageFrom(rest, page)),
    ),
  decide: (id, act, reason) => pipe(rest.call(moderationCalls.decide, { id, act, reason }), TE.map(done)),
  sanctions: (gid, kind, page) =>
    pipe(rest.call(moderationCalls.bans, { gid, kind, page, limit: PAGE_SIZE }), TE.map(pageFrom(rest, page))),
  lift: (gid, kind, xid) => pipe(rest.call(moderationCalls.liftBan, { gid, kind, xid }), TE.map(done)),
  ownMute: (gid) =>
    pipe(
      rest.call(moderationCalls.ownMute, { gid }),
      TE.map((mute) => ({ ...mute, gid })),
    ),
  log: (gid, page) =>
    pipe(rest.call(moderationCalls.log, { gid: gid ?? '', page, limit: PAGE_SIZE }), TE.map(pageFrom(rest, page))),
  ownDecision: (id) => rest.call(moderationCalls.ownDecision, { id }),
  appeal: (id, appealId, text) =>
    pipe(rest.call(moderationCalls.appeal, { id, client_id: appealId, text }), TE.map(done)),
  appeals: (gid, page) =>
    pipe(rest.call(moderationCalls.appeals, { gid: gid ?? '', page, limit: PAGE_SIZE }), TE.map(pageFrom(rest, page))),
  decideAppeal: (id, accepts, reason) =>
    pipe(rest.call(moderationCalls.decideAppeal, { id, accept: accepts, reason }), TE.map(done)),
})
