import { makeModeration } from '../../../src/adapters/rest/chat/moderation'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { right } from '../../adapters/support/client'
import { gid } from '../../support/builders/group'
import { clientId } from '../../support/builders/message'
import type { CallRow } from '../support/call-row'
import { BEN } from '../support/seeded-ids'

const source = 'ours: not printed'
const at = clampToInstant(1_800_000_000_000)
const GROUP = '470000047'

const decision = { id: 'r1', act: 'banDay', place: 'Town', text: 'Buy now', decided_at: at, reason: 'Ads' }
const decided = { id: 'r1', act: 'banDay', place: 'Town', text: 'Buy now', decidedAt: at, reason: 'Ads' }

/** Ada removes Ben, who is in her group, after her own report. */
const removedBen = async (town: Parameters<NonNullable<CallRow['inTown']>>[0]) => {
  const moderation = makeModeration((await town.as('ada@loop.example')).client.rest)
  await right(moderation.report({ kind: 'person', place: GROUP, id: BEN }, 'Spam', ''))
  await right(moderation.decide('r1', 'remove', 'Ads'))
  return { as: 'ben@loop.example' }
}

export const appealRows: readonly CallRow[] = [
  {
    proves: 'R4-713',
    source,
    request: { method: 'GET', path: '/api/moderation/own-decision', query: { id: 'r1' }, token: true },
    answer: { ...decision, appeal: 'kept', answer: 'We looked again' },
    asks: ({ rest }) => makeModeration(rest).ownDecision('r1'),
    reads: { ...decided, appeal: 'kept', answer: 'We looked again' },
    inTown: removedBen,
    given: { id: 'r1', act: 'remove', appeal: null },
  },
  {
    proves: 'R4-713',
    source,
    request: {
      method: 'POST',
      path: '/api/moderation/appeal',
      body: { id: 'r1', client_id: 'c1', text: 'No ad' },
      token: true,
    },
    answer: {},
    asks: ({ rest }) => makeModeration(rest).appeal('r1', clientId('c1'), 'No ad'),
    inTown: removedBen,
  },
  {
    proves: 'R4-713',
    source,
    request: {
      method: 'GET',
      path: '/api/moderation/appeals',
      query: { gid: GROUP, page: '1', limit: '20' },
      token: true,
    },
    answer: {
      list: [
        { ...decision, gid: GROUP, xid: BEN, username: 'Ben', by: 'Ada', words: 'No ad', at, may_decide: 1 },
        {
          ...decision,
          id: 'r2',
          gid: null,
          xid: BEN,
          username: 'Ben',
          by: 'Ada',
          words: 'No ad',
          at,
          may_decide: 0,
          outcome: { accepted: 1, by: 'Cleo', at, reason: '' },
        },
      ],
      total: 2,
    },
    asks: ({ rest }) => makeModeration(rest).appeals(gid(GROUP), 1),
    reads: {
      items: [
        {
          ...decided,
          gid: gid(GROUP),
          xid: BEN,
          name: 'Ben',
          by: 'Ada',
          words: 'No ad',
          at,
          mayDecide: true,
          outcome: null,
        },
        {
          ...decided,
          id: 'r2',
          gid: null,
          xid: BEN,
          name: 'Ben',
          by: 'Ada',
          words: 'No ad',
          at,
          mayDecide: false,
          outcome: { accepted: true, by: 'Cleo', at, reason: '' },
        },
      ],
      total: 2,
      next: null,
    },
    inTown: () => ({ as: 'ada@loop.example' }),
    given: { list: [], total: 0 },
  },
  {
    proves: 'R4-713',
    source,
    request: {
      method: 'POST',
      path: '/api/moderation/decide-appeal',
      body: { id: 'r1', accept: 1, reason: 'Sorry' },
      token: true,
    },
    answer: {},
    asks: ({ rest }) => makeModeration(rest).decideAppeal('r1', true, 'Sorry'),
    inTown: async (town) => {
      await removedBen(town)
      const { client } = await town.as('ben@loop.example')
      await right(makeModeration(client.rest).appeal('r1', clientId('c1'), 'No ad'))
      return { as: 'super@loop.example' }
    },
  },
]
