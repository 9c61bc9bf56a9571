import { makeScheduledMessages } from '../../../src/adapters/rest/scheduled-messages'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { right } from '../../adapters/support/client'
import { CLIENT_ID, IN_SQUARE } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'

const source = 'ours: not printed'
/** Later than the simulator's first day, and within a year of it. */
const when = 1_800_100_000_000
const at = clampToInstant(when)
const content = { kind: 'text', text: 'Tea?', mentions: [] } as const
const schedule = { kind: 'schedule', id: CLIENT_ID, conversationId: IN_SQUARE, content, when: at } as const
const body = { type: 101, msg: 'Tea?', ext: '{"kind":"text"}' }
const id = { client_id: 'client-id-0001' }

/** Ada schedules the message before she does something with it. */
const scheduled: CallRow['inTown'] = async (town) => {
  const { client } = await town.as('ada@loop.example')
  await right(makeScheduledMessages(client.rest).perform(schedule))
  return {}
}

export const scheduledMessagesRows: readonly CallRow[] = [
  {
    proves: 'R4-405',
    source,
    request: { method: 'GET', path: '/api/chat/scheduled', token: true },
    answer: { list: [{ ...id, conversation_id: 'sg_10000001', ...body, when, failure: null }] },
    asks: ({ rest }) => makeScheduledMessages(rest).list(),
    reads: [{ id: CLIENT_ID, conversationId: IN_SQUARE, content, when: at, failure: null }],
    inTown: scheduled,
    given: { list: [{ ...id, conversation_id: 'sg_10000001', ...body, when, failure: null }], total: 1 },
  },
  {
    proves: 'R4-401',
    source,
    request: {
      method: 'POST',
      path: '/api/chat/scheduled/add',
      body: { ...id, conversation_id: 'sg_10000001', ...body, when },
      token: true,
    },
    answer: {},
    asks: ({ rest }) => makeScheduledMessages(rest).perform(schedule),
  },
  {
    proves: 'R4-405',
    source,
    request: { method: 'POST', path: '/api/chat/scheduled/edit', body: { ...id, msg: 'Coffee?', when }, token: true },
    answer: {},
    asks: ({ rest }) => makeScheduledMessages(rest).perform({ kind: 'edit', id: CLIENT_ID, text: 'Coffee?', when: at }),
    inTown: scheduled,
  },
  {
    proves: 'R4-405',
    source,
    request: { method: 'POST', path: '/api/chat/scheduled/send', body: id, token: true },
    answer: {},
    asks: ({ rest }) => makeScheduledMessages(rest).perform({ kind: 'sendNow', id: CLIENT_ID }),
    inTown: scheduled,
  },
  {
    proves: 'R4-405',
    source,
    request: { method: 'POST', path: '/api/chat/scheduled/cancel', body: id, token: true },
    answer: {},
    asks: ({ rest }) => makeScheduledMessages(rest).perform({ kind: 'cancel', id: CLIENT_ID }),
    inTown: scheduled,
  },
]
