import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { notificationLink } from '../../../../../src/ui/features/chat/message-kinds/parts/notification-link'
import { everyKind } from '../../../../support/builders/content'
import { drawn, HERE } from '../../../support/message-contents'

describe('R1-129 A notification', () => {
  it.each([
    ['BI-137', 'javascript:alert(1)'],
    ['BI-138', '//evil.example'],
    ['BI-138', '/\\evil.example'],
    ['BI-138', '/\t/evil.example'],
    ['BI-137', 'https://a@evil.example'],
  ])('%s notif_button_link: a notification button with the unsafe URL %s is plain text, not a link', (_, link) => {
    expect(notificationLink(link)).toBeNull()
    const { article } = drawn({
      kind: 'notification',
      items: [{ text: '', event: null, image: null, space: null, group: null, button: { link, words: 'Press' } }],
    })
    expect(within(article).getByText('Press').tagName).toBe('SPAN')
  })

  it('BI-139 notif_button_link: a link to a Loop path opens in this tab; a link to another site names the site and opens a new tab', () => {
    const item_ = { text: '<a href=x onclick=alert(1)>tap</a>', event: null, image: null, space: null, group: null }
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
  ])(
    'a notification link to a host that resembles Loop’s asks for confirmation before opening: %s, asks: %s',
    async (link, asks) => {
      const { article } = drawn({
        kind: 'notification',
        items: [{ text: '', event: null, image: null, space: null, group: null, button: { link, words: 'Press' } }],
      })
      expect(within(article).queryAllByRole('link')).toHaveLength(asks ? 0 : 1)
      if (!asks) return
      fireEvent.click(within(article).getByRole('button', { name: /Press/ }))
      const dialog = await screen.findByRole('dialog', { name: 'This isn’t a Loop page' })
      expect(dialog.textContent).toContain(new URL(link).host)
      fireEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  it('BI-140 notif_text: markup in a notification is shown as plain text', () => {
    const text = '<a href=x onclick=alert(1)>tap</a>'
    const { article } = drawn({
      kind: 'notification',
      items: [{ text, event: null, image: null, space: null, group: null, button: null }],
    })
    expect(within(article).getByText(text)).toBeTruthy()
    expect(within(article).queryByRole('link')).toBeNull()
  })
})

describe('R1-172 R1-228 An access request', () => {
  it.each([
    ['Accept', true],
    ['Ignore', false],
  ] as const)(
    'a press on %s decides a pending access request once, and then both buttons are disabled',
    async (name, accepts) => {
      // A direct chat shows no levels, so the test needs no loaded levels.
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
    },
  )

  it.each([
    ['accepted', 'Accepted'],
    ['ignored', 'Ignored'],
    ['unknown', ''],
  ] as const)('an access request whose status is %s has no buttons (BI-321)', (status, words) => {
    const { article } = drawn({ ...everyKind.accessRequest, status })
    expect(within(article).queryByRole('button')).toBeNull()
    expect(article.textContent).toContain(words)
  })

  it('an access request has no buttons for a member who may not decide requests', () => {
    const { article } = drawn(everyKind.accessRequest, { mayDecide: false })
    expect(within(article).queryByRole('button')).toBeNull()
    expect(within(article).getByText('Pending')).toBeTruthy()
  })
})
