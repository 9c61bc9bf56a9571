import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { levelsImplementation } from '../../../src/application/features/levels/levels'
import { detailQuery, medalsQuery, type LevelStanding } from '../../../src/domain/levels'
import { LevelBadge } from '../../../src/ui/features/levels/LevelBadge'
import { LevelPanel } from '../../../src/ui/features/levels/LevelPanel'
import { LevelScreen } from '../../../src/ui/features/levels/LevelScreen'
import { en } from '../../../src/ui/features/levels/translations.en'
import { Uid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { ann, ben } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'levels', en)

const standing = (xid: typeof ann.xid): LevelStanding => ({
  xid,
  level: 6,
  icon: '/town/level-1.svg',
  points: 1_800,
  from: 1_500,
  to: 2_100,
})
const open = () => {
  const app = live(ann)
  return { app, levels: app.attach(levelsImplementation, undefined) }
}
const answer = ({ levels }: ReturnType<typeof open>, xid: typeof ann.xid) => {
  const of = { key: JSON.stringify({ xid }), input: { xid }, page: null }
  levels.answer(`read:${of.key}:`, (ask) =>
    ask.unit === 'levels/medals'
      ? null
      : detailQuery.loaded(
          {
            items: [
              {
                standing: standing(xid),
                parts: [
                  { kind: 'messages', count: 20, points: 200 },
                  { kind: 'earlier', count: 0, points: 1_600 },
                ],
              },
            ],
            next: null,
          },
          of,
          ask,
        ),
  )
  levels.answer(`read:${of.key}:`, (ask) =>
    medalsQuery.loaded(
      {
        items: [
          { kind: 'host', name: 'x', icon: null, isWon: true },
          { kind: 'other', name: 'Of the moon', icon: null, isWon: true },
          { kind: 'ten', name: 'x', icon: null, isWon: false },
        ],
        next: null,
      },
      of,
      ask,
    ),
  )
}

describe('Levels', () => {
  it('R1-114 R2-243 one request loads the levels of all people on screen, and only a person with a level gets a level badge', async () => {
    const place = open()
    show(
      <>
        <LevelBadge xid={ann.xid} />
        <LevelBadge xid={ben.xid} />
      </>,
      { app: place.app },
    )
    await act(async () => {
      await Promise.resolve()
    })
    place.levels.answer('list:1', (ask) => ({
      type: 'levels/UserLevelsLoaded',
      ask,
      xids: [ann.xid, ben.xid],
      people: [standing(ann.xid)],
    }))
    expect(screen.getAllByTitle('Level 6').map(({ textContent }) => textContent)).toEqual(['Level 6'])
  })

  it('R2-103 R2-241 R2-242 a profile shows the level, the progress to the next level and the won medals', () => {
    const place = open()
    show(<LevelPanel xid={ben.xid} uid={made(Uid, '1000000002')} />, { app: place.app })
    answer(place, ben.xid)
    expect([screen.getByText('Level 6'), screen.getByText('50% to 7'), screen.getByText('2 of 3')].length).toBe(3)
    expect(
      within(screen.getByRole('region', { name: 'Medals' }))
        .getAllByRole('listitem')
        .map(({ title }) => title),
    ).toEqual(['Hosted a space', 'Of the moon'])
    expect(screen.getByRole('link', { name: 'Level details' }).getAttribute('href')).toBe(
      `/profile/level?xid=${ben.xid}&uid=1000000002`,
    )
  })

  it('R2-241 the level page shows the points for each activity, the sum of the points, and the points to the next level', () => {
    const place = open()
    show(<LevelScreen />, { app: place.app })
    answer(place, ann.xid)
    expect(screen.getByText('300 more points to level 7')).toBeTruthy()
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'What you doTimesPoints',
      'Messages sent20200',
      'Before points were kept–1,600',
      'Total1,800',
    ])
    expect(screen.getAllByText('Not won yet').length).toBe(1)
  })

  it('the level page of another person links back to that person’s profile', () => {
    const place = open()
    show(<LevelScreen />, { app: place.app, at: `/profile/level?xid=${ben.xid}&uid=1000000002` })
    answer(place, ben.xid)
    expect(screen.getByRole('heading', { level: 1, name: 'Level details' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/profile/1000000002')
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'What they doTimesPoints',
      'Messages sent20200',
      'Before points were kept–1,600',
      'Total1,800',
    ])
  })
})
