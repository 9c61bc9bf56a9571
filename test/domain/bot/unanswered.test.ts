import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { retryIdOf } from '../../../src/domain/bot'
import { unansweredReducer } from '../../../src/domain/bot/unanswered.reducer'
import { ClientId, ConversationId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { NOON } from '../../support/builders/instant'

const conversationId = made(ConversationId, 'sg_12345678')
const clientId = made(ClientId, 'client-id-0001')
const unanswered = (name: string, of: ClientId = clientId) =>
  ({ type: 'bot/CommandUnanswered', conversationId, clientId: of, bot: { name, own: null } }) as const
const after = (...messages: readonly { readonly type: string }[]) =>
  messages.reduce(
    (all, message, n) => unansweredReducer.reduce(all, { seq: n + 1, at: NOON, from: null, message }),
    unansweredReducer.initial,
  )

describe('Commands without an answer', () => {
  it('each bot that did not answer a command is remembered once', () => {
    expect(after(unanswered('rain_bot'), unanswered('rain_bot'), unanswered('sun_bot'))).toMatchObject([
      { clientId, isSentAgain: false, bots: [{ name: 'rain_bot' }, { name: 'sun_bot' }] },
    ])
  })

  it('the commands survive a reload', () => {
    const all = after(unanswered('rain_bot'))
    expect(unansweredReducer.codec.decode(JSON.parse(JSON.stringify(unansweredReducer.codec.encode(all))))).toEqual(
      E.right(all),
    )
  })

  it('a command that was sent again is marked, and other commands are not', () => {
    const other = made(ClientId, 'client-id-0002')
    const sentAgain = { type: 'bot/CommandSentAgain', conversationId, clientId }
    expect(
      after(unanswered('rain_bot'), unanswered('rain_bot', other), sentAgain).map(({ isSentAgain }) => isSentAgain),
    ).toEqual([true, false])
  })

  it('only the last 100 commands are remembered, and none after the session ends', () => {
    const many = Array.from({ length: 101 }, (_, n) => unanswered('rain_bot', made(ClientId, `client-id-${n}`)))
    expect(after(...many).map((one) => one.clientId)).toEqual(many.slice(1).map((one) => one.clientId))
    expect(after(...many, { type: 'SessionEnded' })).toEqual([])
  })

  it('each attempt of a command has one id, which no other attempt has', () => {
    const second = retryIdOf(clientId)
    expect([second, retryIdOf(clientId), second && retryIdOf(second)]).toEqual([
      'client-id-0001-again1',
      'client-id-0001-again1',
      'client-id-0001-again2',
    ])
    expect(retryIdOf(made(ClientId, 'x'.repeat(64)))).toBeNull()
  })
})
