import { describe, expect, it } from 'vitest'
import { chatReducer, threadOf } from '../../../src/domain/chat'
import { alarm, wait, type Step, type Story } from '../../support/given'
import { explore, type Arrow } from '../../support/explore'
import { clientId, lounge, messageOf } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { arrive, cut, live, logged, lost, refuse, send, sent } from './stories'

type Chat = Story<typeof chatReducer.initial>

const always =
  (...steps: readonly Step[]) =>
  () =>
    steps
const outOf = (arrows: readonly Arrow[], mode: string): readonly string[] =>
  [...new Set(arrows.filter(({ from }) => from === mode).map(({ by }) => by))].sort()

const ask =
  (id: string, ...steps: readonly Step[]) =>
  (story: Chat): readonly Step[] | null =>
    story.unit.effects(story.state)[id] === undefined ? null : steps
const isLive = ({ unit, state }: Chat): boolean =>
  unit.effects(state)['list'] !== undefined ||
  threadOf(state, lounge).pending.some(
    ({ clientId: id, failure }) => failure === null && unit.effects(state)[`send:${id}`] !== undefined,
  )
const itemIn = ({ state }: Chat) => threadOf(state, lounge).pending.find((one) => one.clientId === 'a')
const outboxMode = (story: Chat): string => {
  const item = itemIn(story)
  if (item === undefined) return story.state.data.outbox.sent.some((id) => id === 'a') ? 'sent' : 'not written'
  if (item.failure !== null) return 'failed'
  const requests = story.unit.effects(story.state)
  return requests['send:a'] !== undefined
    ? 'on its way'
    : requests['wait:send:a'] !== undefined
      ? 'held back'
      : threadOf(story.state, lounge).pending[0]?.clientId === 'a'
        ? 'waiting for the line'
        : 'behind another'
}
const outboxItem = explore<typeof chatReducer.initial>({
  starts: [live, live.when(send('z'))],
  moves: {
    'chat/SendMessage': always(send('a')),
    'chat/MessageSent': ask('send:a', sent('a', 1)),
    'MessageNotSent unreachable': ask('send:a', lost('a')),
    'MessageNotSent refused': ask('send:a', refuse('a')),
    'chat/RetryMessage': always({ type: 'chat/RetryMessage', clientId: clientId('a') }),
    'chat/RemoveMessage': always({ type: 'chat/RemoveMessage', clientId: clientId('a') }),
    'time passes': ask('wait:send:a', wait(3_000), alarm('wait:send:a')),
    ChatServiceClosed: always(cut),
    ChatServiceLoggedIn: always(logged),
    'the message arrives': (story) =>
      itemIn(story) === undefined ? null : [arrive(messageOf({ seq: 1, by: ann, clientId: clientId('a') }))],
    'the one before is sent': ask('send:z', sent('z', 9)),
    'the one before fails': ask('send:z', refuse('z')),
    'the one before is removed': (story) =>
      threadOf(story.state, lounge).pending.some(({ clientId: id, failure }) => id === 'z' && failure !== null)
        ? [{ type: 'chat/RemoveMessage', clientId: clientId('z') }]
        : null,
  },
  modeOf: outboxMode,
  kindOf: (story) => [
    outboxMode(story),
    isLive(story),
    itemIn(story)?.isTried,
    threadOf(story.state, lounge).pending.map(({ clientId: id, failure }) => [id, failure?._tag]),
  ],
})

describe('A message in the outbox, over every event in every reachable state', () => {
  it('a sent message stays sent, and a failed message stays failed until a retry, a removal or its arrival', () => {
    expect([outOf(outboxItem, 'sent'), outOf(outboxItem, 'failed')]).toEqual([
      [],
      ['chat/RemoveMessage', 'chat/RetryMessage', 'the message arrives'],
    ])
  })

  it('a message waits behind an earlier message until the earlier message is sent or removed, or itself arrives', () => {
    expect(outOf(outboxItem, 'behind another')).toEqual([
      'the message arrives',
      'the one before is removed',
      'the one before is sent',
    ])
  })
})
