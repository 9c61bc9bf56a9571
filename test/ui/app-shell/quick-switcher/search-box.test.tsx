import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Uid } from '../../../../src/domain/kernel/ids'
import { SwitcherContainer } from '../../../../src/ui/app-shell/quick-switcher/SwitcherContainer'
import { groupOf } from '../../../support/builders/group'
import { made } from '../../../support/builders/made'
import { ann, ben } from '../../../support/builders/person'
import { live, type TabStep } from '../../support/fake-app'
import { show } from '../../support/show'
import { liveRegionText } from '../../support/live-region-text'

const mine = groupOf('10000001', { name: 'Garden club', memberCount: 1_204 })
const other = groupOf('10000002', { name: 'Sugar makers', memberCount: 1 })
const due =
  (place: 'header' | 'headerPeople'): TabStep =>
  (ask) => ({ type: 'AlarmRang', ask: ask(`${place}Due:1`) })

const search = (typed: string) => {
  const app = live(ann).hear({ type: 'group/ShowGroupCentre' }, (ask) => ({
    type: 'group/MyGroupsLoaded',
    ask: ask('mine'),
    groups: [mine],
  }))
  show(<SwitcherContainer open onClose={liveRegionText()} />, { app })
  fireEvent.change(screen.getByRole('combobox', { name: 'Search conversations, people, groups and commands' }), {
    target: { value: typed },
  })
  return app
}
const found = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('The search box of the header', () => {
  it('R1-071 the search box of the header lists matching groups and people, prefix matches first, with each group’s member count', () => {
    const app = search('gar')
    app.hearInTab(due('header'), due('headerPeople'))
    app.hearInTab(
      (ask) => ({
        type: 'global-search/GroupResultsLoaded',
        ask: ask('headerGroups:1-1'),
        place: 'header',
        page: 1,
        size: 24,
        groups: [mine, other],
      }),
      (ask) => ({
        type: 'global-search/PersonResultsLoaded',
        ask: ask('headerPeoplePeople:1-1'),
        place: 'headerPeople',
        page: 1,
        size: 24,
        rows: [{ xid: ben.xid, name: 'Garfield', uid: made(Uid, '1000000009'), avatar: null }],
      }),
    )
    expect(found().slice(0, 3)).toEqual(['GGarfieldPerson', 'GGarden club1,204 members', 'SSugar makers1 member'])
  })
})
