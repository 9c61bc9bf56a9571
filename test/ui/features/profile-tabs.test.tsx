import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { giftStatsQuery, receivedGiftsQuery } from '../../../src/domain/gift'
import { joinedQuery, rankQuery } from '../../../src/domain/influence'
import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ProfileTabs } from '../../../src/ui/features/influence/ProfileTabs'
import { groupOf } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { ben } from '../../support/builders/person'
import { open } from '../support/influence'

describe('The tabs of a profile', () => {
  const tabs = (isOwn: boolean, showsGroups = true) => (
    <ProfileTabs xid={ben.xid} name="Ben" isOwn={isOwn} showsGroups={showsGroups} />
  )
  const names = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])

  it('R2-066 R2-191 R2-192 a profile has the tabs Attention share and Groups, and only my own profile also has the tab Gifts', async () => {
    await open(tabs(false))
    expect(names()).toEqual([
      ['Attention share', 'true'],
      ['Groups', 'false'],
    ])
    document.body.replaceChildren()
    await open(tabs(true))
    expect(names()).toEqual([
      ['Attention share', 'true'],
      ['Groups', 'false'],
      ['Gifts', 'false'],
    ])
  })

  it('R2-104 the attention tab lists projects with the person’s attention share, each with a link to the details of that share', async () => {
    const place = await open(tabs(false))
    const key = canonicalJson({ xid: ben.xid, period: '7d' })
    place.influence.answer(`read:${key}:`, (ask) =>
      rankQuery.loaded(
        {
          items: [
            {
              projectId: 'tideline',
              name: 'Tideline',
              avatar: null,
              attention: 812,
              percent: 64,
              kolAccount: 'benplays',
            },
          ],
          next: null,
        },
        { key, input: { xid: ben.xid, period: '7d' }, page: null },
        ask,
      ),
    )
    expect((await screen.findByRole('link', { name: 'Tideline: 64%' })).getAttribute('href')).toBe(
      `/profile/attentionDetail?xid=${ben.xid}&project_id=tideline&kol_account=benplays&period=7d`,
    )
  })

  it('R1-211 R2-068 R2-180 the groups tab shows a person’s groups, or a notice if the person hides them', async () => {
    const hidden = await open(tabs(false, false), '/?tab=0')
    expect(await screen.findByRole('heading', { name: 'Ben hides their groups' })).toBeTruthy()
    expect(() => {
      hidden.influence.answer(`read:${canonicalJson({ xid: ben.xid })}:`, () => null)
    }).toThrow('is not asked for')
    document.body.replaceChildren()
    const place = await open(tabs(false), '/?tab=0')
    const key = canonicalJson({ xid: ben.xid })
    await waitFor(() =>
      place.influence.answer(`read:${key}:`, (ask) =>
        joinedQuery.loaded(
          { items: [groupOf('10000001', { name: 'Square' })], next: null },
          { key, input: { xid: ben.xid }, page: null },
          ask,
        ),
      ),
    )
    expect(await screen.findByRole('link', { name: /Square/ })).toBeTruthy()
  })

  it('R2-067 R2-191 my own profile lists my groups with links, even if I hide my groups from other people', async () => {
    const place = await open(tabs(true, false), '/?tab=0')
    await waitFor(() =>
      place.app.hear((ask) => ({
        type: 'group/MyGroupsLoaded',
        ask: ask('mine'),
        groups: [
          groupOf('10000001', { name: 'Square', memberCount: 1_234 }),
          groupOf('10000002', { name: 'Lounge', memberCount: 2 }),
        ],
      })),
    )
    expect(
      (await screen.findAllByRole('listitem')).map((bar) => [
        bar.textContent,
        within(bar).getByRole('link').getAttribute('href'),
      ]),
    ).toEqual([
      ['SSquare1,234 members', '/group/10000001'],
      ['LLounge2 members', '/group/10000002'],
    ])
  })

  it('R1-341 R2-069 R2-070 the gifts tab lists received gifts by kind, or says that the member has received no gifts', async () => {
    const place = await open(tabs(true), '/?tab=1')
    const by = { key: '{}', input: {}, page: null }
    await waitFor(() =>
      place.gifts.answer('read:{}:', (ask) => giftStatsQuery.loaded({ items: [], next: null }, by, ask)),
    )
    expect(await screen.findByRole('heading', { name: 'You haven’t received any gifts yet' })).toBeTruthy()
    document.body.replaceChildren()
    const other = await open(tabs(true), '/?tab=1')
    await waitFor(() =>
      other.gifts.answer('read:{}:', (ask) =>
        giftStatsQuery.loaded(
          { items: [{ icon: null, title: 'Rose', price: made(Decimal, '5'), count: 3 }], next: null },
          by,
          ask,
        ),
      ),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Rose, received 3 times' }))
    expect(await screen.findByRole('dialog', { name: 'Received gifts' })).toBeTruthy()
    const received = { key: canonicalJson({ sort: 'send_time' }), input: { sort: 'send_time' as const }, page: null }
    other.gifts.answer(`read:${received.key}:`, (ask) =>
      receivedGiftsQuery.loaded(
        {
          items: [
            {
              icon: null,
              title: 'Rose',
              amount: made(Decimal, '5'),
              at: null,
              sender: { xid: ben.xid, name: 'Ben', avatar: null },
            },
          ],
          next: null,
        },
        received,
        ask,
      ),
    )
    expect(await screen.findByText('Ben')).toBeTruthy()
  })
})
