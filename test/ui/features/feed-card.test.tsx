import { describe, expect, it } from 'vitest'
import { highlighted, type FeedCard } from '../../../src/domain/influence'
import { Card } from '../../../src/ui/features/influence/Feeds'
import { badInput } from '../support/bad-inputs'
import { show } from '../support/show'
import { card } from '../support/influence'

describe('A feed card', () => {
  const marked = (more: Partial<FeedCard>) => {
    const { container } = show(
      <ul>
        <Card card={card(more)} />
      </ul>,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain(more.text)
    return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
  }

  it('BI-154 feed_key_text: the text of a card is shown as plain text, and only its keyword is marked', () => {
    const { text, expected } = badInput('feed_key_text', 'BI-154')
    expect(expected).toMatch(/^TEXT/)
    expect(marked({ text, keyword: 'math' })).toEqual(['math'])
  })

  it('BI-155 feed_math_keyword: a keyword in a card is matched as literal text, never as a pattern', () => {
    const { text: keyword, expected } = badInput('feed_math_keyword', 'BI-155')
    expect(expected).toMatch(/^TEXT/)
    expect(marked({ text: `aaaa ${keyword} aaaa!`, keyword })).toEqual([keyword])
  })

  it('R2-107 a feed card marks each occurrence of its keyword in any case, and shows every character of the text', () => {
    const text = 'Audio on Tideline, and tideline again.'
    expect(
      highlighted(text, 'TIDELINE')
        .filter(({ isKeyword }) => isKeyword)
        .map((piece) => piece.text),
    ).toEqual(['Tideline', 'tideline'])
    expect(
      highlighted(text, 'TIDELINE')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
    expect(highlighted(text, '  ')).toEqual([{ text, isKeyword: false }])
  })
})
