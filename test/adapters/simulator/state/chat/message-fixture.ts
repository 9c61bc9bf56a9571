import type { ServerInputOf, ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import type { Content } from '../../../../../src/domain/chat'
import { ClientId, MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { brand, conversation, personBy, START, townOf } from '../town'

export const town = townOf(1)
export const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
export const square = conversation('10000001')
export const say = (content: Content, by: Xid = ada, n = 1): ServerInputOf<'MessageSent'> => ({
  type: 'MessageSent',
  host: '',
  at: START,
  xid: by,
  conversationId: square,
  clientId: brand(ClientId.is, `c${n}`),
  content,
  messageId: brand(MessageId.is, `id-${by}-${n}`),
})
export const after = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)
export const wordsOf = (world: ServerState, input: ServerInput) =>
  applyInput(world, input).outputs.map((output) => (output.type === 'Refused' ? output.words : output.type))

export function fail(): never {
  throw new Error('not in this town')
}
