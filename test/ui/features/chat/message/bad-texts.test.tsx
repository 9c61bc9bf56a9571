import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { truncateAtGrapheme } from '../../../../../src/domain/kernel/graphemes'
import { MessageText } from '../../../../../src/ui/features/chat/message/MessageText'
import { textParts } from '../../../../../src/ui/features/chat/message/text-parts'
import { badInput, badInputs, visible } from '../../../support/bad-inputs'
import { announcementOf } from '../../../../support/builders/announcement'
import { AnnouncementCard } from '../../../../../src/ui/features/announcement/AnnouncementCard'
import { item, Rows, TWO } from '../../../support/messages'
import { liveRegionText } from '../../../support/live-region-text'
import { only, show, skeleton } from '../../../support/show'
import { declarations } from '../../../support/styles'

const rows = badInputs('msg_text')
const drawn = (text: string) => only(show(<MessageText text={text} />).container, '[class*="_text_"]')
const linksIn = (text: string) => [...drawn(text).querySelectorAll('a')]
const starting = (...codes: readonly string[]) =>
  rows.filter(({ expected }) => codes.some((code) => expected.startsWith(code)))
/** The bad inputs without links that are short enough to be shown whole. */
const plain = starting('TEXT', 'NOLINK').filter(({ id, text }) => text.length < 1_000 && id !== 'BI-009')

it('the bad-input file has every row about message texts that this test file uses', () => {
  expect(rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 38 }, (_, at) => `BI-${String(at + 1).padStart(3, '0')}`),
  )
  expect(plain).toHaveLength(28)
})

describe('A message that looks like code is plain text', () => {
  it.each(plain.map((row) => [row.id, row] as const))(
    'the message text of the bad input %s is shown character for character, and creates no element',
    (_id, { text }) => {
      const element = drawn(text)
      expect(element.textContent).toBe(visible(text))
      expect(element.children).toHaveLength(0)
      expect(element.getAttributeNames()).toEqual(['class'])
    },
  )

  it.each(plain.map((row) => [row.id, row] as const))(
    'the message text of the bad input %s gives the message row the same elements as a harmless text',
    (_id, { text }) => {
      const harmless = skeleton(show(<Rows of={[item('a'), item('b', { own: true })]} />).container)
      const { container } = show(<Rows of={[item('a', { text }), item('b', { own: true })]} />)
      expect(skeleton(container)).toEqual(harmless)
      expect(document.head.querySelectorAll('script')).toHaveLength(0)
    },
  )

  it('BI-009 a text with a style element creates no style, only a link to the URL in the text', () => {
    const { text } = badInput('msg_text', 'BI-009')
    const element = drawn(text)
    expect(element.textContent).toBe(text)
    expect(skeleton(element)).toEqual(['A href rel target title'])
    expect(document.querySelectorAll('style')).toHaveLength(0)
  })

  it.each(starting('NOLINK').map((row) => [row.id, row] as const))(
    'a message with the text of the bad input %s has no link',
    (_id, { text }) => {
      expect(linksIn(text)).toEqual([])
      expect(linksIn(`see ${text} there`)).toEqual([])
    },
  )

  it('BI-032 a message with prototype keys as text, key and sender changes no JavaScript prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    show(
      <Rows
        of={[
          item('a', { text: badInput('msg_text', 'BI-032').text }),
          item('__proto__', { sender: { id: '__proto__', name: '__proto__' } }),
        ]}
      />,
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(screen.getAllByText('__proto__').length).toBeGreaterThan(0)
  })

  it.each(['BI-029', 'BI-030'])(
    'the right-to-left text of the bad input %s reverses only its own letters, because text and time are each isolated',
    (id) => {
      const { container } = show(<Rows of={[item('a', { text: badInput('msg_text', id).text }), item('b')]} />)
      const [first, second] = container.querySelectorAll('article')
      expect(first?.querySelector('[dir="auto"] > [class*="_text_"]')).toBeTruthy()
      expect(second?.textContent).toMatch(/^Bentext b|^text b/)
      expect(declarations('features/chat/message/message-text.module.css', 'text')).toContain('unicode-bidi: isolate')
      expect(declarations('features/chat/message/message-bubble.module.css', 'stamp')).toContain(
        'unicode-bidi: isolate',
      )
      expect(declarations('features/chat/message/message-bubble.module.css', 'bubble')).toMatch(/display: flow-root/)
    },
  )
})

describe('An announcement that looks like code is plain text', () => {
  const card = (text: string) =>
    show(
      <AnnouncementCard
        announcement={announcementOf('1', { text })}
        me={null}
        now={TWO}
        mayReact={false}
        options={[]}
        onOption={liveRegionText()}
        onReact={liveRegionText()}
        onPick={liveRegionText()}
        onView={liveRegionText()}
        onSeen={liveRegionText()}
      />,
    ).container
  it.each(plain.map((row) => [row.id, row] as const))(
    '%s msg_text: the text of an announcement is shown character for character, and creates no element',
    (_id, { text }) => {
      const container = card(text)
      expect(container.textContent).toContain(visible(text).trim())
      expect(skeleton(container)).toEqual(skeleton(card('harmless')))
    },
  )
})

