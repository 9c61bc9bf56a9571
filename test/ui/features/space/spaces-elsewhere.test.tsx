import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { ChannelId } from '../../../../src/domain/kernel/ids'
import { EVERY_SPACE } from '../../../../src/domain/space'
import { paths } from '../../../../src/ui/app/routing/paths'
import { LiveNow, StartingSoon } from '../../../../src/ui/features/space/DiscoverSpaces'
import { SpaceMessageCard } from '../../../../src/ui/features/chat/message-kinds/parts/SpaceMessageCard'
import { noonPlus } from '../../../support/builders/instant'
import { made } from '../../../support/builders/made'
import { ann } from '../../../support/builders/person'
import { elsewhere, square } from '../../../support/builders/space'
import { live, type AccountStep, type FakeApp } from '../../support/fake-app'
import { show } from '../../support/show'
import { chinese, connected, dan, hear, inside, listed, mei, read, SpacePages } from '../../support/spaces'

describe('The current room on another page', () => {
  const walkedOff = (): FakeApp => {
    const app = live(ann).heard(...inside('audience'), connected)
    show(<SpacePages at="/elsewhere" />, { app })
    return app
  }

  it('R2-036 R1-019 on another page the current room continues as a card, and a person leaves the room only after a confirmation', async () => {
    const app = walkedOff()
    fireEvent.click(within(screen.getByRole('region', { name: 'You are in 茶' })).getByRole('button'))
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Leave this space?' })).getByRole('button', { name: 'Leave' }),
    )
    expect(app.said('space/LeaveSpace')).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'You are in 茶' })).toBeNull()
  })

  it.each([
    [
      'R2-129 a member whom a host removes sees one toast',
      hear('kick', { fromXid: mei.xid, toXid: dan.xid }),
      ['A host removed you from “茶”'],
    ],
    [
      'R2-133 a member sees one toast when the space ends',
      { type: 'space/SpaceEnded', channelId: square } satisfies AccountStep,
      ['“茶” has ended'],
    ],
    ['a member who leaves the space sees no toast', { type: 'space/LeaveSpace' } satisfies AccountStep, []],
  ] as const)('%s, while the current room is a card on another page', (_who, over, words) => {
    const app = walkedOff()
    app.hear(over)
    app.hear({ type: 'space/ShowSpaces', filter: EVERY_SPACE })
    expect(app.said('ShowToast')).toEqual(words.map((text) => ({ type: 'ShowToast', words: { text } })))
  })
})

it('a space card in a chat links to the page of the space', () => {
  show(<SpaceMessageCard space={{ channelId: square, title: 'Tea', status: 'started' }} tabIndex={0} />)
  expect(screen.getByRole('link', { name: /Live.*Tea/ }).getAttribute('href')).toBe(paths.space(square))
})

describe('A space card in a chat', () => {
  it.each(['started', 'prepare'] as const)(
    'R1-173 a space card that was sent in the state %s shows the current state of the space',
    async (status) => {
      const app = live(ann)
      show(<SpaceMessageCard space={{ channelId: square, title: 'Tea', status }} tabIndex={0} />, { app })
      await waitFor(() => expect(app.said('space/ShowSpace')).toHaveLength(1))
      app.hear(read({ status: 'ended' }))
      expect(screen.getByRole('link', { name: /Ended.*Tea/ })).toBeTruthy()
    },
  )

  it.each(['ended', 'cancelled', 'disabled'] as const)(
    'R1-173 a space card that was sent in the final state %s does not request the space',
    async (status) => {
      const app = live(ann)
      show(
        <>
          <SpaceMessageCard space={{ channelId: elsewhere, title: 'Milk', status: 'prepare' }} tabIndex={0} />
          <SpaceMessageCard space={{ channelId: square, title: 'Tea', status }} tabIndex={0} />
        </>,
        { app },
      )
      await waitFor(() => expect(app.said('space/ShowSpace')).not.toHaveLength(0))
      expect(app.said('space/ShowSpace')).toMatchObject([{ channelId: elsewhere }])
    },
  )
})

describe('Spaces on Discover', () => {
  const nth = (n: number, with_: Parameters<typeof chinese>[0] = {}) =>
    chinese({ channelId: made(ChannelId, `5bace001-0000-4000-8000-00000000000${n}`), title: `space ${n}`, ...with_ })
  const onDiscover = (...steps: readonly AccountStep[]): FakeApp => {
    const app = live(ann).heard(...steps)
    show(
      <>
        <LiveNow />
        <StartingSoon />
      </>,
      { app },
    )
    return app
  }
  const titles = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))
  const alive = [1, 2, 3, 4].map((n) => nth(n))

  it('Discover shows three of the live spaces, and a planned space with its day, its time and a reminder button', () => {
    const app = onDiscover(...listed(...alive, nth(5, { status: 'prepare', startsAt: noonPlus(3_600_000) })))
    expect([titles(), screen.getByText('4 spaces').textContent]).toEqual([
      ['space 1', 'space 2', 'space 3'],
      '4 spaces',
    ])
    const soon = within(screen.getByRole('region', { name: 'Starting soon' }))
    expect([soon.getByText('Today'), soon.getByText(/^\d\d:00$/), soon.getByText('space 5')]).toHaveLength(3)
    fireEvent.click(soon.getByRole('button', { name: 'Remind me' }))
    expect(app.said('space/SetReminder')).toMatchObject([{ on: true }])
  })

  it('Discover shows the next planned space with a countdown when no space is live', () => {
    onDiscover(...listed(nth(5, { status: 'prepare', startsAt: noonPlus(60_000) })))
    expect([
      screen.getByRole('heading', { name: 'Up next' }),
      titles(),
      screen.getByRole('timer').textContent,
    ]).toMatchObject([{}, ['space 5'], 'Starts in 01:00'])
  })

  it('Discover shows a note if there are no spaces, and a Retry button if the spaces failed to load', () => {
    onDiscover(...listed())
    expect(screen.getByText('Nothing live or upcoming')).toBeTruthy()
    cleanup()
    const app = onDiscover()
    app.hear((ask) => ({ type: 'space/SpacesNotLoaded', ask: ask('spaces:0'), failure: unreachable }))
    const before = app.said('space/ShowSpaces').length
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(app.said('space/ShowSpaces')).toHaveLength(before + 1)
  })
})
