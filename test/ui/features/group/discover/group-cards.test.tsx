import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Group, LatestMessage } from '../../../../../src/domain/group'
import { GroupCard } from '../../../../../src/ui/features/group/discover/GroupCard'
import { isNear, slidesOf } from '../../../../../src/ui/features/group/discover/slide'
import { GroupCarousel } from '../../../../../src/ui/features/group/discover/GroupCarousel'
import { groupOf } from '../../../../support/builders/group'
import { made } from '../../../../support/builders/made'
import { ann, ben } from '../../../../support/builders/person'
import { Instant } from '../../../../../src/domain/kernel/instant'
import { live } from '../../../support/fake-app'
import { inARow } from '../../../support/layout'
import { show } from '../../../support/show'
import { scrollIntoView } from '../../../support/fake-intersection'
import { declarations } from '../../../support/styles'

const saidFrom = (first: number, count: number): LatestMessage['said'] =>
  Array.from({ length: count }, (_, i) => ({
    seq: first + i,
    xid: ben.xid,
    name: 'Ben',
    avatar: null,
    text: `word ${first + i}`,
  }))
const snapshot = (with_: Partial<LatestMessage> = {}): LatestMessage => ({
  announcement: { text: 'Tea at five', picture: null },
  said: saidFrom(1, 40),
  live: null,
  ...with_,
})
const group = (with_: Partial<Group> = {}): Group =>
  groupOf('10000001', { name: 'Tea', isMember: false, snapshot: snapshot(), ...with_ })

describe('The slides of a group card', () => {
  it('R1-095 a group card has at most five slides: the cover, the announcement if any, and slides of ten messages', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(100), (announced, count) => {
        const slides = slidesOf(snapshot({ ...(announced ? {} : { announcement: null }), said: saidFrom(1, count) }))
        const pages = slides.flatMap((slide) => (slide.kind === 'messages' ? [slide.said.map(({ seq }) => seq)] : []))
        expect(slides.length).toBeLessThanOrEqual(5)
        expect(slides.map(({ kind }) => kind)).toEqual([
          'cover',
          ...(announced ? ['announcement'] : []),
          ...pages.map(() => 'messages'),
        ])
        expect(pages.length).toBe(Math.min(Math.ceil(count / 10), announced ? 3 : 4))
        expect(pages.every((page) => page.length <= 10) && pages.slice(0, -1).every((page) => page.length === 10)).toBe(
          true,
        )
        // Joining the pages in reverse order gives the newest messages in order.
        expect(pages.toReversed().flat()).toEqual(
          Array.from({ length: pages.flat().length }, (_, i) => count - pages.flat().length + i + 1),
        )
      }),
    )
  })

  it('R1-095 a group card without a snapshot has the cover slide alone', () => {
    expect(slidesOf(null)).toEqual([{ kind: 'cover' }])
  })

  it('R1-376 a group card renders only the active slide and its two neighbours', () => {
    expect([0, 1, 2, 3, 4].map((active) => [0, 1, 2, 3, 4].filter((at) => isNear(at, active)))).toEqual([
      [0, 1],
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
      [3, 4],
    ])
  })
})

describe('A group card with slides', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const begin = (still = false) => {
    inARow()
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: still && media.includes('reduced-motion'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    vi.useFakeTimers()
    const { container } = show(
      <article>
        <GroupCarousel group={group()} isWide={false} />
        <a href="/">beside</a>
      </article>,
    )
    const card = container.querySelector('article') ?? document.body
    return { card, row: card.querySelector('a') ?? document.body }
  }
  const drawn = (row: Element) => [...row.children].map((slide) => slide.textContent !== '')
  const dots = () => screen.getByRole('button', { name: /^\d of 5/ })
  const active = () => dots().getAttribute('aria-label')?.slice(0, 6)
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  it('R1-374 R1-376 the group card advances every 3,000 ms, wraps after the last slide, and renders only neighbours', () => {
    const { row } = begin()
    expect([active(), drawn(row)]).toEqual(['1 of 5', [false, true, false, false, false]])
    pass(2_999)
    expect(active()).toBe('1 of 5')
    pass(1)
    expect([active(), drawn(row)]).toEqual(['2 of 5', [false, true, true, false, false]])
    pass(3_000)
    expect([active(), drawn(row)]).toEqual(['3 of 5', [false, true, true, true, false]])
    pass(6_000)
    expect([active(), drawn(row)]).toEqual(['5 of 5', [false, false, false, true, true]])
    pass(3_000)
    expect(active()).toBe('1 of 5')
  })

  it('R1-374 the group card stops advancing while the pointer or the focus is on the card, and then waits 3,000 ms again', () => {
    const { card } = begin()
    fireEvent.pointerEnter(card)
    pass(10_000)
    expect(active()).toBe('1 of 5')
    fireEvent.focusIn(within(card).getByRole('link', { name: 'beside' }))
    fireEvent.pointerLeave(card)
    pass(10_000)
    expect(active()).toBe('1 of 5')
    fireEvent.focusOut(within(card).getByRole('link', { name: 'beside' }), { relatedTarget: document.body })
    pass(2_999)
    expect(active()).toBe('1 of 5')
    pass(1)
    expect(active()).toBe('2 of 5')
  })

  it('the group card stops advancing while the page scrolls, and then waits 3,000 ms again', () => {
    begin()
    for (let times = 0; times < 5; times += 1) {
      pass(2_900)
      fireEvent.scroll(document)
    }
    expect(active()).toBe('1 of 5')
    pass(3_000)
    expect(active()).toBe('1 of 5')
    pass(200)
    expect(active()).toBe('2 of 5')
  })

  it('with reduced motion the group card advances only when a person presses the button with the slide number', () => {
    begin(true)
    pass(30_000)
    expect(active()).toBe('1 of 5')
    const seen = Array.from({ length: 5 }, () => {
      fireEvent.click(dots())
      return active()
    })
    expect(seen).toEqual(['2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5'])
  })
})

