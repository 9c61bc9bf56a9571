import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contents, type Content } from '../../../../../src/domain/chat'
import { contentText, hasNoSender } from '../../../../../src/ui/features/chat/content-text'
import { fitBox } from '../../../../../src/ui/features/chat/message-kinds/parts/fit-box'
import { bubbleStyleOf, messageKindViews } from '../../../../../src/ui/features/chat/message-kinds/message-kinds'
import { cara, everyKind, quote } from '../../../../support/builders/content'
import { only } from '../../../support/show'
import { drawn, t } from '../../../support/message-contents'

const all: readonly Content[] = Object.values(everyKind)

describe('R1-122 Every kind of message', () => {
  it('every kind of message has exactly one view', () => {
    expect(Object.keys(messageKindViews)).toEqual(Object.keys(contents))
    expect(Object.keys(everyKind).sort()).toEqual(Object.keys(contents).sort())
  })

  it.each(all.map((content) => [content.kind, content] as const))(
    'a message of the kind %s shows some text and has a summary',
    (_, content) => {
      const { article } = drawn(content)
      expect(contentText(content, t)).toMatch(/\S/)
      expect(
        article.textContent.replace(/Ben|14:00/g, '') + String(article.querySelector('button')?.ariaLabel),
      ).toMatch(/[a-z]/i)
      expect(bubbleStyleOf(content) === 'centre').toBe(hasNoSender(content))
      expect(within(article).queryAllByText('Ben').length > 0).toBe(!hasNoSender(content))
    },
  )
})

describe('A group card in a message', () => {
  const { groupInvite } = everyKind
  it('on a group card a reader who may join sees a Join button, which joins the group', () => {
    const { onJoin } = drawn(groupInvite, { mayJoin: () => true })
    fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(onJoin).toHaveBeenCalledWith('group' in groupInvite ? groupInvite.group : null)
  })
  it('on a group card a reader who may not join sees no Join button', () => {
    drawn(groupInvite)
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })
})

describe('A text message', () => {
  it('a text message marks only the person whom the message mentions, and no other name after an @ (BI-031)', () => {
    const { article } = drawn({ kind: 'text', text: '@Cara and @everyone and @Dan', mentions: [cara] })
    expect([...article.querySelectorAll('[class*="_mention_"]')].map(({ textContent }) => textContent)).toEqual([
      '@Cara',
    ])
    expect(article.textContent).toContain('@Cara and @everyone and @Dan')
  })
})

describe('R1-127 A picture or video', () => {
  it.each([
    [
      { width: 400, height: 200 },
      { width: 200, height: 100 },
    ],
    [
      { width: 100, height: 400 },
      { width: 72, height: 200 },
    ],
    [
      { width: 120, height: 90 },
      { width: 120, height: 90 },
    ],
    [
      { width: 0, height: 20_000 },
      { width: 200, height: 150 },
    ],
    [
      { width: 20_000, height: 1 },
      { width: 200, height: 72 },
    ],
  ])('a picture of the size %j has a box of the size %j before the picture has loaded', (size, box) => {
    expect(fitBox(size)).toEqual(box)
  })

  it('BI-324 im_message: a picture without a URL shows an error in a box within 200×200', () => {
    const { article } = drawn({ kind: 'image', url: null, width: 0, height: 20_000 })
    expect(within(article).getByText('Image unavailable')).toBeTruthy()
    expect(only(article, '[class*="_box_"]').style).toMatchObject({ width: '200px', height: '150px' })
    expect(within(article).queryByRole('button')).toBeNull()
  })

  it('a picture that fails to load shows an error in a box of the picture’s size', () => {
    const { article } = drawn(everyKind.image)
    fireEvent.error(only(article, 'img'))
    expect(within(article).getByText('Image unavailable')).toBeTruthy()
    expect(only(article, '[class*="_box_"]').style.width).toBe('200px')
  })

  it('a message with a video shows the length of the video, and a press opens the viewer', () => {
    const { onView, article } = drawn(everyKind.video)
    expect(within(article).getByText('1:05')).toBeTruthy()
    fireEvent.click(within(article).getByRole('button', { name: /^Video from Ben, 1:05/ }))
    expect(onView.mock.calls).toEqual([['a']])
  })
})

