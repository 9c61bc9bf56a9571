import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cleanName } from '../../../../src/adapters/wire/codecs/clean-name'
import { Avatar, GroupAvatar } from '../../../../src/ui/components/avatar/Avatar'
import { RoleLabel } from '../../../../src/ui/components/avatar/RoleLabel'
import { PersonName } from '../../../../src/ui/components/avatar/PersonName'
import { avatarColorOfGroup, avatarColorOfPerson } from '../../../../src/ui/components/avatar/avatar-data'
import { firstGrapheme } from '../../../../src/ui/format/text'
import { MemberRows } from '../../../../src/ui/features/group/MemberRows'
import { GroupCard } from '../../../../src/ui/features/group/discover/GroupCard'
import { badInput, badInputs } from '../../support/bad-inputs'
import { groupOf } from '../../../support/builders/group'
import { item, Rows } from '../../support/messages'
import { only, show, skeleton } from '../../support/show'
import { declarations } from '../../support/styles'

/** Without BI-100, which is about a search by name: no component in this file searches. */
const members = badInputs('display_name').filter(({ id }) => id !== 'BI-100')
const groups = badInputs('group_name')
const shownName = (name: string) => only(show(<PersonName name={name} />).container, 'bdi').textContent
const initialOf = (name: string) =>
  only(show(<Avatar person={{ id: 'x', name }} size={40} />).container, '[class*="_avatar_"]').textContent

it('the bad-input file has every row about names that this test file uses', () => {
  expect(members).toHaveLength(13)
  expect(groups).toHaveLength(2)
})

describe('A name or description that other people have written', () => {
  it.each([...members, ...groups].map((row) => [row.id, row] as const))(
    '%s a hostile display name, raw or cleaned, is shown as plain text and creates no element',
    (_id, { text }) => {
      const usual = skeleton(show(<PersonName name="Ben" />).container)
      for (const name of [text, cleanName(text, 'x-1')]) {
        const { container } = show(<PersonName name={name} />)
        expect(skeleton(container)).toEqual(usual)
        expect(only(container, 'bdi').textContent === name).toBe(true)
      }
      expect(shownName(cleanName(text, 'x-1')).trim()).not.toBe('')
    },
  )

  it.each([...members, ...groups].map((row) => [row.id, row] as const))(
    '%s a hostile sender name gives a message row the same elements as a harmless name',
    (_id, { text }) => {
      const rows = (name: string) =>
        skeleton(show(<Rows of={[item('a', { sender: { id: 'x', name, role: 'admin' } })]} />).container)
      expect(rows(cleanName(text, 'x-1'))).toEqual(rows('Ben'))
    },
  )

  it.each(['BI-091', 'BI-092'])(
    '%s a display name that imitates a label or a badge gets no label and no badge',
    (id) => {
      const name = badInput('display_name', id).text
      const { container } = show(<MemberRows title="Members" count={1} members={[{ id: 'x', name, you: false }]} />)
      expect(screen.getByRole('listitem').textContent).toBe(`${firstGrapheme(name)}${name}`)
      expect(container.querySelector('[class*="_tag_"], [class*="_verified_"], [role="img"]')).toBeNull()
    },
  )

  it('BI-092 a group whose name imitates a badge has no badge, because only verified groups have one', () => {
    const name = badInput('display_name', 'BI-092').text
    show(<GroupCard of={groupOf('10000001', { name })} />)
    expect(screen.queryByRole('img')).toBeNull()
    show(
      <GroupCard
        of={groupOf('10000002', { verification: { kind: 'official', projectName: 'Loop', since: null, link: null } })}
      />,
    )
    expect(screen.getByRole('img', { name: 'Official community' })).toBeTruthy()
  })

  it('R1-229 an owner, an admin, an AI and a bot each have their own role label', () => {
    show(
      <>
        {(['owner', 'admin', 'ai', 'bot'] as const).map((role) => (
          <p key={role}>
            <RoleLabel role={role} />
          </p>
        ))}
      </>,
    )
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'Owner',
      'Admin',
      'AI',
      'Bot',
    ])
  })

  it('BI-089 right-to-left marks in a name cannot reverse the label that follows the name', () => {
    const name = badInput('display_name', 'BI-089').text
    const { container } = show(<Rows of={[item('a', { sender: { id: 'x', name, role: 'admin' } })]} />)
    const who = only(container, '[class*="_who_"]')
    expect([...who.children].map(({ textContent }) => textContent)).toEqual([name, 'Admin'])
    expect(only(who, 'bdi').textContent).toBe(name)
    expect(declarations('components/avatar/person-name.module.css', 'line')).toContain('unicode-bidi: isolate')
  })

  it('BI-101 a long name is cut to one line with an ellipsis, and its tooltip has the whole name', () => {
    const name = badInput('display_name', 'BI-101').text
    const line = only(show(<PersonName name={name} />).container, '[class*="_line_"]')
    expect(line.title).toBe(name)
    const css = declarations('components/avatar/person-name.module.css', 'line')
    for (const rule of ['min-width: 0', 'overflow: hidden', 'text-overflow: ellipsis', 'white-space: nowrap'])
      expect(css).toContain(rule)
  })

  it.each(['BI-096', 'BI-097'])('%s a display name that is a JavaScript word is handled as ordinary text', (id) => {
    const { text } = badInput('display_name', id)
    expect(shownName(text)).toBe(text)
    expect(initialOf(text)).toBe(text.slice(0, 1).toUpperCase())
    expect(avatarColorOfPerson(text)).toMatch(/^var\(--av-[1-6]\)$/)
  })

  it('BI-104 markup in the description of a group is shown as plain text on the group card', () => {
    const { text } = badInput('group_description', 'BI-104')
    const usual = skeleton(show(<GroupCard of={groupOf('10000001', { description: 'tea' })} />).container)
    const { container } = show(<GroupCard of={groupOf('10000001', { description: text })} />)
    expect(skeleton(container)).toEqual(usual)
    expect(screen.getByText(text)).toBeTruthy()
  })
})