describe('A group card', () => {
  const heightOf = (with_: Partial<Group>): string => {
    const { container, unmount } = show(<GroupCard of={group(with_)} />)
    const height = container.querySelector('article')?.style.height ?? ''
    unmount()
    return height
  }
  const latest = { xid: ben.xid, name: 'Ben', avatar: null, text: 'hello' }

  it('R1-375 a group card grows by 40 px when live, by 35 px with a description and by 35 px with a latest message', () => {
    const live_ = snapshot({ live: { title: 'Five o’clock', audience: 3 } })
    expect(
      [
        {},
        { description: 'tea' },
        { latest },
        { description: 'tea', latest },
        { snapshot: live_ },
        { description: 'tea', latest, snapshot: live_ },
      ].map(heightOf),
    ).toEqual([0, 35, 35, 70, 40, 110].map((more) => `calc(var(--base) + ${more}px)`))
    // The heights of a card without extras, on a wide desktop, a phone and a compact desktop.
    expect(
      [...declarations('features/group/discover/group-card.module.css', 'card').matchAll(/--base: (\d+)px/g)].map(
        ([, base]) => base,
      ),
    ).toEqual(['240', '290', '200'])
    expect(
      ['live', 'text', 'latest'].map(
        (name) => /height: (\d+)px/.exec(declarations('features/group/discover/group-card.module.css', name))?.[1],
      ),
    ).toEqual(['40', '35', '35'])
  })

  it('a group card has a Join button once the button’s code has loaded, and renders its slides once the card is in sight', async () => {
    const app = live(ann)
    inARow()
    show(<GroupCard of={group()} />, { app })
    expect(screen.queryByRole('button')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Join' }))
    expect(app.said('join/StartJoin')).toHaveLength(1)
    expect(screen.queryByRole('group', { name: 'Latest in Tea' })).toBeNull()
    scrollIntoView()
    expect(await screen.findByRole('group', { name: 'Latest in Tea' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('a group card renders its slides only when scrolling has stopped, not while the card scrolls past', async () => {
    inARow()
    show(<GroupCard of={group()} />, { app: live(ann) })
    await screen.findByRole('button', { name: 'Join' })
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call))
    const frame = (now: number) =>
      act(async () => {
        for (const call of frames.splice(0)) call(now)
      })
    fireEvent.scroll(document)
    scrollIntoView()
    await frame(1_000)
    fireEvent.scroll(document)
    await frame(1_140)
    await frame(1_280)
    expect(screen.queryByRole('group', { name: 'Latest in Tea' })).toBeNull()
    await frame(1_290)
    // The fake animation frame stands in for the idle time in which a browser would render the slides.
    await frame(1_300)
    expect(await screen.findByRole('group', { name: 'Latest in Tea' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('R1-068 R1-069 a press on the badge of a group card shows who verified the group, the link and the date', async () => {
    const since = made(Instant, Date.UTC(2025, 9, 18, 12))
    show(
      <GroupCard
        of={group({
          isMember: true,
          verification: { kind: 'ambassador', projectName: 'Mesh', since, link: 'https://x.com/mesh' },
        })}
      />,
    )
    const badge = screen.getByRole('button', { name: 'Ambassador community' })
    expect(badge.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(badge)
    const told = within(await screen.findByRole('dialog'))
    expect(told.getByText('Mesh')).toBeTruthy()
    expect(told.getByText('Verified since October 18, 2025')).toBeTruthy()
    expect(told.getByRole('link', { name: 'x.com/mesh' }).getAttribute('href')).toBe('https://x.com/mesh')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('R1-068 the badge of a group card shows who verified the group while the pointer rests on the badge', async () => {
    show(
      <GroupCard
        of={group({ isMember: true, verification: { kind: 'official', projectName: 'Mesh', since: null, link: null } })}
      />,
    )
    const badge = screen.getByRole('button', { name: 'Official community' })
    fireEvent.pointerEnter(badge, { pointerType: 'mouse' })
    const told = within(await screen.findByRole('dialog'))
    expect(told.getByText('Mesh')).toBeTruthy()
    expect([told.queryByRole('link'), told.queryByText(/since/)]).toEqual([null, null])
    fireEvent.pointerLeave(badge, { relatedTarget: document.body })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('R1-070 the card of an unverified group has no badge', () => {
    show(<GroupCard of={group({ isMember: true })} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
