import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { botImplementation } from '../../../../../src/application/features/bot/bot'
import type { Content } from '../../../../../src/domain/chat'
import { ClientId, ConversationId, Xid } from '../../../../../src/domain/kernel/ids'
import { en } from '../../../../../src/ui/features/bot/translations.en'
import {
  ContentActionsContext,
  type ContentActions,
} from '../../../../../src/ui/features/chat/message-kinds/content-actions-context'
import { createI18n } from '../../../../../src/ui/i18n'
import { made } from '../../../../support/builders/made'
import { messageOf } from '../../../../support/builders/message'
import { FakeApp } from '../../../support/fake-app'
import { item, Rows } from '../../../support/messages'
import { addEnglish, english, show } from '../../../support/show'

addEnglish('bot', en)
const conversationId = made(ConversationId, 'sg_12345678')
const clientId = made(ClientId, 'client-id-0001')
const content: Content = { kind: 'command', text: '/rain Oslo' }
const own = { botId: '28', xid: made(Xid, 'b800000001') }

const noActions = {
  me: 'x-ada',
  mayDecide: false,
  conversationId,
  mayJoin: () => false,
  onJoin: () => undefined,
  onView: () => undefined,
  onJump: () => undefined,
  rains: null,
  onRain: () => undefined,
}
const sent = messageOf({ seq: 7, clientId, content })

const unanswered = (
  bot: { readonly name: string; readonly own: typeof own | null },
  { i18n = english, ...can }: { readonly i18n?: typeof english; readonly onCommand?: () => boolean } = {},
) => {
  const app = new FakeApp()
  app.attach(botImplementation, { of: () => null, forget: () => undefined })
  app.heard({ type: 'bot/CommandUnanswered', conversationId, clientId, bot })
  const onCommand = vi.fn<ContentActions['onCommand']>(() => true)
  const actions = { ...noActions, onCommand, ...can }
  show(
    <ContentActionsContext value={actions}>
      <Rows of={[item('a', { own: true, content, sent })]} />
    </ContentActionsContext>,
    { app, i18n },
  )
  return { app, onCommand, article: screen.getByRole('article') }
}

describe('A command that a bot did not answer', () => {
  it('says so at the command, and Try again sends the command again, once', async () => {
    const { article, onCommand, app } = unanswered({ name: 'rain_bot', own: null })
    expect(await within(article).findByText('rain_bot didn’t answer.')).toBeTruthy()
    expect(within(article).queryByRole('link', { name: 'See why' })).toBeNull()
    fireEvent.click(within(article).getByRole('button', { name: 'Try again' }))
    expect(onCommand.mock.calls).toEqual([['/rain Oslo', 'client-id-0001-again1']])
    expect(app.said('bot/CommandSentAgain')).toEqual([{ type: 'bot/CommandSentAgain', conversationId, clientId }])
    expect(within(article).getByText('rain_bot didn’t answer. Sent again.')).toBeTruthy()
    expect(within(article).queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('a command that may not be sent now can be tried again later', async () => {
    const { article, app } = unanswered({ name: 'rain_bot', own: null }, { onCommand: () => false })
    fireEvent.click(await within(article).findByRole('button', { name: 'Try again' }))
    expect([
      app.said('bot/CommandSentAgain'),
      within(article).getAllByRole('button', { name: 'Try again' }).length,
    ]).toEqual([[], 1])
  })

  it('the owner of the bot is led to the bot’s deliveries', async () => {
    const { article } = unanswered({ name: 'rain_bot', own })
    const why = await within(article).findByRole('link', { name: 'See why' })
    expect(why.getAttribute('href')).toBe('/bot/botUpdate?id=28&xid=b800000001')
  })

  it('the line stands in the language of the reader', async () => {
    const i18n = await createI18n('zh')
    const { article } = unanswered({ name: 'rain_bot', own: null }, { i18n })
    expect(await within(article).findByText('rain_bot 没有回复。')).toBeTruthy()
    expect(within(article).getByRole('button', { name: '重试' })).toBeTruthy()
  })
})
