import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DAY, item, MINUTE, Rows, TWO } from '../../../support/messages'
import { only, show } from '../../../support/show'
import { liveRegionText } from '../../../support/live-region-text'

const row = (with_: Parameters<typeof item>[1] = {}) => {
  const onRetry = liveRegionText()
  const onRemove = liveRegionText()
  show(<Rows of={[item('a', with_)]} onRetry={onRetry} onRemove={onRemove} />)
  return { onRetry, onRemove, article: screen.getByRole('article') }
}

describe('A message', () => {
  it('a message shows its sender, their role and the time', () => {
    const { article } = row({ sender: { id: 'x', name: 'Ola', role: 'owner' } })
    expect(only(article, '[class*="_who_"]').textContent).toBe('OlaOwner')
    expect(only(article, 'time').textContent).toBe('14:00')
    expect(only(article, 'time').title).toBe('May 1, 2026 at 14:00')
  })

  it('each message names its sender for screen readers, even within a run of one sender', () => {
    show(<Rows of={[item('a'), item('b', { at: TWO + MINUTE })]} />)
    expect(within(screen.getAllByRole('article')[1] ?? document.body).getByText('Ben').className).toBe('sr')
  })

  it.each([
    ['sending', 'Sending'],
    ['sent', 'Sent'],
  ] as const)('my message is marked as %s, and has no avatar', (state, words) => {
    const { article } = row({ own: true, state })
    expect(within(article).getByText(words)).toBeTruthy()
    expect(article.querySelector('[class*="_avatar_"]')).toBeNull()
    expect(within(article).queryByRole('button')).toBeNull()
  })

  it('a message of another sender has no delivery mark', () => {
    expect(within(row().article).queryByText('Sent')).toBeNull()
  })

  it('a message that failed to send says why, and offers Retry and Remove', () => {
    const { article, onRetry, onRemove } = row({ own: true, state: 'failed', failure: 'You were muted' })
    expect(within(article).getByText('You were muted')).toBeTruthy()
    fireEvent.click(within(article).getByRole('button', { name: 'Retry' }))
    fireEvent.click(within(article).getByRole('button', { name: 'Remove' }))
    expect([onRetry.mock.calls, onRemove.mock.calls]).toEqual([[['a']], [['a']]])
  })

  it('a message that failed without a reason says "Not sent"', () => {
    expect(within(row({ own: true, state: 'failed' }).article).getByText('Not sent')).toBeTruthy()
  })
})

describe('A list of messages', () => {
  it('the divider "New messages" stands above the first unread message', () => {
    const { container } = show(<Rows of={[item('a'), item('b')]} firstUnreadKey="b" />)
    const words = [...container.querySelectorAll('article, [class*="_divider_"]')].map(({ textContent }) => textContent)
    expect(words.map((text) => text.replace(/^B?Ben/, ''))).toEqual(['text a14:00', 'New messages', 'text b14:00'])
  })

  it('R1-361 the date divider of a day stands once, before the first message of that day', () => {
    const days = [item('a', { at: TWO - DAY }), item('b'), item('c', { at: TWO + MINUTE })]
    const { container } = show(<Rows of={days} />)
    expect([...container.querySelectorAll('[class*="_divider_"]')].map(({ textContent }) => textContent)).toEqual([
      'Today',
    ])
  })

  it('R1-361 a pause of an hour between two messages of one day shows the time, without the date', () => {
    const { container } = show(<Rows of={[item('a', { at: TWO - 60 * MINUTE }), item('b')]} />)
    const [pause, ...others] = container.querySelectorAll('[class*="_divider_"]')
    expect([pause?.textContent, pause?.className.includes('_pause_'), others.length]).toEqual(['14:00', true, 0])
  })

  it('a direct chat shows no sender names on screen, but announces the sender’s name to screen readers', () => {
    const { container } = show(<Rows of={[item('a', { isOfTwo: true })]} />)
    expect(container.querySelector('[class*="_who_"]')).toBeNull()
    expect(container.querySelector('p.sr')?.textContent).toBe('Ben')
  })
})
