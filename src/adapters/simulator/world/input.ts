import * as t from 'io-ts'
import { ClientId, ConversationId, MessageId, Xid } from '../../../domain/kernel/ids'
import { Instant } from '../../../domain/kernel/instant'

const input = <N extends string, P extends t.Props>(type: N, props: P) =>
  t.strict({ type: t.literal(type), at: Instant, ...props }, type)

/** A number below 10⁹ drawn by chance; a free id is looked for from there. */
const draw = t.number

/**
 * All that ever happens to the world. Time and chance come inside, so the same inputs make the same town; this is what the
 * host stores, and the reason for the codec.
 */
export const WorldInput = t.union([
  /** The first input of every log: the residents, their groups and what they have said so far. */
  input('TownFounded', { seed: t.number }),
  input('VisitorCame', { deviceId: t.string, token: t.string, draw }),
  input('CodeAsked', { email: t.string, code: t.string }),
  input('CodeEntered', { email: t.string, code: t.string, token: t.string, draw }),
  input('SignedOut', { token: t.string }),
  input('ChatTokenAsked', { token: t.string, chatToken: t.string }),
  input('TextSent', { xid: Xid, conversationId: ConversationId, clientId: ClientId, text: t.string, messageId: MessageId }),
  /** A resident says something by themselves; what and when was chosen outside, so a replay is exact. */
  input('ResidentSpoke', { xid: Xid, conversationId: ConversationId, text: t.string, messageId: MessageId }),
  input('ReadUpTo', { xid: Xid, conversationId: ConversationId, seq: t.number }),
  /** A lever: every session of that account is over. */
  input('SessionsExpired', { email: t.string }),
], 'WorldInput')
export type WorldInput = t.TypeOf<typeof WorldInput>
export type InputOf<N extends WorldInput['type']> = Extract<WorldInput, { type: N }>
