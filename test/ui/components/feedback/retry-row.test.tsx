import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { DiscoverView } from '../../../../src/ui/features/group/discover/DiscoverView'
import { AnnouncementList } from '../../../../src/ui/features/announcement/AnnouncementList'
import { MemberLists } from '../../../../src/ui/features/group/MemberLists'
import { MemberPickerList } from '../../../../src/ui/features/group-admin/MemberPickerList'
import { SearchResultList } from '../../../../src/ui/features/global-search/SearchResultList'
import { announcementOf } from '../../../support/builders/announcement'
import { groupOf, memberOf } from '../../../support/builders/group'
import { ann } from '../../../support/builders/person'
import { TWO } from '../../support/messages'
import { show } from '../../support/show'
import { scrollIntoView } from '../../support/fake-intersection'
import { liveRegionText } from '../../support/live-region-text'

type More = 'none' | 'more' | 'loading' | 'failed'
const ready = <A,>(value: A) => ({ status: 'ready', value }) as const
const members = { staff: [], members: [{ id: 'x', name: 'Ann', you: false }], staffCount: 0, othersCount: 9 }

/** Every list that loads page by page, each with one row. */
const LISTS: Readonly<Record<string, (more: More, onMore: () => void) => ReactNode>> = {
  'the trending groups': (more, onMore) => (
    <DiscoverView
      trending={ready([groupOf('10000001', { name: 'Ann' })])}
      more={more}
      onLoadMore={onMore}
      myGroups={ready([])}
      now={TWO}
    />
  ),
  'the members of a group': (more, onMore) => (
    <MemberLists members={ready(members)} more={more} onLoadMore={onMore} scroller={{ current: null }} />
  ),
  'the announcements of a group': (more, onMore) => (
    <AnnouncementList
      room={null}
      announcements={ready([announcementOf('1', { text: 'Ann' })])}
      more={more}
      onMore={onMore}
      draw={({ text }) => text}
    />
  ),
  'people to choose from': (more, onMore) => (
    <MemberPickerList
      searchLabel="who"
      keyword=""
      people={ready([memberOf(ann)])}
      more={more}
      onKeyword={liveRegionText()}
      onMore={onMore}
      row={() => 'Ann'}
    />
  ),
  'the results of a search': (more, onMore) => (
    <SearchResultList
      isBlank={false}
      found={ready(['Ann'])}
      more={more}
      onMore={onMore}
      label="found"
      shape="circle"
      row={(name) => <li key={name}>{name}</li>}
    />
  ),
}

describe.each(Object.entries(LISTS))('A list that loads page by page: %s', (_name, draw) => {
  it('R1-166 a list whose next page failed to load ends in a Retry row and keeps its rows', () => {
    const onMore = liveRegionText()
    show(draw('failed', onMore))
    scrollIntoView()
    expect(onMore).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onMore).toHaveBeenCalledTimes(1)
    expect(screen.getAllByText(/Ann/).length).toBeGreaterThan(0)
  })

  it('a list that has loaded its last page has no Retry row', () => {
    show(draw('none', liveRegionText()))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