describe('A missing picture', () => {
  it.each([
    ['the flag', '\u{1F1E8}\u{1F1F3}', badInput('group_name', 'BI-103').text],
    ['a family', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}s'],
    ['an accent', 'E\u0301', 'e\u0301mile'],
    ['a letter', 'B', '  ben'],
    ['nothing to see', '?', '   '],
  ])(
    'BI-103 the placeholder of a missing picture shows the first whole grapheme of the name, or "?" for a blank name: %s',
    (_what, initial, name) => {
      expect(initialOf(name)).toBe(initial)
    },
  )

  it('the placeholder of a missing picture is hidden from screen readers, because a name stands beside it', () => {
    const { container } = show(<GroupAvatar group={{ id: '1', name: 'Tea', ownerId: '9' }} size={40} />)
    expect(only(container, '[class*="_avatar_"]').getAttribute('aria-hidden')).toBe('true')
  })

  it('R1-356 the placeholder of a person has one of 6 colours', () => {
    const colours = new Set(Array.from({ length: 200 }, (_, n) => avatarColorOfPerson(`x-${n}`)))
    expect([...colours].sort()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `var(--av-${n})`))
  })

  it('R1-357 the colour of a group’s placeholder depends only on the first character of the owner’s id', () => {
    expect(avatarColorOfGroup('7abc')).toBe(avatarColorOfGroup('7xyz'))
    expect(avatarColorOfGroup('7abc')).not.toBe(avatarColorOfGroup('8abc'))
    expect(new Set(Array.from('0123456789', avatarColorOfGroup)).size).toBe(10)
  })

  it('if the picture of an avatar fails to load, the initial of the name replaces the picture', () => {
    const { container } = show(<Avatar person={{ id: 'x', name: 'Ann', imageUrl: '/none.png' }} size={40} />)
    const image = only(container, 'img')
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
    fireEvent.error(image)
    expect(only(container, '[class*="_avatar_"]').textContent).toBe('A')
  })
})
