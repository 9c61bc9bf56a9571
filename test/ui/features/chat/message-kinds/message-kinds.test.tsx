import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { contents, type Content } from '../../../../../src/domain/chat'
import { ConversationId } from '../../../../../src/domain/kernel/ids'
import { notificationImplementation } from '../../../../../src/application/features/notification/notification'
import { en } from '../../../../../src/ui/features/notification/translations.en'
import { contentText, hasNoSender } from '../../../../../src/ui/features/chat/content-text'
import {
  ContentActionsContext,
  type ContentActions,
} from '../../../../../src/ui/features/chat/message-kinds/content-actions-context'
import { fitBox } from '../../../../../src/ui/features/chat/message-kinds/parts/fit-box'
import { bubbleStyleOf, messageKindViews } from '../../../../../src/ui/features/chat/message-kinds/message-kinds'
import { notificationLink } from '../../../../../src/ui/features/chat/message-kinds/parts/notification-link'
import { ChatMediaViewer } from '../../../../../src/ui/features/chat/media-viewer/ChatMediaViewer'
import { cara, everyKind, quote } from '../../../../support/builders/content'
import { made } from '../../../../support/builders/made'
import { FakeApp } from '../../../support/fake-app'
import { item, itemsOf, Rows } from '../../../support/messages'
import { english, only, show } from '../../../support/show'
import { liveRegionText } from '../../../support/live-region-text'

english.addResourceBundle('en', 'notification', en)
const t = english.t
const HERE = made(ConversationId, 'sg_12345678')
const deeds = () => ({
  rains: null,
  onRain: liveRegionText(),
  onJoin: liveRegionText(),
  onCommand: liveRegionText(),
  onView: liveRegionText(),
  onJump: liveRegionText(),
})
const all: readonly Content[] = Object.values(everyKind)
const message = (content: Content, with_: Parameters<typeof item>[1] = {}) =>
  item('a', { content, text: contentText(content, t), seq: 7, ...with_ })

const drawn = (
  content: Content,
  {
    own = false,
    isOfTwo = false,
    ...can
  }: Partial<ContentActions> & { readonly own?: boolean; readonly isOfTwo?: boolean } = {},
) => {
  const told_ = deeds()
  const app = new FakeApp()
  app.attach(notificationImplementation, { permission: () => 'unasked' as const })
  show(
    <ContentActionsContext
      value={{ me: 'x-ada', mayDecide: true, conversationId: HERE, mayJoin: () => false, ...told_, ...can }}
    >
      <Rows of={[message(content, { own, isOfTwo })]} />
    </ContentActionsContext>,
    { app },
  )
  return { ...told_, app, article: screen.getByRole('article') }
}

