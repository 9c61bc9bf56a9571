import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { Group } from '../../../../../src/domain/group'
import { Composer } from '../../../../../src/ui/features/chat/composer/Composer'
import { useComposer } from '../../../../../src/ui/features/chat/composer/use-composer'
import { groupOf, memberOf } from '../../../../support/builders/group'
import { ann, ben, vera } from '../../../../support/builders/person'
import { badInput } from '../../../support/bad-inputs'
import { live, type FakeApp } from '../../../support/fake-app'
import { Around, only } from '../../../support/show'
import { tabOf } from '../../../../support/slices-in'
import { linkHostsQuery } from '../../../../../src/domain/chat'
import { memesQuery } from '../../../../../src/domain/meme'
import { queryLoaded } from '../../../../support/query-steps'

const tea = groupOf('12345678')
const quote = { seq: 7, at: null, xid: ben.xid, name: 'Ben', of: 'text', text: 'what was said', media: null }

function Writing({ group }: { readonly group: Group }): ReactNode {
  return <Composer name="Tea" {...useComposer(group)} />
}

const writing = (app: FakeApp = live(ann), group = tea) => {
  render(
    <Around app={app}>
      <Writing group={group} />
    </Around>,
  )
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message Tea' })
  const type = (value: string): void => {
    fireEvent.change(box, { target: { value } })
  }
  const key = (name: string): boolean => fireEvent.keyDown(box, { key: name })
  const names = (): readonly (string | null)[] =>
    screen.queryAllByRole('option').map((option) => only(option, '[class*="_title_"]').textContent)
  return { app, box, type, key, names }
}
const withMembers = (app = live(ann)) =>
  app.hear({ type: 'group/ShowMembers', gid: tea.gid }, (ask) => ({
    type: 'group/MembersLoaded',
    ask: ask('members:12345678:1'),
    gid: tea.gid,
    page: 1,
    size: 30,
    members: [memberOf(ann), memberOf(ben), memberOf(vera, { isVisitor: true })],
  }))
const sent = (app: FakeApp) => tabOf(app).composer.get().data.handing['c1']?.content

describe('Names after an @', () => {
  it('R1-188 an @ at the start of a word offers the names of the members, except my own name and visitors', () => {
    const { type, names } = writing(withMembers())
    type('a@')
    expect(names()).toEqual([])
    type('hi @')
    expect(names()).toEqual(['Ben'])
  })

  it('R1-188 the Tab key inserts the offered name, and the sent text mentions that person', () => {
    const { app, box, type, key } = writing(withMembers())
    type('hi @b')
    expect(key('Tab')).toBe(false)
    expect(box.value).toBe('hi @Ben ')
    key('Enter')
    expect(sent(app)).toEqual({ kind: 'text', text: 'hi @Ben ', mentions: [{ xid: ben.xid, name: 'Ben' }] })
  })

  it('a space typed right after an accepted name is not added to the space that the name has brought', () => {
    const { box, type, key } = writing(withMembers())
    const space = () => fireEvent.keyPress(box, { key: ' ', charCode: 32, which: 32 })
    type('hi @b')
    expect(space()).toBe(true)
    key('Enter')
    expect(box.value).toBe('hi @Ben ')
    expect([space(), space()]).toEqual([false, true])
  })

  it('a name accepted before a space brings no second space', () => {
    const { box, type, key } = writing(withMembers())
    type('@b and Cara')
    box.setSelectionRange(2, 2)
    fireEvent.select(box)
    key('Enter')
    expect(box.value).toBe('@Ben and Cara')
  })

  it('Esc closes the list of offered names until the person types another word that starts with @', () => {
    const { type, key, names } = writing(withMembers())
    type('@')
    key('Escape')
    expect(names()).toEqual([])
    type('x ')
    type('x @')
    expect(names()).toEqual(['Ben'])
  })

  it.each([
    ['owner', { ownerXid: ann.xid }],
    ['admin', { adminXids: [ann.xid] }],
  ] as const)('R1-189 R1-224 the offered names begin with "everyone" for the %s', (_role, with_) => {
    const { app, type, key, names } = writing(withMembers(), groupOf('12345678', with_))
    type('@')
    expect(names()).toEqual(['everyone', 'Ben'])
    key('Enter')
    key('Enter')
    expect(sent(app)).toEqual({ kind: 'text', text: '@everyone ', mentions: [{ xid: null, name: 'everyone' }] })
  })

  it('BI-031 R1-189 the text @everyone, typed by a member who is neither owner nor admin, mentions nobody', () => {
    const { app, type, key, names } = writing(withMembers())
    type(badInput('msg_text', 'BI-031').text)
    expect(names()).toEqual([])
    key('Enter')
    expect(sent(app)).toEqual({ kind: 'text', text: '@everyone', mentions: [] })
  })
})

