import { describe, expect, it } from 'vitest'
import {
  descriptionWithin,
  groupDraftIssues,
  levelIn,
  nameWithin,
  newGroup,
  withHost,
  type GroupDraft,
} from '../../../src/domain/group-admin'
import { badInput } from '../../ui/support/bad-inputs'

const lounge: GroupDraft = { ...newGroup('en'), name: 'Lounge' }

describe('The draft of a group', () => {
  it.each(['BI-102', 'BI-103'])(
    '%s group_name: a group name stays as typed, and a name that is too long is cut only between whole characters',
    (id) => {
      const { text } = badInput('group_name', id)
      expect(nameWithin(text)).toBe(text)
      expect(groupDraftIssues({ ...lounge, name: text }, '')).toEqual([])
      expect(
        [...new Intl.Segmenter().segment(nameWithin(text.repeat(40)))].every(({ segment }) => text.includes(segment)),
      ).toBe(true)
    },
  )

  it('BI-104 group_description a group description stays plain text as typed, and is cut to 120 characters', () => {
    const { text } = badInput('group_description', 'BI-104')
    expect(descriptionWithin(text)).toBe(text)
    expect(descriptionWithin(text.repeat(9))).toHaveLength(120)
  })

  it.each([
    ['BI-083', ['good.example']],
    ['BI-084', ['good.example']],
    ['BI-085', null],
    ['BI-086', null],
    ['BI-087', null],
  ])(
    '%s link_whitelist_entry: a host typed into the group’s link whitelist is stored as %j (null: refused)',
    (id, hosts) => {
      expect(withHost([], badInput('link_whitelist_entry', id).text)).toEqual(hosts)
    },
  )

  it('a group name is cut to 60 characters', () => {
    expect([60, 61].map((length) => nameWithin('x'.repeat(length)).length)).toEqual([60, 60])
  })

  it('the link whitelist of a group accepts 200 hosts and no further host', () => {
    const hosts = (count: number) => Array.from({ length: count }, (_, n) => `h${n}.example`)
    expect([withHost(hosts(199), 'good.example'), withHost(hosts(200), 'good.example')]).toEqual([
      [...hosts(199), 'good.example'],
      null,
    ])
  })

  it('a host that the group’s link whitelist already contains is not added again', () => {
    expect(withHost(['good.example'], 'https://GOOD.example/x')).toEqual(['good.example'])
  })

  it.each([
    ['', 0],
    ['7', 7],
    ['007', 7],
    ['-5', 5],
    ['1e3', 13],
    ['100', 100],
    ['101', 100],
    ['９', 0],
  ])('the minimum level %j typed into the group form is read as %d', (text, level) => {
    expect(levelIn(text)).toBe(level)
  })
})