describe('R4-011 R4-012 An album', () => {
  it('an album shows its pictures in order and one caption, and a press opens that picture in the viewer', async () => {
    const { onView, article } = drawn(everyKind.album)
    const pictures = within(await within(article).findByRole('group', { name: '[Album]' })).getAllByRole('button')
    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
      'Picture 1 of 3',
      'Picture 2 of 3',
      'Picture 3 of 3',
    ])
    expect(article.textContent).toContain('From the roof')
    pictures[2]?.click()
    expect(onView.mock.calls).toEqual([['a', 2]])
  })

  it.each([
    [1, [12]],
    [2, [6, 6]],
    [3, [4, 4, 4]],
    [4, [6, 6, 6, 6]],
    [5, [6, 6, 4, 4, 4]],
    [7, [12, 4, 4, 4, 4, 4, 4]],
    [10, [12, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
  ])('the rows of %i pictures fill the twelve columns of the grid before the pictures load', async (count, spans) => {
    const pictures = Array.from({ length: count }, () => ({ url: null, width: 0, height: 0 }))
    const { article } = drawn({ ...everyKind.album, pictures })
    const cells = [...(await within(article).findByRole('group')).children].filter(
      (cell) => cell instanceof HTMLElement,
    )
    expect(cells.map(({ style }) => style.gridColumn)).toEqual(spans.map((span) => `span ${span}`))
  })

  it('a picture of an album that has no file is shown as missing, and the others open', async () => {
    const [picture] = everyKind.album.pictures
    const { article } = drawn({
      ...everyKind.album,
      pictures: [{ url: null, width: 3, height: 4 }, picture ?? { url: null, width: 0, height: 0 }],
    })
    expect(await within(article).findByText('Image unavailable')).toBeTruthy()
    expect(within(article).getAllByRole('button')).toHaveLength(1)
  })

  it('an album without a caption has the frame of a picture; its summary in lists names the caption', () => {
    const bare = { ...everyKind.album, text: '' }
    expect([bubbleStyleOf(everyKind.album), bubbleStyleOf(bare)]).toEqual(['album', 'picture'])
    expect([contentText(everyKind.album, t), contentText(bare, t)]).toEqual(['[Album] From the roof', '[Album]'])
  })
})

describe('A reply', () => {
  it('a reply shows the quoted author and text, and a press jumps to the quoted message', () => {
    const { article, onJump } = drawn(everyKind.reply)
    fireEvent.click(within(article).getByRole('button', { name: /Cara.*what was said/ }))
    expect(onJump.mock.calls).toEqual([[3]])
    expect(article.textContent).toContain('an answer')
  })

  it('BI-039 msg_reply: markup in a quote is plain text, and a quoted picture is named by its kind', () => {
    const { article } = drawn({
      ...everyKind.reply,
      quote: { ...quote, of: 'image', text: '<img src=x>', name: '<b>x</b>' },
    })
    expect(article.textContent).toContain('<b>x</b>[Image] <img src=x>')
    expect(article.querySelector('img')).toBeNull()
  })

  it('BI-040 msg_reply: a reply shows that its quoted message is unavailable, and still shows its own text', () => {
    const { article } = drawn({ ...everyKind.reply, quote: null })
    expect(article.textContent).toContain('The quoted message is unavailablean answer')
  })
})

describe('A table in a message', () => {
  it('BI-143 richtext_command: a table cell with a command is a button that sends the command, and every other cell is text', () => {
    const { article, onCommand } = drawn(everyKind.richText)
    expect(onCommand.mock.calls).toEqual([])
    expect(
      within(article)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Weather'])
    fireEvent.click(within(article).getByRole('button', { name: 'Weather' }))
    expect(onCommand.mock.calls).toEqual([['/weather']])
  })
})

describe('R1-169 A recalled message', () => {
  it.each([
    [true, 'x-ben', 'You recalled a message'],
    [false, 'x-ben', 'Ben recalled a message'],
    [false, 'x-cara', 'Message recalled'],
    [true, null, 'You recalled a message'],
  ] as const)('a recalled message (own: %s, by %s) reads: %s', (own, by, words) => {
    const content = { kind: 'recalled', by: by === 'x-cara' ? cara.xid : null } as const
    const { article } = drawn(content, { own })
    expect(article.textContent).toContain(words)
  })
})

describe('R1-124 The message about a call', () => {
  it.each([
    [false, { isVideo: false, state: 'completed', seconds: 65 }, 'Voice callLasted 1:05'],
    [false, { isVideo: true, state: 'missed', seconds: 0 }, 'Video callMissed call'],
    [false, { isVideo: true, state: 'canceled', seconds: 0 }, 'Video callMissed call'],
    [true, { isVideo: true, state: 'missed', seconds: 0 }, 'Video callNo answer'],
    [true, { isVideo: true, state: 'canceled', seconds: 0 }, 'Video callCancelled'],
  ] as const)('the message about a call (own: %s) with the outcome %j reads %s', (own, told_, words) => {
    expect(drawn({ kind: 'privateSpaceState', ...told_ }, { own }).article.textContent).toContain(words)
  })
})