describe('The quoted message of a reply', () => {
  it('R1-177 the quoted message of a reply stands above the text box until the reply is sent', () => {
    const { app, type, key } = writing(
      live(ann).hearInTab({ type: 'chat/ReplyTo', conversationId: tea.conversationId, quote }),
    )
    expect(screen.getByText('Replying to Ben')).toBeTruthy()
    type('yes')
    key('Enter')
    expect(sent(app)).toEqual({ kind: 'reply', text: 'yes', mentions: [], quote })
    expect(screen.queryByText('Replying to Ben')).toBeNull()
  })

  it.each(['Esc', 'the button'])('the quoted message of a reply is removed by %s, and the typed text stays', (by) => {
    const { box, type, key } = writing(
      live(ann).hearInTab({ type: 'chat/ReplyTo', conversationId: tea.conversationId, quote }),
    )
    type('yes')
    if (by === 'Esc') key('Escape')
    else fireEvent.click(screen.getByRole('button', { name: 'Cancel reply' }))
    expect([screen.queryByText('Replying to Ben'), box.value]).toEqual([null, 'yes'])
  })
})

describe('A link to a forbidden host', () => {
  it('R1-185 a text with a forbidden link is not sent, and stays in the box with a warning until the text is changed', () => {
    const app = live(ann).hear(linkHostsQuery.want({}), queryLoaded(linkHostsQuery, {}, ['ok.example']))
    const { box, type, key } = writing(app)
    type('https://good.example@evil.example/')
    key('Enter')
    expect(screen.getByRole('alert').textContent).toBe('Not sent: links to evil.example are not allowed here.')
    expect([sent(app), box.value]).toEqual([undefined, 'https://good.example@evil.example/'])
    type('https://a.ok.example/')
    expect(screen.queryByRole('alert')).toBeNull()
    key('Enter')
    expect(sent(app)).toMatchObject({ text: 'https://a.ok.example/' })
  })
})

const EMOJI = { category: 'emoji' } as const

describe('Emoji', () => {
  it('R1-352 the emoji picker begins with five quick emoji, and a chosen emoji is inserted at the caret', async () => {
    const emoji = Array.from('👍😂🎉🙏🔥😊', (name, i) => ({
      id: `e${i}`,
      name,
      asset: null,
      category: 'emoji' as const,
    }))
    const app = live(ann)
    const { box, type } = writing(app)
    app.hear(queryLoaded(memesQuery, EMOJI, emoji))
    type('ab')
    box.setSelectionRange(1, 1)
    fireEvent.click(screen.getByRole('button', { name: 'Emoji and stickers' }))
    const near = within(await screen.findByRole('group', { name: 'Quick emoji' })).getAllByRole('button')
    expect(near.map(({ textContent }) => textContent)).toEqual(['👍', '😂', '🎉', '🙏', '🔥'])
    act(() => near[2]?.click())
    expect([box.value, box.selectionStart]).toEqual(['a🎉b', 3])
  })
})

it('BI-181 clipboard_paste_html: the text box takes a paste as plain text', () => {
  const { box } = writing()
  const event = createEvent.paste(box, {
    clipboardData: {
      types: ['text/html', 'text/plain'],
      getData: () => badInput('clipboard_paste_html', 'BI-181').text,
    },
  })
  expect(fireEvent(box, event)).toBe(true)
  expect([box.tagName, box.getAttribute('contenteditable'), document.querySelector('img[src="x"]')]).toEqual([
    'TEXTAREA',
    null,
    null,
  ])
})
