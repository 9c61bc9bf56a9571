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
  it('says who wrote it, with their role, and when', () => {
    const { article } = row({ sender: { id: 'x', name: 'Ola', role: 'owner' } })
    expect(only(article, '[class*="_who_"]').textContent).toBe('OlaOwner')
    expect(only(article, 'time').textContent).toBe('14:00')
    expect(only(article, 'time').title).toBe('May 1, 2026 at 14:00')
  })

  it('says its sender to a screen reader also within a run', () => {
    show(<Rows of={[item('a'), item('b', { at: TWO + MINUTE })]} />)
    expect(within(screen.getAllByRole('article')[1] ?? document.body).getByText('Ben').className).toBe('sr')
  })

  it.each([
    ['sending', 'Sending'],
    ['sent', 'Sent'],
  ] as const)('of mine is marked as %s, and has no picture', (state, words) => {
    const { article } = row({ own: true, state })
    expect(within(article).getByText(words)).toBeTruthy()
    expect(article.querySelector('[class*="_avatar_"]')).toBeNull()
    expect(within(article).queryByRole('button')).toBeNull()
  })

  it('of somebody else has no such mark', () => {
    expect(within(row().article).queryByText('Sent')).toBeNull()
  })

  it('that failed says why, and can be sent again or removed', () => {
    const { article, onRetry, onRemove } = row({ own: true, state: 'failed', failure: 'You were muted' })
    expect(within(article).getByText('You were muted')).toBeTruthy()
    fireEvent.click(within(article).getByRole('button', { name: 'Retry' }))
    fireEvent.click(within(article).getByRole('button', { name: 'Remove' }))
    expect([onRetry.mock.calls, onRemove.mock.calls]).toEqual([[['a']], [['a']]])
  })

  it('that failed without a word says so', () => {
    expect(within(row({ own: true, state: 'failed' }).article).getByText('Not sent')).toBeTruthy()
  })
})

describe('Between messages', () => {
  it('stands where the new ones begin', () => {
    const { container } = show(<Rows of={[item('a'), item('b')]} firstUnreadKey="b" />)
    const words = [...container.querySelectorAll('article, [class*="_divider_"]')].map(({ textContent }) => textContent)
    expect(words.map((text) => text.replace(/^B?Ben/, ''))).toEqual(['text a14:00', 'New messages', 'text b14:00'])
  })

  it('R1-361 stands the date before the first message of the day, and no second one', () => {
    const days = [item('a', { at: TWO - DAY }), item('b'), item('c', { at: TWO + MINUTE })]
    const { container } = show(<Rows of={days} />)
    expect([...container.querySelectorAll('[class*="_divider_"]')].map(({ textContent }) => textContent)).toEqual([
      'Today',
    ])
  })

  it('R1-361 tells the time of a pause within a day, without the rule of a day', () => {
    const { container } = show(<Rows of={[item('a', { at: TWO - 60 * MINUTE }), item('b')]} />)
    const [pause, ...others] = container.querySelectorAll('[class*="_divider_"]')
    expect([pause?.textContent, pause?.className.includes('_pause_'), others.length]).toEqual(['14:00', true, 0])
  })

  it('repeats no name in a conversation of two; it is said to those who listen', () => {
    const { container } = show(<Rows of={[item('a', { isOfTwo: true })]} />)
    expect(container.querySelector('[class*="_who_"]')).toBeNull()
    expect(container.querySelector('p.sr')?.textContent).toBe('Ben')
  })
})
