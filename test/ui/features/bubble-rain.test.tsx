import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { winnersQuery, type RainEvent } from '../../../src/domain/bubble'
import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ConversationId, MessageId } from '../../../src/domain/kernel/ids'
import type { ChatMessage } from '../../../src/domain/chat'
import { BubbleCard } from '../../../src/ui/features/bubble/BubbleCard'
import { RainLayer } from '../../../src/ui/features/bubble/RainLayer'
import { en } from '../../../src/ui/features/bubble/translations.en'
import { ComposerTools } from '../../../src/ui/features/chat/composer/ComposerTools'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann, ben } from '../../support/builders/person'
import { groupOf } from '../../support/builders/group'
import { live } from '../support/fake-app'
import { show } from '../support/show'
import { item } from '../support/messages'
import { amount, type Bubble, conversationId, here, group } from '../support/bubbles'

const bubbleOf = (id: string, kind: 'gem' | 'bomb' = 'gem') => ({ id, kind, left: 10, top: 0, rewards: null })
const event: RainEvent = {
  id: 'r1',
  ended: false,
  clicked: false,
  seconds: 30,
  bubbles: [bubbleOf('b1'), bubbleOf('b2'), bubbleOf('b3', 'bomb')],
  winners: [],
  sender: 'Ben',
  currency: 'LOOP',
  total: 2,
  used: amount('0'),
  all: amount('40'),
  levelLimit: 3,
}
const stillness = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
const winnersAre = (bubble: Bubble, told: RainEvent) => {
  const key = canonicalJson({ eventId: 'r1' })
  bubble.answer(`read:${key}:`, (ask) =>
    winnersQuery.loaded({ items: [told], next: null }, { key, input: { eventId: 'r1' }, page: null }, ask),
  )
}
const joinRain = (bubble: Bubble, told = event) =>
  bubble.hear({ type: 'bubble/Join', conversationId, eventId: 'r1' }, (ask) => ({
    type: 'bubble/Joined',
    ask: ask('rainLook:1'),
    event: told,
    elapsed: 2_000,
  }))

describe('The message of a bubble rain', () => {
  const content = { kind: 'bubble', eventId: 'r1', isExclusive: false, seconds: 30, levelLimit: 3 } as const
  const sent: ChatMessage = {
    id: made(MessageId, 'm1'),
    conversationId,
    seq: 1,
    clientId: null,
    from: { xid: ben.xid, name: 'Ben', avatar: null },
    at: NOON,
    content,
    rev: 0,
    reactions: [],
  }
  const drawn = (at: number = NOON, own = false) => {
    const { app, bubble } = here()
    const message = { ...item('a', { content, text: '' }), own, at, sent }
    show(<BubbleCard content={content} message={message} tabIndex={0} />, { app })
    return { app, bubble }
  }
  it('the message of a bubble rain shows the amount, the number of bubbles and the level, and its Join button joins the rain', () => {
    const { app, bubble } = drawn()
    winnersAre(bubble, event)
    expect([
      screen.getByText('Bubble rain, 40 LOOP').tagName,
      screen.getByText('2 bubbles · level 3 and up').tagName,
    ]).toEqual(['B', 'SPAN'])
    fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(app.saidToAccount).toContainEqual({ type: 'bubble/Join', conversationId, eventId: 'r1' })
  })

  it('R1-316 after my bubble rain has ended, its message shows the winners and a receipt whose amounts add up', async () => {
    const { bubble } = drawn(NOON - 60_000, true)
    const over = {
      ...event,
      ended: true,
      winners: [{ uid: '2', name: 'Cara', rewards: amount('20') }],
      used: amount('20'),
    }
    winnersAre(bubble, over)
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Winners' }))
    winnersAre(bubble, over)
    expect((await screen.findByRole('listitem')).textContent).toContain('Cara20 LOOP')
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '40 LOOP',
      '20 LOOP',
      '20 LOOP',
      '0.4 LOOP',
      '40.4 LOOP',
    ])
    expect(screen.getByText(en.receipt.checks)).toBeTruthy()
  })

  it('the message of a bubble rain reports a failed join, and disables Join while I am in another rain', () => {
    const { bubble } = drawn()
    winnersAre(bubble, event)
    bubble.hear({ type: 'bubble/Join', conversationId, eventId: 'r1' }, (ask) => ({
      type: 'bubble/NotJoined',
      ask: ask('rainLook:1'),
      failure: unreachable,
    }))
    expect(screen.getByText(en.notJoined)).toBeTruthy()
    bubble.hear({ type: 'bubble/Join', conversationId, eventId: 'r2' })
    expect([
      screen.getByText(en.elsewhere).tagName,
      screen.getByRole('button', { name: 'Join' }).hasAttribute('disabled'),
    ]).toEqual(['SPAN', true])
  })
})