describe('A message with a web address', () => {
  it('BI-023 a message with markup after a URL has one link to the normalised URL, without attributes from the text', () => {
    const [link, ...others] = linksIn(badInput('msg_text', 'BI-023').text)
    expect(others).toEqual([])
    expect(link?.getAttribute('href')).toMatch(/^https:\/\/good\.example\/(?:%22onmouseover=%22alert\(1\))?$/)
    expect(link?.getAttributeNames().sort()).toEqual(['href', 'rel', 'target', 'title'])
  })

  it('BI-024 a link in a message ends before an angle bracket, and the bracket and all that follows are text', () => {
    const { text } = badInput('msg_text', 'BI-024')
    const element = drawn(text)
    expect(element.textContent).toBe(text)
    expect([...element.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['A'])
    expect(only(element, 'a').textContent).not.toMatch(/[<>]/)
    expect(only(element, 'a').getAttribute('href')).toMatch(/^https:\/\/good\.example\/'?$/)
  })

  it('BI-023 a link in a message opens in a new tab without a referrer, and the link’s tooltip names the host', () => {
    const [link] = linksIn('look: https://good.example:8443/a?b=c#d.')
    expect(link?.getAttribute('href')).toBe('https://good.example:8443/a?b=c#d')
    expect(link?.target).toBe('_blank')
    expect(link?.rel.split(' ').sort()).toEqual(['noopener', 'noreferrer'])
    expect(link?.title).toBe('Opens good.example:8443')
  })

  it('the tooltip of a link with look-alike letters in its host names the real host', () => {
    expect(linksIn('https://аpple.example/')[0]?.title).toBe('Opens xn--pple-43d.example')
  })

  it('a URL whose user name looks like another host is not a link', () => {
    expect(linksIn('https://good.example@evil.example/')).toEqual([])
    expect(linksIn('https://good.example:pass@evil.example/')).toEqual([])
  })

  it.each(['ftp://good.example/', 'mailto:a@b.example', '//good.example/', 'good.example', 'a@b.example'])(
    'a message has no link for %s, because only http and https URLs become links',
    (text) => {
      expect(linksIn(text)).toEqual([])
    },
  )

  it('the text around each link in a message stays unchanged', () => {
    const text = 'a http://one.example/ b https://two.example/x c'
    const element = drawn(text)
    expect(element.textContent).toBe(text)
    expect([...element.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'http://one.example/',
      'https://two.example/x',
    ])
  })
})

describe('A very long message', () => {
  const long = rows.filter(({ text }) => text.length >= 1_000)

  it.each(long.map((row) => [row.id, row] as const))(
    'the long text of the bad input %s is shown as a clamped preview of few elements until expanded',
    (_id, { text }) => {
      const { container } = show(<Rows of={[item('a', { text })]} />)
      const element = only(container, '[class*="_text_"]')
      expect(element.className).toContain('_clamped_')
      expect(element.textContent.length).toBeLessThanOrEqual(20_000)
      expect(text.startsWith(element.textContent)).toBe(true)
      expect(element.childNodes.length).toBeLessThanOrEqual(1)
      expect(container.querySelectorAll('*').length).toBeLessThan(20)
      expect(declarations('features/chat/message/message-text.module.css', 'clamped')).toMatch(
        /max-height: 20lh.*overflow: hidden/s,
      )
    },
  )

  it.each(long.map((row) => [row.id, row] as const))(
    'the long text of the bad input %s is shown whole after Show more, and as a preview again after Show less',
    (_id, { text }) => {
      const { container } = show(<MessageText text={text} />)
      const element = only(container, '[class*="_text_"]')
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
      expect(element.textContent === text).toBe(true)
      expect(element.childNodes).toHaveLength(1)
      fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
      expect(element.textContent.length).toBeLessThanOrEqual(20_000)
    },
  )

  it.each(['BI-034', 'BI-035'])(
    'the long text of the bad input %s is scanned for links only in its first 10,000 characters',
    (id) => {
      const { text } = badInput('msg_text', id)
      expect(textParts(text)).toHaveLength(1)
      const links = 'https://a.example/ '.repeat(5_000)
      expect(textParts(links).filter(({ kind }) => kind === 'link').length).toBeLessThanOrEqual(10_000 / 19)
      expect(
        textParts(links)
          .map((part) => part.text)
          .join(''),
      ).toBe(links)
    },
  )

  it('BI-035 a URL that is cut off at the end of the scanned part of a long message is not a link', () => {
    const text = `${'x'.repeat(9_980)} https://good.example.evil.example/`
    expect(textParts(text)).toEqual([{ kind: 'text', text }])
  })

  it('BI-036 a message with 24 line breaks is clamped to a preview, and a message with 10 line breaks is not', () => {
    expect(only(show(<MessageText text={'\n'.repeat(24)} />).container, '[class*="_text_"]').className).toContain(
      '_clamped_',
    )
    expect(drawn('\n'.repeat(10)).className).not.toContain('_clamped_')
  })

  it('BI-037 combining marks stay inside the row of their message', () => {
    expect(declarations('features/chat/message/message-row.module.css', 'message')).toContain('overflow: clip')
    expect(declarations('features/chat/message/message-bubble.module.css', 'bubble')).toContain('overflow: clip')
  })

  it('BI-038 the preview of a long message is never cut within an emoji family', () => {
    const { text } = badInput('msg_text', 'BI-038')
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'
    for (const most of [8, 9, 13, 199, 200, 300, 19_997, 20_000]) {
      const cut = truncateAtGrapheme(text, most)
      expect(cut).toBe(family.repeat(cut.length / family.length))
      expect(cut.length).toBeLessThanOrEqual(most)
    }
  })

  it('a message that is short enough to be shown whole has no expand button', () => {
    show(<MessageText text="hello" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
