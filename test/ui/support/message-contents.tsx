import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Content } from '../../../src/domain/chat'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { notificationImplementation } from '../../../src/application/features/notification/notification'
import { en } from '../../../src/ui/features/notification/translations.en'
import { contentText } from '../../../src/ui/features/chat/content-text'
import {
  ContentActionsContext,
  type ContentActions,
} from '../../../src/ui/features/chat/message-kinds/content-actions-context'
import { made } from '../../support/builders/made'
import { FakeApp } from './fake-app'
import { item, Rows } from './messages'
import { addEnglish, english, show } from './show'
import { liveRegionText } from './live-region-text'

addEnglish('notification', en)
export const t = english.t
export const HERE = made(ConversationId, 'sg_12345678')
const callbackMocks = () => ({
  rains: null,
  onRain: liveRegionText(),
  onJoin: liveRegionText(),
  onCommand: vi.fn<ContentActions['onCommand']>(() => true),
  onView: liveRegionText(),
  onJump: liveRegionText(),
})
const message = (content: Content, with_: Parameters<typeof item>[1] = {}) =>
  item('a', { content, text: contentText(content, t), seq: 7, ...with_ })

export const drawn = (
  content: Content,
  {
    own = false,
    isOfTwo = false,
    ...can
  }: Partial<ContentActions> & { readonly own?: boolean; readonly isOfTwo?: boolean } = {},
) => {
  const callbacks = callbackMocks()
  const app = new FakeApp()
  app.attach(notificationImplementation, {
    badge: { show: () => undefined },
    permission: () => 'unasked' as const,
  })
  show(
    <ContentActionsContext
      value={{ me: 'x-ada', mayDecide: true, conversationId: HERE, mayJoin: () => false, ...callbacks, ...can }}
    >
      <Rows of={[message(content, { own, isOfTwo })]} />
    </ContentActionsContext>,
    { app },
  )
  return { ...callbacks, app, article: screen.getByRole('article') }
}