describe('A bubble rain over the chat', () => {
  const raining = (isStill: boolean) => {
    stillness(isStill)
    const { app, bubble } = here()
    show(<RainLayer conversationId={conversationId} />, { app })
    joinRain(bubble)
    return { app, bubble }
  }
  const buttons = () =>
    within(screen.getByRole('list', { name: en.all }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)

  it('a bubble rain plays only over the conversation in which the rain was sent', () => {
    const { app, bubble } = here()
    show(<RainLayer conversationId={made(ConversationId, 'sg_99999999')} />, { app })
    joinRain(bubble)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each([true, false])(
    'in a bubble rain each bubble is a button that the keyboard can reach, and a press pops the bubble (reduced motion: %s)',
    (isStill) => {
      const { app } = raining(isStill)
      expect(buttons()).toEqual(['Violet gem', 'Violet gem', 'Bomb'])
      const [first, second] = screen.getAllByRole('button', { name: 'Violet gem' })
      first?.focus()
      fireEvent.keyDown(first ?? document.body, { key: 'ArrowRight' })
      expect([document.activeElement === second, document.querySelector('canvas') === null]).toEqual([true, isStill])
      fireEvent.click(second ?? document.body)
      expect(app.saidToAccount).toContainEqual({ type: 'bubble/Tap', eventId: 'r1', bubbleId: 'b2' })
      expect(buttons()).toEqual(['Violet gem', 'Bomb'])
    },
  )

  it.each([true, false])(
    'a bubble rain starts with the focus on the first bubble, all arrows move on, and Leave is the last stop (reduced motion: %s)',
    (isStill) => {
      raining(isStill)
      const [first, second] = within(screen.getByRole('list', { name: en.all })).getAllByRole('button')
      expect(document.activeElement).toBe(first)
      for (const [key, next] of [
        ['ArrowDown', second],
        ['ArrowUp', first],
        ['ArrowRight', second],
      ] as const) {
        fireEvent.keyDown(document.activeElement ?? document.body, { key })
        expect(document.activeElement).toBe(next)
      }
      const stops = [...document.querySelectorAll<HTMLElement>('section button')].filter(
        ({ tabIndex }) => tabIndex === 0,
      )
      expect(stops.map(({ textContent }) => textContent)).toEqual([second?.textContent, en.leave])
      // The bubble that is popped goes, and the focus moves to another bubble.
      fireEvent.click(second ?? document.body)
      expect(document.activeElement?.closest('ul')).toBe(screen.getByRole('list', { name: en.all }))
    },
  )

  it('R1-336 when the server refuses the pop of a bubble, the rain shows "Oops!" with the server’s text', () => {
    const { bubble } = raining(true)
    bubble.hear(
      { type: 'bubble/Tap', eventId: 'r1', bubbleId: 'b3' },
      { type: 'bubble/TapRejected', eventId: 'r1', bubbleId: 'b3', words: 'That was a bomb' },
    )
    expect(screen.getByText('Oops!').parentElement?.textContent).toBe('Oops!That was a bomb')
  })

  it('R1-336 when my bubble wins, the rain shows "Congrats!" with the reward, and requests the timer that ends the notice', async () => {
    const { bubble } = raining(true)
    bubble.hear({
      type: 'bubble/Popped',
      eventId: 'r1',
      bubbleId: 'b1',
      uid: 'me',
      name: 'Ann',
      rewards: amount('20'),
      used: amount('20'),
      own: true,
    })
    expect(screen.getByText('Congrats!').parentElement?.textContent).toBe('Congrats!+20 LOOP')
    const notice = Object.keys(bubble.slices.account.rain.effects()).find((id) => id.startsWith('rainNotice:')) ?? ''
    expect(notice).not.toBe('')
    expect(await screen.findByText('Congrats!')).toBeTruthy()
  })

  it('a bubble rain shows how many bubbles remain and who popped one, and Leave closes the rain', () => {
    const { app, bubble } = raining(true)
    bubble.hear({
      type: 'bubble/Popped',
      eventId: 'r1',
      bubbleId: 'b1',
      uid: 'u9',
      name: 'Cara',
      rewards: amount('20'),
      used: amount('20'),
      own: false,
    })
    expect([
      screen.getByText('40 LOOP · 1 of 2 left · pop one').tagName,
      screen.getByText('Cara popped 20 LOOP').tagName,
    ]).toEqual(['P', 'SPAN'])
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect([app.saidToAccount.some(({ type }) => type === 'bubble/LeaveRain'), screen.queryByRole('region')]).toEqual([
      true,
      null,
    ])
  })

  it('R1-316 when a bubble rain ends without winners, the rain says that it is over and that nobody popped a bubble', () => {
    const { bubble } = raining(true)
    bubble.hear({ type: 'bubble/Ended', eventId: 'r1' })
    winnersAre(bubble, { ...event, ended: true })
    expect([screen.getByText(en.over.ended).tagName, screen.getByText(en.receipt.noneOver).tagName]).toEqual([
      'H3',
      'H3',
    ])
  })
})

describe('The bubble tool beside the text box', () => {
  it('R1-181 only members of a group have the bubble tool beside the text box', () => {
    const { unmount } = show(<ComposerTools of={group} />, { app: live(ann) })
    expect(screen.queryByRole('button', { name: 'Bubble rain' })).not.toBeNull()
    unmount()
    show(<ComposerTools of={groupOf('12345678', { isMember: false })} />, { app: live(ann) })
    expect(screen.queryByRole('button', { name: 'Bubble rain' })).toBeNull()
  })
})
