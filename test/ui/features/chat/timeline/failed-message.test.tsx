import { describe, expect, it } from 'vitest'
import { plainText, type NotSent } from '../../../../../src/domain/chat'
import { refused, unreachable } from '../../../../../src/domain/kernel/failure'
import { useMessages } from '../../../../../src/ui/features/chat/timeline/use-messages'
import { groupOf } from '../../../../support/builders/group'
import { clientId } from '../../../../support/builders/message'
import { ann } from '../../../../support/builders/person'
import { live } from '../../../support/fake-app'
import { show } from '../../../support/show'

const tea = groupOf('12345678')
const { conversationId } = tea
const a1 = clientId('a1')

const failedWith = (failure: NotSent) => {
  const app = live(ann).hear(
    { type: 'chat/SendMessage', conversationId, clientId: a1, content: plainText('hi') },
    (ask) => ({ type: 'chat/MessageNotSent', ask: ask('send:a1'), clientId: a1, failure }),
  )
  const Reason = () => useMessages(tea).items.at(0)?.failure
  return { app, Reason }
}

describe('A message that the server refuses', () => {
  it('R4-007 names slow mode as the reason, and goes out on Retry', () => {
    const { app, Reason } = failedWith(refused('慢速模式：请稍后重试'))
    const { container } = show(<Reason />, { app })
    expect(container.textContent).toBe('慢速模式：请稍后重试')
    app.hear({ type: 'chat/RetryMessage', clientId: a1 })
    expect(container.textContent).toBe('')
  })

  it('shows the server’s own words for any other reason, and says that it was not sent without words', () => {
    const told = [refused('You have been blocked'), refused(''), unreachable].map((failure) => {
      const { app, Reason } = failedWith(failure)
      const { container, unmount } = show(<Reason />, { app })
      const { textContent } = container
      unmount()
      return textContent
    })
    expect(told).toEqual(['You have been blocked', 'Not sent.', ''])
  })
})
