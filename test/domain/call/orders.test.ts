import { describe, expect, it } from 'vitest'
import type { Step } from '../../support/given'
import { accept, ADA, call, calling, dial, hangUp, letIn, now, peer, signal, started } from './call-story'

type CallStory = ReturnType<typeof call>
type Signal = readonly [name: string, step: Step]

/**
 * Plays the remaining signals in every order; orders with the same beginning share its work. Returns the orders whose
 * `is` differs from `should`.
 */
const wrongAmong = (
  story: CallStory,
  rest: readonly Signal[],
  should: (heard: readonly string[]) => unknown,
  is: (story: CallStory) => unknown,
  heard: readonly string[] = [],
): readonly unknown[] =>
  rest.flatMap(([name, step], n) => {
    const next = story.when(step)
    const all = [...heard, name]
    const [wanted, found] = [should(all), is(next)]
    return [
      ...(wanted === found ? [] : [[...all, found, wanted]]),
      ...wrongAmong(
        next,
        rest.filter((_, other) => other !== n),
        should,
        is,
        all,
      ),
    ]
  })

/** Whether all named signals arrived, in the given order. */
const came = (heard: readonly string[], ...names: readonly string[]): boolean =>
  names.every((name, n) => heard.includes(name) && (n === 0 || heard.indexOf(name) > heard.indexOf(names[n - 1] ?? '')))
const heardAny = (heard: readonly string[], ...names: readonly string[]): boolean =>
  names.some((name) => heard.includes(name))

const phase = (story: CallStory): string | null => now(story)?.phase ?? null
const rings = (story: CallStory): boolean => Object.keys(story.asked()).some((id) => id.startsWith('ring/'))
/** Makes the step a no-op if no request waits for the result of the step. */
const ifWaited =
  (step: Step): Step =>
  (ask) => {
    try {
      return typeof step === 'function' ? step(ask) : { type: 'NetworkOnline' }
    } catch {
      return { type: 'NetworkOnline' }
    }
  }

describe('A private call under all orders of seven signals', () => {
  it('RCV-2 RCV-3 CLR-7 an incoming call rings until an answer or an end signal, and becomes ongoing only after an answer', () => {
    const seven: readonly Signal[] = [
      ['calling', calling()],
      ['accept', accept],
      ['letIn', ifWaited(letIn)],
      ['peer', peer()],
      ['cancelled', signal('call/Cancelled')],
      ['rejected', signal('call/Rejected', { by: ADA })],
      ['accepted', signal('call/Accepted', { by: ADA, isWeb: false })],
    ]
    expect(
      wrongAmong(
        call(),
        seven,
        (heard) =>
          heard.includes('calling') &&
          !heardAny(heard, 'cancelled', 'rejected', 'accepted') &&
          !came(heard, 'calling', 'accept'),
        rings,
      ),
    ).toEqual([])
    const isIn = (heard: readonly string[]): boolean =>
      came(heard, 'calling', 'accept', 'letIn', 'peer') &&
      !heardAny(heard, 'cancelled') &&
      !came(heard, 'peer', 'rejected') &&
      !heardAny(heard.slice(0, heard.indexOf('accept')), 'rejected', 'accepted')
    expect(wrongAmong(call(), seven, isIn, (story) => phase(story) === 'together')).toEqual([])
  })

  it('CLR-4 CLR-6 CLR-7 an outgoing call is active until its first end signal, and never afterwards', () => {
    const seven: readonly Signal[] = [
      ['started', started()],
      ['peer', peer()],
      ['accepted', signal('call/Accepted')],
      ['rejected', signal('call/Rejected')],
      ['cancelled', signal('call/Cancelled')],
      ['hangUp', hangUp()],
      ['calling', calling()],
    ]
    const should = (heard: readonly string[]): string | null => {
      if (heard.includes('hangUp') || (heard.includes('started') && heardAny(heard, 'rejected', 'cancelled')))
        return null
      return !heard.includes('started') ? 'starting' : came(heard, 'started', 'peer') ? 'together' : 'awaiting'
    }
    expect(wrongAmong(call(dial()), seven, should, (story) => (now(story)?.key === 'k' ? phase(story) : null))).toEqual(
      [],
    )
  })
})