describe('R1-122 Every kind of message', () => {
  it('has one view and one summary', () => {
    expect(Object.keys(messageKindViews)).toEqual(Object.keys(contents))
    expect(Object.keys(everyKind).sort()).toEqual(Object.keys(contents).sort())
  })

  it.each(all.map((content) => [content.kind, content] as const))(
    '%s: shows something, and has a summary',
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

describe('A group card', () => {
  const { groupInvite } = everyKind
  it('joins the group for a non-member', () => {
    const { onJoin } = drawn(groupInvite, { mayJoin: () => true })
    fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(onJoin).toHaveBeenCalledWith('group' in groupInvite ? groupInvite.group : null)
  })
  it('only opens the group for a member', () => {
    drawn(groupInvite)
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })
})

describe('A text', () => {
  it('marks the mentioned person, and nobody else (BI-031)', () => {
    const { article } = drawn({ kind: 'text', text: '@Cara and @everyone and @Dan', mentions: [cara] })
    expect([...article.querySelectorAll('[class*="_mention_"]')].map(({ textContent }) => textContent)).toEqual([
      '@Cara',
    ])
    expect(article.textContent).toContain('@Cara and @everyone and @Dan')
  })
})

describe('R1-127 A picture', () => {
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
  ])('of %j has a box of %j before it has loaded', (size, box) => {
    expect(fitBox(size)).toEqual(box)
  })

  it('BI-324 im_message without an address says so, in a box within 200×200, and opens nothing', () => {
    const { article } = drawn({ kind: 'image', url: null, width: 0, height: 20_000 })
    expect(within(article).getByText('Image unavailable')).toBeTruthy()
    expect(only(article, '[class*="_box_"]').style).toMatchObject({ width: '200px', height: '150px' })
    expect(within(article).queryByRole('button')).toBeNull()
  })

  it('says so when it fails to load, and keeps its box', () => {
    const { article } = drawn(everyKind.image)
    fireEvent.error(only(article, 'img'))
    expect(within(article).getByText('Image unavailable')).toBeTruthy()
    expect(only(article, '[class*="_box_"]').style.width).toBe('200px')
  })

  it('and a video open in the viewer on a press', () => {
    const { onView, article } = drawn(everyKind.video)
    expect(within(article).getByText('1:05')).toBeTruthy()
    fireEvent.click(within(article).getByRole('button', { name: /^Video from Ben, 1:05/ }))
    expect(onView.mock.calls).toEqual([['a']])
  })
})

describe('A reply', () => {
  it('shows the quoted author and text, and jumps there', () => {
    const { article, onJump } = drawn(everyKind.reply)
    fireEvent.click(within(article).getByRole('button', { name: /Cara.*what was said/ }))
    expect(onJump.mock.calls).toEqual([[3]])
    expect(article.textContent).toContain('an answer')
  })

  it('BI-039 msg_reply: markup in a quote is plain text, and a picture is named by its kind', () => {
    const { article } = drawn({
      ...everyKind.reply,
      quote: { ...quote, of: 'image', text: '<img src=x>', name: '<b>x</b>' },
    })
    expect(article.textContent).toContain('<b>x</b>[Image] <img src=x>')
    expect(article.querySelector('img')).toBeNull()
  })

  it('BI-040 msg_reply: an unavailable quote says so, and the reply still shows', () => {
    const { article } = drawn({ ...everyKind.reply, quote: null })
    expect(article.textContent).toContain('The quoted message is unavailablean answer')
  })
})

describe('A table', () => {
  it('BI-143 richtext_command: sends a command when it is pressed; other cells are text', () => {
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

describe('R1-129 A notification', () => {
  it.each([
    ['BI-137', 'javascript:alert(1)'],
    ['BI-138', '//evil.example'],
    ['BI-138', '/\\evil.example'],
    ['BI-138', '/\t/evil.example'],
    ['BI-137', 'https://a@evil.example'],
  ])('%s notif_button_link: %s is no link', (_, link) => {
    expect(notificationLink(link)).toBeNull()
    const { article } = drawn({
      kind: 'notification',
      items: [{ text: '', image: null, space: null, group: null, button: { link, words: 'Press' } }],
    })
    expect(within(article).getByText('Press').tagName).toBe('SPAN')
  })

  it('BI-139 notif_button_link: a path of ours opens here; another site is named and opens in a new tab', () => {
    const item_ = { text: '<a href=x onclick=alert(1)>tap</a>', image: null, space: null, group: null }
    const { article } = drawn({
      kind: 'notification',
      items: [
        { ...item_, button: { link: '/group/12345678', words: 'Inside' } },
        { ...item_, button: { link: 'https://other.example/x', words: 'Outside' } },
      ],
    })
    expect(within(article).getByRole('link', { name: 'Inside' })).toMatchObject({ target: '' })
    const outside = within(article).getByRole<HTMLAnchorElement>('link', { name: /Outside/ })
    expect([outside.target, outside.rel, outside.title]).toEqual([
      '_blank',
      'noopener noreferrer',
      'Opens other.example',
    ])
  })

  it.each([
    ['https://loop.example.evil.org/x', true],
    ['https://my-loop.example/', true],
    ['https://app-loop-example.com', true],
    ['https://evil.org/loop.example', false],
    ['https://other.example', false],
    ['https://help.loop.example', false],
  ])('asks first if a host only resembles ours: %s, %s', async (link, asks) => {
    const { article } = drawn({
      kind: 'notification',
      items: [{ text: '', image: null, space: null, group: null, button: { link, words: 'Press' } }],
    })
    expect(within(article).queryAllByRole('link')).toHaveLength(asks ? 0 : 1)
    if (!asks) return
    fireEvent.click(within(article).getByRole('button', { name: /Press/ }))
    const dialog = await screen.findByRole('dialog', { name: 'This isn’t a Loop page' })
    expect(dialog.textContent).toContain(new URL(link).host)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('BI-140 notif_text: markup is plain text', () => {
    const text = '<a href=x onclick=alert(1)>tap</a>'
    const { article } = drawn({
      kind: 'notification',
      items: [{ text, image: null, space: null, group: null, button: null }],
    })
    expect(within(article).getByText(text)).toBeTruthy()
    expect(within(article).queryByRole('link')).toBeNull()
  })
})

describe('R1-172 R1-228 An access request', () => {
  it.each([
    ['Accept', true],
    ['Ignore', false],
  ] as const)('that is pending is answered with %s once, then both buttons are disabled', async (name, accepts) => {
    // In a chat of two no level is shown: no level needs loading.
    const { article, app } = drawn(everyKind.accessRequest, { isOfTwo: true })
    await waitFor(() => {
      expect(within(article).getByRole('button', { name }).hasAttribute('disabled')).toBe(false)
    })
    fireEvent.click(within(article).getByRole('button', { name }))
    await waitFor(() => {
      expect(within(article).getByRole('button', { name: 'Accept' }).hasAttribute('disabled')).toBe(true)
    })
    fireEvent.click(within(article).getByRole('button', { name: 'Accept' }))
    expect(app.said('notification/Decide')).toMatchObject([
      { order: { id: 'r1', isSpace: false, conversationId: HERE, seq: 7 }, accepts },
    ])
    expect(
      within(article)
        .getAllByRole('button')
        .filter((one) => !one.hasAttribute('disabled'))
        .map(({ textContent }) => textContent),
    ).toEqual([])
  })

  it.each([
    ['accepted', 'Accepted'],
    ['ignored', 'Ignored'],
    ['unknown', ''],
  ] as const)('that is %s has no buttons (BI-321)', (status, words) => {
    const { article } = drawn({ ...everyKind.accessRequest, status })
    expect(within(article).queryByRole('button')).toBeNull()
    expect(article.textContent).toContain(words)
  })

  it('has no buttons for a member who may not decide', () => {
    const { article } = drawn(everyKind.accessRequest, { mayDecide: false })
    expect(within(article).queryByRole('button')).toBeNull()
    expect(within(article).getByText('Pending')).toBeTruthy()
  })
})

describe('R1-169 A recalled message', () => {
  it.each([
    [true, 'x-ben', 'You recalled a message'],
    [false, 'x-ben', 'Ben recalled a message'],
    [false, 'x-cara', 'Message recalled'],
    [true, null, 'You recalled a message'],
  ] as const)('own: %s, by %s: %s', (own, by, words) => {
    const content = { kind: 'recalled', by: by === 'x-cara' ? cara.xid : null } as const
    const { article } = drawn(content, { own })
    expect(article.textContent).toContain(words)
  })
})

describe('R1-124 A call', () => {
  it.each([
    [{ isVideo: false, state: 'completed', seconds: 65 }, 'Voice callLasted 1:05'],
    [{ isVideo: true, state: 'missed', seconds: 0 }, 'Video callMissed'],
    [{ isVideo: true, state: 'canceled', seconds: 0 }, 'Video callCancelled'],
  ] as const)('%j reads %s', (told_, words) => {
    expect(drawn({ kind: 'privateSpaceState', ...told_ }).article.textContent).toContain(words)
  })
})

function Leafing(): ReactNode {
  const [viewed, setViewed] = useState<string | null>(null)
  const items = itemsOf([
    item('1', { content: everyKind.image }),
    item('2'),
    item('3', { content: everyKind.video }),
    item('4', { content: { ...everyKind.image, url: null } }),
  ])
  return (
    <>
      <button type="button" onClick={() => setViewed('1')}>
        open
      </button>
      <ChatMediaViewer viewed={viewed} items={items} onView={setViewed} />
    </>
  )
}

describe('The viewer', () => {
  const open = () => {
    show(<Leafing />)
    screen.getByText('open').focus()
    fireEvent.click(screen.getByText('open'))
    return screen.getByRole('dialog')
  }
  const key = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: name })
  const scale = () => only(document.body, 'img[class*="_media_"]').style.transform

  it('has the picture’s name, zooms by keys and buttons, and resets', () => {
    expect(open().getAttribute('aria-label')).toMatch(/^Image from Ben, /)
    key('+')
    expect(scale()).toContain('scale(1.5)')
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(scale()).toContain('scale(2.25)')
    key('-')
    key('0')
    expect(scale()).toContain('scale(1)')
    fireEvent.doubleClick(only(document.body, '[class*="_stage_"]'))
    expect(scale()).toContain('scale(2.25)')
  })

  it('moves by the arrows over other messages, and stops at the last', () => {
    const dialog = open()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    key('ArrowRight')
    expect(dialog.getAttribute('aria-label')).toMatch(/^Video from Ben/)
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
    key('ArrowLeft')
    expect(dialog.getAttribute('aria-label')).toMatch(/^Image from Ben/)
  })

  it('saves a picture of ours', () => {
    open()
    expect(screen.getByRole('link', { name: 'Save' }).getAttribute('download')).toBe('ph1.svg')
  })
})
