import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { MessageItem } from '../../../../../src/ui/features/chat/message/message-item'
import { MessageList, type MessageListProps } from '../../../../../src/ui/features/chat/timeline/MessageList'
import { ScrollToBottomButton } from '../../../../../src/ui/features/chat/timeline/ScrollToBottomButton'
import { badInput } from '../../../support/bad-inputs'
import { item, itemsOf, MINUTE, TWO } from '../../../support/messages'
import { only, show } from '../../../support/show'
import { liveRegionText } from '../../../support/live-region-text'

const list = (messages: readonly MessageItem[], with_: Partial<MessageListProps> = {}) => (
  <MessageList
    label="Messages in Tea"
    messages={itemsOf(messages)}
    earlier="beginning"
    onLoadEarlier={liveRegionText()}
    now={TWO + MINUTE}
    onRetry={liveRegionText()}
    onRemove={liveRegionText()}
    {...with_}
  />
)
const said = () => only(document, '[aria-live="polite"]').textContent
const three = [item('a'), item('b'), item('c')]

describe('A list of messages', () => {
  it('the first row of the message list shows the day of the oldest message and the start of the conversation', () => {
    show(list(three))
    expect(screen.getByText('Today')).toBeTruthy()
    expect(screen.getByText('This is the start of the conversation')).toBeTruthy()
  })

  it('the message list announces nothing to screen readers while it opens', () => {
    show(list(three))
    expect(said()).toBe('')
  })

  it('an open message list announces new messages of other people to screen readers', () => {
    const { rerender } = show(list(three))
    rerender(list([...three, item('d', { text: 'hello' }), item('e', { own: true, text: 'mine' })]))
    expect(said()).toBe('Ben: hello')
  })

  it('the message list does not announce older messages that load', () => {
    const { rerender } = show(list(three))
    rerender(list([item('z'), ...three]))
    expect(said()).toBe('')
  })

  it('BI-033 the message list announces at most 300 characters of a long text', () => {
    const { rerender } = show(list(three))
    rerender(list([...three, item('d', { text: badInput('msg_text', 'BI-033').text })]))
    expect(said()).toHaveLength('Ben: '.length + 300)
  })

  it('BI-001 the message list announces markup as plain text', () => {
    const { rerender } = show(list(three))
    const { text } = badInput('msg_text', 'BI-001')
    rerender(list([...three, item('d', { text })]))
    expect(said()).toBe(`Ben: ${text}`)
    expect(document.querySelector('[aria-live] script')).toBeNull()
  })

  it('the message list is a single Tab stop, at the newest message', () => {
    show(list(three))
    const stops = [...document.querySelectorAll('article')].filter(({ tabIndex }) => tabIndex === 0)
    expect(stops.map(({ dataset }) => dataset['key'])).toEqual(['c'])
  })

  it('the arrow keys move the focus from message to message', () => {
    show(list(three))
    only(document, 'article[tabindex="0"]').focus()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' })
    expect(only(document, 'article[tabindex="0"]').dataset['key']).toBe('b')
    expect(screen.getByRole('log', { name: 'Messages in Tea' })).toBeTruthy()
  })

  it('if older messages failed to load, the message list has a Retry button that loads them again', () => {
    const onLoadEarlier = liveRegionText()
    show(list(three, { earlier: 'failed', onLoadEarlier }))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onLoadEarlier).toHaveBeenCalledTimes(1)
  })
})

describe('The scroll-to-bottom button', () => {
  it.each([
    [0, 'Go to the latest messages'],
    [7, 'Go to the latest messages7 new'],
    [100, 'Go to the latest messages99+ new'],
  ])('the scroll-to-bottom button shows how many new messages are below, up to 99+: %d', (count, words) => {
    const onPress = liveRegionText()
    show(<ScrollToBottomButton count={count} onPress={onPress} />)
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button').textContent).toBe(words)
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  const twenty = Array.from({ length: 20 }, (_, n) => item(`m${n}`))
  const unread = (count: number) => list(twenty, { firstUnreadKey: 'm2', unread: count })
  const button = () => screen.getByRole('button', { name: /^Go to the latest messages/ }).textContent

  it('the button counts nothing as new that was read meanwhile on another device', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(136 + 20 * 72)
    const { rerender } = show(unread(18))
    await screen.findByRole('button', { name: /^Go to the latest messages/ })
    expect(button()).toBe('Go to the latest messages18 new')
    rerender(unread(3))
    expect(button()).toBe('Go to the latest messages3 new')
    rerender(unread(0))
    expect(button()).toBe('Go to the latest messages')
    vi.restoreAllMocks()
  })

  it('a list that has not opened yet shows no button, even if it opens at unread messages', () => {
    show(unread(18))
    expect(screen.queryByRole('button', { name: /^Go to the latest messages/ })).toBeNull()
  })

  it('the count of new messages goes down with each message that comes into view, and not up again', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(136 + 20 * 72)
    show(unread(18))
    const scroller = screen.getByRole('log')
    const scrollTo = (top: number) =>
      act(async () => {
        scroller.scrollTop = top
        fireEvent.scroll(scroller)
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      })
    await scrollTo(300)
    await scrollTo(400)
    const halfway = button()
    expect(halfway).toMatch(/messages(?:[1-9]|1[0-7]) new$/)
    await scrollTo(100)
    expect(button()).toBe(halfway)
    vi.restoreAllMocks()
  })
})
